/**
 * MD5 of a text's UTF-8, in hexadecimal (RFC 1321).
 *
 * The wire names ad breaks and chapters with it, as the incumbent does; it protects nothing. Web Crypto has
 * no MD5 and answers later, so it is written out.
 */
export function md5(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  const bits = bytes.push(0x80) * 8 - 8;
  while (bytes.length % 64 !== 56) bytes.push(0);
  const view = new DataView(new ArrayBuffer(bytes.length + 8));
  for (const [at, byte] of bytes.entries()) view.setUint8(at, byte);
  view.setUint32(bytes.length, bits, true);
  const sum = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = sum;
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
      const word = ((([1, 5, 3, 7][round] ?? 0) * i + ([0, 1, 5, 0][round] ?? 0)) % 16) * 4;
      const turned =
        (a + mixed + Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) + view.getUint32(block + word, true)) | 0;
      const shift = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21][round * 4 + (i % 4)] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((turned << shift) | (turned >>> (32 - shift)))) | 0];
    }
    for (const [at, part] of [a, b, c, d].entries()) sum[at] = (sum[at] ?? 0) + part;
  }
  return Array.from(new Uint8Array(sum.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
