/** Reads and writes ISO base media boxes (ISO/IEC 14496-12 § 4.2). */

export interface Box {
  type: string;
  /** Content without the header. */
  body: Buffer;
}

/** A declared size exceeds the data. */
export class DamagedMovie extends Error {}

/** Iterates consecutive boxes. @throws DamagedMovie when a box is longer than its container */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const head = readHead(bytes.subarray(at), bytes.length - at);
    if (head.length > bytes.length - at) throw new DamagedMovie('a box is longer than what holds it');
    boxes.push({ type: head.type, body: bytes.subarray(at + head.headLength, at + head.length) });
    at += head.length;
  }
  return boxes;
}

export interface BoxHead {
  type: string;
  /** Size of the whole box, bytes. */
  length: number;
  headLength: number;
}

/** @param bytes 16 bytes, or fewer at the end of the data @param leftBytes bytes until the end of the container */
export function readHead(bytes: Buffer, leftBytes: number): BoxHead {
  const short = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, 8);
  const isLong = short === 1;
  if (isLong && bytes.length < 16) throw new DamagedMovie('a box ends in its head');
  const length = isLong ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? leftBytes : short;
  const headLength = isLong ? 16 : 8;
  if (length < headLength) throw new DamagedMovie('a box is shorter than its head');
  return { type, length, headLength };
}

/** The box at a path of types; null if missing. */
export function boxAt(bytes: Buffer, ...path: readonly string[]): Buffer | null {
  let at: Buffer | null = bytes;
  for (const type of path) at = at && (boxesIn(at).find((box) => box.type === type)?.body ?? null);
  return at;
}

/** Iterates `count` entries of fixed size after a header. @throws DamagedMovie when they exceed the table */
export function* entriesOf(table: Buffer, from: number, count: number, bytes: number): Generator<Buffer> {
  if (from + count * bytes > table.length) throw new DamagedMovie('a table is longer than what holds it');
  for (let i = 0; i < count; i++) yield table.subarray(from + i * bytes, from + (i + 1) * bytes);
}
