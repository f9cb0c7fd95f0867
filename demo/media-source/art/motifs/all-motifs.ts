import { NATURE } from './nature.ts';
import { PEOPLE } from './people.ts';
import { THINGS } from './things.ts';
import { TOWN } from './town.ts';

/** Everything we know how to cut out, by name. */
export const MOTIFS = { ...NATURE, ...TOWN, ...THINGS, ...PEOPLE } as const;
export type MotifName = keyof typeof MOTIFS;
