/**
 * CRC-32 (RFC 1952 § 8) of a text whose holes are all filled with the same word.
 * The CRC is linear over GF(2): a word changes it by the word's own CRC, shifted by the text after each hole. So the
 * text is processed once, and each filling costs one polynomial product instead of another pass over the page.
 */
import { crc32 } from 'node:zlib';

/** x⁰, x⁸ and the polynomial, with the lowest power in the highest bit, as in CRC-32. */
const ONE = 0x80000000;
const ONE_BYTE = 0x00800000;
const POLYNOMIAL = 0xedb88320;

/** Returns a function from a word to the checksum; all words have the length of the holes. */
export function checksumWithHoles(texts: readonly Buffer[], holeBytes: number): (word: Buffer) => number {
  const zeros = Buffer.alloc(holeBytes);
  const emptySum = crc32(zeros);
  let sum = 0;
  /** Sum of the shifts of all holes, by the text after each and the holes in it. */
  let shift = 0;
  let after = 0;
  for (const text of texts.slice(1).toReversed()) {
    after += text.length;
    shift ^= power(after);
    after += holeBytes;
  }
  for (const [i, text] of texts.entries()) sum = crc32(text, i === 0 ? 0 : crc32(zeros, sum));
  return (word) => (sum ^ product(crc32(word) ^ emptySum, shift)) >>> 0;
}

/** Product of two polynomials modulo the CRC-32 polynomial. */
function product(a: number, b: number): number {
  let result = 0;
  let moved = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) result ^= moved;
    moved = moved & 1 ? (moved >>> 1) ^ POLYNOMIAL : moved >>> 1;
  }
  return result >>> 0;
}

/** x to the power of the number of bits in this many bytes. */
function power(bytes: number): number {
  let result = ONE;
  let square = ONE_BYTE;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = product(result, square);
    square = product(square, square);
  }
  return result;
}
