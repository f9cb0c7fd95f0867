import type { Picture } from '../stage.ts';
import { CENDROSA_PICTURES } from './cendrosa/cendrosa-pictures.ts';
import { CHANNEL_PICTURES } from './channel/channel-pictures.ts';
import { CIMS_PICTURES } from './cims/cims-pictures.ts';
import { CURRENT_PICTURES } from './current/current-pictures.ts';
import { FIELD_PICTURES } from './field/field-pictures.ts';
import { KITCHEN_PICTURES } from './kitchen/kitchen-pictures.ts';
import { MAP_PICTURES } from './map/map-pictures.ts';
import { NEGATIVE_PICTURES } from './negative/negative-pictures.ts';
import { PLAY_PICTURES } from './play/play-pictures.ts';
import { POCKET_PICTURES } from './pocket/pocket-pictures.ts';
import { STORY_CULTURE_PICTURES } from './story-culture/story-culture-pictures.ts';
import { STORY_LAND_PICTURES } from './story-land/story-land-pictures.ts';
import { STORY_TOWN_PICTURES } from './story-town/story-town-pictures.ts';
import { TALK_PICTURES } from './talk/talk-pictures.ts';
import { WEATHER_PICTURES } from './weather/weather-pictures.ts';
import { WORKS_PICTURES } from './works/works-pictures.ts';

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
