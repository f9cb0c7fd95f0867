import type { Picture } from '../../stage.ts';
import { episode1072 } from './episode-1072.ts';
import { episode1073 } from './episode-1073.ts';
import { episode1074 } from './episode-1074.ts';
import { episode1075 } from './episode-1075.ts';
import { programmeTempsComarques } from './programme-temps-comarques.ts';

export const WEATHER_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-temps-comarques': programmeTempsComarques,
  'episode-1072': episode1072,
  'episode-1073': episode1073,
  'episode-1074': episode1074,
  'episode-1075': episode1075,
};
