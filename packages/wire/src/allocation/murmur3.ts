/**
 * MurmurHash3_x86_32 (Austin Appleby, public domain) of bytes: an unsigned 32-bit number. Evenly distributed, and the
 * same integer arithmetic on every engine. Not for secrets.
 *
 * @param length number of bytes to hash
 */
export function murmur3(bytes: ArrayLike<number>, seed = 0, length = bytes.length): number {
  const whole = length - (length % 4);
  const at = (i: number) => bytes[i] ?? 0;
  let hash = seed;
  for (let i = 0; i < whole; i += 4) {
    hash ^= scrambled(at(i) | (at(i + 1) << 8) | (at(i + 2) << 16) | (at(i + 3) << 24));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let i = length - 1; i >= whole; i--) tail = (tail << 8) | at(i);
  hash ^= scrambled(tail) ^ length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function scrambled(word: number): number {
  const mixed = Math.imul(word, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}
