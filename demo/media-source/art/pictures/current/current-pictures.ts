import type { Picture } from '../../stage.ts';
import { episode1041 } from './episode-1041.ts';
import { episode1042 } from './episode-1042.ts';
import { episode1043 } from './episode-1043.ts';
import { episode1044 } from './episode-1044.ts';
import { episode1045 } from './episode-1045.ts';
import { episode1046 } from './episode-1046.ts';
import { episode1047 } from './episode-1047.ts';
import { episode1048 } from './episode-1048.ts';
import { episode1049 } from './episode-1049.ts';
import { episode1050 } from './episode-1050.ts';
import { programmeElDebat } from './programme-el-debat.ts';
import { programmeNoticiesVespre } from './programme-noticies-vespre.ts';

export const CURRENT_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-noticies-vespre': programmeNoticiesVespre,
  'episode-1041': episode1041,
  'episode-1042': episode1042,
  'episode-1043': episode1043,
  'episode-1044': episode1044,
  'episode-1045': episode1045,
  'programme-el-debat': programmeElDebat,
  'episode-1046': episode1046,
  'episode-1047': episode1047,
  'episode-1048': episode1048,
  'episode-1049': episode1049,
  'episode-1050': episode1050,
};
