import type { Picture } from '../../stage.ts';
import { episode2001 } from './episode-2001.ts';
import { episode2002 } from './episode-2002.ts';
import { episode2003 } from './episode-2003.ts';
import { episode2004 } from './episode-2004.ts';
import { episode2005 } from './episode-2005.ts';
import { episode2006 } from './episode-2006.ts';
import { episode2007 } from './episode-2007.ts';
import { episode2008 } from './episode-2008.ts';
import { episode2009 } from './episode-2009.ts';
import { episode2010 } from './episode-2010.ts';
import { programmeCafeAmbVeu } from './programme-cafe-amb-veu.ts';
import { programmeLaPistaFreda } from './programme-la-pista-freda.ts';

export const TALK_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-cafe-amb-veu': programmeCafeAmbVeu,
  'episode-2001': episode2001,
  'episode-2002': episode2002,
  'episode-2003': episode2003,
  'episode-2004': episode2004,
  'episode-2005': episode2005,
  'programme-la-pista-freda': programmeLaPistaFreda,
  'episode-2006': episode2006,
  'episode-2007': episode2007,
  'episode-2008': episode2008,
  'episode-2009': episode2009,
  'episode-2010': episode2010,
};
