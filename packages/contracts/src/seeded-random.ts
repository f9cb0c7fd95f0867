/** Numbers determined by a text or a seed: the same on every machine, in every run. Not for secrets. */

/** FNV-1a over the text's code points, an unsigned 32-bit number. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Numbers in [0, 1), uniform, seeded by the text's hash. */
export const seededRandom = (text: string): (() => number) => mulberry32(textHash(text));

/** Numbers in [0, 1), uniform, from 32 bits of state (Tommy Ettinger's mulberry32, public domain). */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
