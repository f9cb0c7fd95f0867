import { mulberry32 } from '@sintonia/contracts/seeded-random';

/** Reproducible random numbers from a seed. */
export interface Random {
  /** From 0 to `below` − 1. */
  whole(below: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  bytes(length: number): Buffer;
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    pick: (from) => from[whole(from.length)] ?? from[0],
    bytes: (length) => Buffer.from(Array.from({ length }, () => whole(256))),
  };
}
