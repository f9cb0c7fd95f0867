import type { Picture } from '../../stage.ts';
import { episode1001 } from './episode-1001.ts';
import { episode1002 } from './episode-1002.ts';
import { episode1003 } from './episode-1003.ts';
import { episode1004 } from './episode-1004.ts';
import { episode1005 } from './episode-1005.ts';
import { episode1006 } from './episode-1006.ts';
import { episode1007 } from './episode-1007.ts';
import { episode1008 } from './episode-1008.ts';
import { episode1009 } from './episode-1009.ts';
import { episode1010 } from './episode-1010.ts';
import { episode1011 } from './episode-1011.ts';
import { episode1012 } from './episode-1012.ts';
import { programmeCims } from './programme-cims.ts';

export const CIMS_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-cims': programmeCims,
  'episode-1001': episode1001,
  'episode-1002': episode1002,
  'episode-1003': episode1003,
  'episode-1004': episode1004,
  'episode-1005': episode1005,
  'episode-1006': episode1006,
  'episode-1007': episode1007,
  'episode-1008': episode1008,
  'episode-1009': episode1009,
  'episode-1010': episode1010,
  'episode-1011': episode1011,
  'episode-1012': episode1012,
};
