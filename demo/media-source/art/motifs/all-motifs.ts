import { ANIMALS } from './animals.ts';
import { ARTS } from './arts.ts';
import { BALLS } from './balls.ts';
import { CULTURE } from './culture.ts';
import { FOOD } from './food.ts';
import { INSTRUMENTS } from './instruments.ts';
import { LABORATORY } from './laboratory.ts';
import { NATURE } from './nature.ts';
import { PEOPLE } from './people.ts';
import { SKY } from './sky.ts';
import { STRUCTURES } from './structures.ts';
import { TOWN } from './town.ts';
import { TRAVEL } from './travel.ts';
import { WATER } from './water.ts';
import { WORK_AND_DANCE } from './work-and-dance.ts';
import { WORKPLACES } from './workplaces.ts';

/** All motifs, by name. */
export const MOTIFS = {
  ...SKY,
  ...WATER,
  ...NATURE,
  ...ANIMALS,
  ...TOWN,
  ...WORKPLACES,
  ...TRAVEL,
  ...STRUCTURES,
  ...INSTRUMENTS,
  ...LABORATORY,
  ...CULTURE,
  ...ARTS,
  ...BALLS,
  ...FOOD,
  ...PEOPLE,
  ...WORK_AND_DANCE,
} as const;
export type MotifName = keyof typeof MOTIFS;
