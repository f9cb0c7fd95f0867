import type { Picture } from '../../stage.ts';
import { episode1024 } from './episode-1024.ts';
import { episode1025 } from './episode-1025.ts';
import { episode1026 } from './episode-1026.ts';
import { episode1027 } from './episode-1027.ts';
import { episode1028 } from './episode-1028.ts';
import { episode1029 } from './episode-1029.ts';
import { episode1030 } from './episode-1030.ts';
import { episode1031 } from './episode-1031.ts';
import { episode1032 } from './episode-1032.ts';
import { programmeCuinaDeLlar } from './programme-cuina-de-llar.ts';

export const KITCHEN_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-cuina-de-llar': programmeCuinaDeLlar,
  'episode-1024': episode1024,
  'episode-1025': episode1025,
  'episode-1026': episode1026,
  'episode-1027': episode1027,
  'episode-1028': episode1028,
  'episode-1029': episode1029,
  'episode-1030': episode1030,
  'episode-1031': episode1031,
  'episode-1032': episode1032,
};
