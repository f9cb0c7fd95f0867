import { mulberry32 } from '@sintonia/contracts/seeded-random';

/** Draws of a simulated world: the same seed gives the same world on any machine. */
export interface RandomSource {
  /** 0 ≤ x < 1. */
  part(): number;
  /** Whole, `least` and `most` included. */
  whole(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of a list that is not empty. */
  oneOf<T>(list: readonly T[]): T;
  digits(count: number): string;
}

export function createRandomSource(seed: number): RandomSource {
  const part = mulberry32(seed);
  const whole = (min: number, max: number) => min + Math.floor(part() * (max - min + 1));
  return {
    part,
    whole,
    chance: (probability) => part() < probability,
    oneOf: (list) => {
      const chosen = list[whole(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing to choose from');
      return chosen;
    },
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}

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
