/**
 * A text with holes, compressed once and filled for each response (RFC 1951, RFC 1952).
 * Pages are cached, but each response has its own nonce, and compressing a page costs far more than reading it from the
 * cache. So the text between the holes is compressed and its checksum computed in advance; filling inserts the word in
 * stored blocks and updates the checksum, which takes microseconds.
 */
import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { checksumWithHoles } from './checksum-with-holes.ts';

const deflate = promisify(deflateRaw);

/** Deflate, no name, no time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty final block. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Spare buffers: most answers are sent before the next starts; those on slow connections allocate their own. */
const MAX_SPARE = 4;
/** Checksum and length. */
const TRAILER_BYTES = 8;
const WINDOW_BYTES = 32_768;
/** Never part of UTF-8, so no back-reference can include a hole. */
const HOLE_BYTE = 0xff;

export interface GzipWithHoles {
  /** The gzip output with the word in every hole; `null` if the word has another length. */
  fill(word: string): Buffer | null;
  /** Like `fill`, in a reusable buffer; give it back once all bytes have been sent. */
  borrow(word: string): Buffer | null;
  giveBack(filled: Buffer): void;
}

/**
 * A part may refer back to earlier parts across holes, but not to the holes themselves: while compressing, they contain
 * bytes that never occur in text. Therefore their length must be known.
 */
export async function gzipWithHoles(parts: readonly string[], holeBytes: number): Promise<GzipWithHoles> {
  const texts = parts.map((part) => Buffer.from(part));
  const hole = Buffer.alloc(holeBytes, HOLE_BYTE);
  let before: Buffer = Buffer.alloc(0);
  const packed: Buffer[] = [];
  for (const text of texts) {
    // A flush ends on a whole byte and leaves the stream open.
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

/** A stored block that is not the last: length and its complement. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

/** End of a gzip stream: checksum and length of the complete text. */
function trailer(sum: number, length: number): Buffer {
  const end = Buffer.alloc(TRAILER_BYTES);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(length % 2 ** 32, 4);
  return end;
}
