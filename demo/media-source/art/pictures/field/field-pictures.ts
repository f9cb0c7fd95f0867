import type { Picture } from '../../stage.ts';
import { episode1033 } from './episode-1033.ts';
import { episode1034 } from './episode-1034.ts';
import { episode1035 } from './episode-1035.ts';
import { episode1036 } from './episode-1036.ts';
import { episode1037 } from './episode-1037.ts';
import { episode1038 } from './episode-1038.ts';
import { episode1039 } from './episode-1039.ts';
import { episode1040 } from './episode-1040.ts';
import { programmeQuadernDeCamp } from './programme-quadern-de-camp.ts';

export const FIELD_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-quadern-de-camp': programmeQuadernDeCamp,
  'episode-1033': episode1033,
  'episode-1034': episode1034,
  'episode-1035': episode1035,
  'episode-1036': episode1036,
  'episode-1037': episode1037,
  'episode-1038': episode1038,
  'episode-1039': episode1039,
  'episode-1040': episode1040,
};
