const INITIAL = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

/**
 * MD5 of a text in UTF-8, in hexadecimal (RFC 1321). Assumes a little-endian machine, as every browser runs on.
 *
 * Used for ad break and chapter ids on the wire, like the incumbent; not for security. Web Crypto has no MD5
 * and is asynchronous, hence this implementation.
 */
export function md5(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  new Uint8Array(words.buffer).set([...bytes, 0x80]);
  words[words.length - 2] = bytes.length * 8;
  const sum = Uint32Array.from(INITIAL);
  for (let block = 0; block < words.length; block += 16) {
    let [a = 0, b = 0, c = 0, d = 0] = sum;
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const [mixed = 0, at = 0] =
        [
          [(b & c) | (~b & d), i],
          [(d & b) | (~d & c), 5 * i + 1],
          [b ^ c ^ d, 3 * i + 5],
          [c ^ (b | ~d), 7 * i],
        ][round] ?? [];
      const turned =
        (a + mixed + Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) + (words[block + (at % 16)] ?? 0)) | 0;
      const shift = SHIFTS[round * 4 + (i % 4)] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((turned << shift) | (turned >>> (32 - shift)))) | 0];
    }
    for (const [at, part] of [a, b, c, d].entries()) sum[at] = (sum[at] ?? 0) + part;
  }
  return Array.from(new Uint8Array(sum.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
