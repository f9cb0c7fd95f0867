import { murmur3 } from './murmur3.ts';

/** Buckets that a salt distributes visitors over; one bucket is a basis point. */
export const BUCKETS = 10_000;

/** Version of the rule below. Another rule needs another version, so that assigned visitors stay where they are. */
export const ALLOCATION_VERSION = 1;

/** UTF-8 by hand: the wire package does not use `TextEncoder`. Lone surrogates become U+FFFD. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return bytes;
}

/** Salts and ids are ASCII and short: their bytes are written here, so that a decision allocates no memory. */
const scratch = new Uint8Array(256);
const PREFIX = `${ALLOCATION_VERSION}:`;

/** Offset after the text; past the end when the text is not ASCII, or too long. */
function write(text: string, from: number): number {
  const to = from + text.length;
  if (to > scratch.length) return Number.POSITIVE_INFINITY;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i - from);
    if (code > 127) return Number.POSITIVE_INFINITY;
    scratch[i] = code;
  }
  return to;
}

function hashOf(salt: string, visitor: string): number {
  const length = write(visitor, write(':', write(salt, write(PREFIX, 0))));
  return length <= scratch.length ? murmur3(scratch, 0, length) : murmur3(utf8(`${PREFIX}${salt}:${visitor}`));
}

/**
 * Version 1 (P-06): the bucket, 0 to 9,999, of a visitor under a salt, on the server, on a page and in the simulator:
 * ⌊murmur3(UTF-8 of `1:{salt}:{visitor}`) × 10,000 ÷ 2³²⌋. Buckets of different salts are independent.
 */
export const bucketOf = (salt: string, visitor: string): number =>
  Math.floor((hashOf(salt, visitor) * BUCKETS) / 2 ** 32);
