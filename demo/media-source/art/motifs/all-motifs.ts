import { CULTURE } from './culture.ts';
import { INSTRUMENTS } from './instruments.ts';
import { NATURE } from './nature.ts';
import { PEOPLE } from './people.ts';
import { SKY } from './sky.ts';
import { TOWN } from './town.ts';
import { TRAVEL } from './travel.ts';

/** All motifs, by name. */
export const MOTIFS = { ...SKY, ...NATURE, ...TOWN, ...TRAVEL, ...INSTRUMENTS, ...CULTURE, ...PEOPLE } as const;
export type MotifName = keyof typeof MOTIFS;
