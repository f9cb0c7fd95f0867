import type { Picture } from '../../stage.ts';
import { episode1059 } from './episode-1059.ts';
import { episode1060 } from './episode-1060.ts';
import { episode1061 } from './episode-1061.ts';
import { episode1062 } from './episode-1062.ts';
import { episode1063 } from './episode-1063.ts';
import { episode1064 } from './episode-1064.ts';
import { episode1065 } from './episode-1065.ts';
import { episode1066 } from './episode-1066.ts';
import { episode1067 } from './episode-1067.ts';
import { episode1068 } from './episode-1068.ts';
import { episode1069 } from './episode-1069.ts';
import { episode1070 } from './episode-1070.ts';
import { episode1071 } from './episode-1071.ts';
import { programmeCampObert } from './programme-camp-obert.ts';
import { programmeMonPetit } from './programme-mon-petit.ts';

export const PLAY_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-mon-petit': programmeMonPetit,
  'episode-1064': episode1064,
  'episode-1065': episode1065,
  'episode-1066': episode1066,
  'episode-1067': episode1067,
  'episode-1068': episode1068,
  'episode-1069': episode1069,
  'episode-1070': episode1070,
  'episode-1071': episode1071,
  'programme-camp-obert': programmeCampObert,
  'episode-1059': episode1059,
  'episode-1060': episode1060,
  'episode-1061': episode1061,
  'episode-1062': episode1062,
  'episode-1063': episode1063,
};
