/** Stories on culture and the economy. */
import type { Picture } from '../../stage.ts';
import { story3003 } from './story-3003.ts';
import { story3017 } from './story-3017.ts';
import { story3018 } from './story-3018.ts';
import { story3019 } from './story-3019.ts';
import { story3020 } from './story-3020.ts';
import { story3021 } from './story-3021.ts';
import { story3022 } from './story-3022.ts';
import { story3023 } from './story-3023.ts';
import { story3024 } from './story-3024.ts';
import { story3025 } from './story-3025.ts';
import { story3026 } from './story-3026.ts';
import { story3027 } from './story-3027.ts';

export const STORY_CULTURE_PICTURES: Readonly<Record<string, Picture>> = {
  'story-3022': story3022,
  'story-3023': story3023,
  'story-3024': story3024,
  'story-3025': story3025,
  'story-3026': story3026,
  'story-3027': story3027,
  'story-3003': story3003,
  'story-3017': story3017,
  'story-3018': story3018,
  'story-3019': story3019,
  'story-3020': story3020,
  'story-3021': story3021,
};
