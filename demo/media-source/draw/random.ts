import { seededRandom } from '@sintonia/contracts/seeded-random';

/** Deterministic random numbers: a picture is redrawn identically on every machine. */
export interface Chance {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number in [low, high]. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

export function createChance(name: string): Chance {
  const next = seededRandom(name);
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}

/** Smooth noise in [-1, 1] over one axis: a sum of sines with incommensurable periods. */
export function swell(at: number, seed: number): number {
  return (
    (Math.sin(at + seed) + 0.6 * Math.sin(at * 2.17 + seed * 1.7) + 0.35 * Math.sin(at * 4.61 + seed * 2.3)) / 1.95
  );
}
