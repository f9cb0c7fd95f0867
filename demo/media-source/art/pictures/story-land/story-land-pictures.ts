/** Stories on science, weather and sport. */
import type { Picture } from '../../stage.ts';
import { story3001 } from './story-3001.ts';
import { story3028 } from './story-3028.ts';
import { story3029 } from './story-3029.ts';
import { story3030 } from './story-3030.ts';
import { story3031 } from './story-3031.ts';
import { story3032 } from './story-3032.ts';
import { story3033 } from './story-3033.ts';
import { story3034 } from './story-3034.ts';
import { story3035 } from './story-3035.ts';
import { story3036 } from './story-3036.ts';
import { story3037 } from './story-3037.ts';
import { story3038 } from './story-3038.ts';
import { story3039 } from './story-3039.ts';
import { story3040 } from './story-3040.ts';
import { story3041 } from './story-3041.ts';

export const STORY_LAND_PICTURES: Readonly<Record<string, Picture>> = {
  'story-3001': story3001,
  'story-3041': story3041,
  'story-3035': story3035,
  'story-3036': story3036,
  'story-3037': story3037,
  'story-3038': story3038,
  'story-3039': story3039,
  'story-3040': story3040,
  'story-3028': story3028,
  'story-3029': story3029,
  'story-3030': story3030,
  'story-3031': story3031,
  'story-3032': story3032,
  'story-3033': story3033,
  'story-3034': story3034,
};
