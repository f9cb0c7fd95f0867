/** Reproducible random numbers from a seed (mulberry32). */
export interface Random {
  /** From 0 to `below` − 1. */
  whole(below: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  bytes(length: number): Buffer;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    pick: (from) => from[whole(from.length)] ?? from[0],
    bytes: (length) => Buffer.from(Array.from({ length }, () => whole(256))),
  };
}
