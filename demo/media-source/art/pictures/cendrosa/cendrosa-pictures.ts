import type { Picture } from '../../stage.ts';
import { episode1013 } from './episode-1013.ts';
import { episode1014 } from './episode-1014.ts';
import { episode1015 } from './episode-1015.ts';
import { episode1016 } from './episode-1016.ts';
import { episode1017 } from './episode-1017.ts';
import { episode1018 } from './episode-1018.ts';
import { episode1019 } from './episode-1019.ts';
import { episode1020 } from './episode-1020.ts';
import { episode1021 } from './episode-1021.ts';
import { episode1022 } from './episode-1022.ts';
import { episode1023 } from './episode-1023.ts';
import { programmeSotaLaCendrosa } from './programme-sota-la-cendrosa.ts';

export const CENDROSA_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-sota-la-cendrosa': programmeSotaLaCendrosa,
  'episode-1013': episode1013,
  'episode-1014': episode1014,
  'episode-1015': episode1015,
  'episode-1016': episode1016,
  'episode-1017': episode1017,
  'episode-1018': episode1018,
  'episode-1019': episode1019,
  'episode-1020': episode1020,
  'episode-1021': episode1021,
  'episode-1022': episode1022,
  'episode-1023': episode1023,
};
