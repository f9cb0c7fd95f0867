/** Prints of an itinerant photographer's negatives, for the gallery of one story: one sepia for all, and a black edge. */
import type { Picture } from '../../stage.ts';
import { story30271 } from './story-3027-1.ts';
import { story30272 } from './story-3027-2.ts';
import { story30273 } from './story-3027-3.ts';
import { story30274 } from './story-3027-4.ts';
import { story30275 } from './story-3027-5.ts';
import { story30276 } from './story-3027-6.ts';

export const NEGATIVE_PICTURES: Readonly<Record<string, Picture>> = {
  'story-3027-1': story30271,
  'story-3027-2': story30272,
  'story-3027-3': story30273,
  'story-3027-4': story30274,
  'story-3027-5': story30275,
  'story-3027-6': story30276,
};
