import type { Picture } from '../stage.ts';
import { CENDROSA_PICTURES } from './cendrosa-pictures.ts';
import { CHANNEL_PICTURES } from './channel-pictures.ts';
import { CIMS_PICTURES } from './cims-pictures.ts';
import { CURRENT_PICTURES } from './current-pictures.ts';
import { FIELD_PICTURES } from './field-pictures.ts';
import { KITCHEN_PICTURES } from './kitchen-pictures.ts';
import { MAP_PICTURES } from './map-pictures.ts';
import { NEGATIVE_PICTURES } from './negative-pictures.ts';
import { PLAY_PICTURES } from './play-pictures.ts';
import { POCKET_PICTURES } from './pocket-pictures.ts';
import { STORY_CULTURE_PICTURES } from './story-culture-pictures.ts';
import { STORY_LAND_PICTURES } from './story-land-pictures.ts';
import { STORY_TOWN_PICTURES } from './story-town-pictures.ts';
import { TALK_PICTURES } from './talk-pictures.ts';
import { WEATHER_PICTURES } from './weather-pictures.ts';
import { WORKS_PICTURES } from './works-pictures.ts';

/** Pictures composed by hand, by the name of their artwork. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  ...STORY_LAND_PICTURES,
  ...STORY_TOWN_PICTURES,
  ...STORY_CULTURE_PICTURES,
  ...NEGATIVE_PICTURES,
  ...CIMS_PICTURES,
  ...CENDROSA_PICTURES,
  ...KITCHEN_PICTURES,
  ...FIELD_PICTURES,
  ...CURRENT_PICTURES,
  ...WORKS_PICTURES,
  ...PLAY_PICTURES,
  ...WEATHER_PICTURES,
  ...TALK_PICTURES,
  ...MAP_PICTURES,
  ...POCKET_PICTURES,
  ...CHANNEL_PICTURES,
};
