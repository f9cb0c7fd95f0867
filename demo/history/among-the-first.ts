import type { RandomSource } from '@sintonia/simulator/random';

/** A random element by weight. The list is not empty and no weight is negative. */
export function weighted<T>(random: RandomSource, list: readonly (readonly [weight: number, value: T])[]): T {
  let left = random.part() * list.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of list) {
    left -= weight;
    if (left < 0) return value;
  }
  const last = list.at(-1);
  if (last === undefined) throw new RangeError('nothing to choose from');
  return last[1];
}

/** A random element, with the first ones most likely. */
export function amongTheFirst<T>(random: RandomSource, list: readonly T[]): T {
  const chosen = list[Math.floor(list.length * random.part() ** 2)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}
