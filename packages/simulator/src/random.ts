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

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough to choose pages by. */
export function createRandomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
