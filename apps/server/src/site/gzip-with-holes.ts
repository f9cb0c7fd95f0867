/**
 * A text with holes, compressed once, filled for each response (RFC 1951, RFC 1952).
 *
 * Pages are cached, yet each response has a nonce of its own, and compressing a page costs far more
 * than taking it from the cache. So the text between the holes is compressed and summed in advance; filling puts the word
 * in stored blocks between and into the check, which takes microseconds.
 */
import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { checksumWithHoles } from './checksum-with-holes.ts';

const deflate = promisify(deflateRaw);

/** Method deflate, no name, no time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block that is empty. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Most answers leave before the next is made; those that wait for a slow line get memory of their own. */
const MAX_SPARE = 4;
/** Check sum and length. */
const TRAILER_BYTES = 8;
const WINDOW_BYTES = 32_768;
/** Never part of UTF-8, so no text can be said to repeat it. */
const HOLE_BYTE = 0xff;

export interface GzipWithHoles {
  /** The whole as gzip, with the word in every hole; `null` when the word has not the length of the holes. */
  fill(word: string): Buffer | null;
  /** As `fill`, in memory that is used again once it is given back: when every byte has left. */
  borrow(word: string): Buffer | null;
  giveBack(filled: Buffer): void;
}

/**
 * Each part may repeat what stands before it, over the holes, but nothing of what is in them: while
 * compressing they hold bytes that no text has. That is why their length must be known.
 */
export async function gzipWithHoles(parts: readonly string[], holeBytes: number): Promise<GzipWithHoles> {
  const texts = parts.map((part) => Buffer.from(part));
  const hole = Buffer.alloc(holeBytes, HOLE_BYTE);
  let before: Buffer = Buffer.alloc(0);
  const packed: Buffer[] = [];
  for (const text of texts) {
    // A flush ends on a whole byte and leaves the stream open for what comes next.
    const options = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH };
    packed.push(await deflate(text, before.length > 0 ? { ...options, dictionary: before } : options));
    before = Buffer.concat([before, text, hole]).subarray(-WINDOW_BYTES);
  }
  const checksum = checksumWithHoles(texts, holeBytes);
  const length = texts.reduce((sum, text) => sum + text.length, holeBytes * (texts.length - 1));
  const stored = Buffer.concat([storedHeader(holeBytes), hole]);
  const between = packed.flatMap((part, i) => (i === 0 ? [part] : [stored, part]));
  const whole = Buffer.concat([HEADER, ...between, END, trailer(0, length)]);
  const sumAt = whole.length - TRAILER_BYTES;
  const holesAt: number[] = [];
  let at = HEADER.length;
  for (const part of packed.slice(0, -1)) {
    at += part.length + stored.length;
    holesAt.push(at - holeBytes);
  }
  const put = (word: string, take: () => Buffer) => {
    const filling = Buffer.from(word);
    if (filling.length !== holeBytes) return null;
    const filled = take();
    for (const start of holesAt) filled.set(filling, start);
    filled.writeUInt32LE(checksum(filling), sumAt);
    return filled;
  };
  const spare: Buffer[] = [];
  return {
    fill: (word) => put(word, () => Buffer.from(whole)),
    borrow: (word) => put(word, () => spare.pop() ?? Buffer.from(whole)),
    giveBack: (filled) => {
      if (spare.length < MAX_SPARE) spare.push(filled);
    },
  };
}

/** Not the last block, stored: length and its complement. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

/** Of the whole text. */
function trailer(sum: number, length: number): Buffer {
  const end = Buffer.alloc(TRAILER_BYTES);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(length % 2 ** 32, 4);
  return end;
}
