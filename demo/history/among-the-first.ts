import type { RandomSource } from '@sintonia/simulator/random';

/** A random element, with the first ones most likely. */
export function amongTheFirst<T>(random: RandomSource, list: readonly T[]): T {
  const chosen = list[Math.floor(list.length * random.part() ** 2)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}
