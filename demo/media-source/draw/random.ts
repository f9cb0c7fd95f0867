/** Chance that is the same on every machine: a picture is drawn again exactly as it was. */
export interface Chance {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number in [low, high]. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** FNV-1a over the text, 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32, seeded by a name. */
export function createChance(name: string): Chance {
  let state = seedOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}

/** Smooth noise in [-1, 1] over one axis: sines whose periods never meet again. */
export function swell(at: number, seed: number): number {
  return (
    (Math.sin(at + seed) + 0.6 * Math.sin(at * 2.17 + seed * 1.7) + 0.35 * Math.sin(at * 4.61 + seed * 2.3)) / 1.95
  );
}
