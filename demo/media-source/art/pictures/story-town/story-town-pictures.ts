/** Stories on politics and society. */
import type { Picture } from '../../stage.ts';
import { story3002 } from './story-3002.ts';
import { story3004 } from './story-3004.ts';
import { story3005 } from './story-3005.ts';
import { story3006 } from './story-3006.ts';
import { story3007 } from './story-3007.ts';
import { story3008 } from './story-3008.ts';
import { story3009 } from './story-3009.ts';
import { story3010 } from './story-3010.ts';
import { story3011 } from './story-3011.ts';
import { story3012 } from './story-3012.ts';
import { story3013 } from './story-3013.ts';
import { story3014 } from './story-3014.ts';
import { story3015 } from './story-3015.ts';
import { story3016 } from './story-3016.ts';

export const STORY_TOWN_PICTURES: Readonly<Record<string, Picture>> = {
  'story-3002': story3002,
  'story-3004': story3004,
  'story-3005': story3005,
  'story-3006': story3006,
  'story-3007': story3007,
  'story-3008': story3008,
  'story-3009': story3009,
  'story-3010': story3010,
  'story-3011': story3011,
  'story-3012': story3012,
  'story-3013': story3013,
  'story-3014': story3014,
  'story-3015': story3015,
  'story-3016': story3016,
};
