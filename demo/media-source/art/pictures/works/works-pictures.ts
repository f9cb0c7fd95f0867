import type { Picture } from '../../stage.ts';
import { episode1051 } from './episode-1051.ts';
import { episode1052 } from './episode-1052.ts';
import { episode1053 } from './episode-1053.ts';
import { episode1054 } from './episode-1054.ts';
import { episode1055 } from './episode-1055.ts';
import { episode1056 } from './episode-1056.ts';
import { episode1057 } from './episode-1057.ts';
import { episode1058 } from './episode-1058.ts';
import { programmeObertPerObres } from './programme-obert-per-obres.ts';

export const WORKS_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-obert-per-obres': programmeObertPerObres,
  'episode-1051': episode1051,
  'episode-1052': episode1052,
  'episode-1053': episode1053,
  'episode-1054': episode1054,
  'episode-1055': episode1055,
  'episode-1056': episode1056,
  'episode-1057': episode1057,
  'episode-1058': episode1058,
};
