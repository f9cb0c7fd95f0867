/**
 * Format of a journal segment: frames, each with a header and lines of text. The header has a checksum over the
 * complete frame, which detects a frame truncated by a power failure.
 */
import { crc32 } from 'node:zlib';
import type { EventTable } from '../../events/event-rows.ts';

/** `columns` comes first: JSON of the columns of each table's lines, since a later version may have others. */
const KINDS = ['columns', 'hits', 'playback', 'rejected'] as const; // stored as numbers: only append
export type FrameKind = 'columns' | EventTable;

export interface Frame {
  kind: FrameKind;
  rows: number;
  /** Byte range of its text: start inclusive, end exclusive. */
  from: number;
  to: number;
}

/** Lines never contain a header: JSON has no zero bytes. */
const MAGIC_BYTES = Buffer.from('SJ01');
const MAGIC = MAGIC_BYTES.readUInt32BE();
/** Magic, kind, rows, bytes of text, checksum; 32 bits each. */
export const HEAD_BYTES = 20;
const SUM_AT = 16;

export function toFrame(kind: FrameKind, rows: number, text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(HEAD_BYTES + bytes);
  frame.writeUInt32BE(MAGIC, 0);
  frame.writeUInt32BE(KINDS.indexOf(kind), 4);
  frame.writeUInt32BE(rows, 8);
  frame.writeUInt32BE(bytes, 12);
  frame.write(text, HEAD_BYTES);
  frame.writeUInt32BE(sumOf(frame), SUM_AT);
  return frame;
}

/**
 * Finds all complete frames, and counts the other bytes, without the zeros at the end that are reserved for more. Incomplete
 * data is skipped: at the end of a file it was being written at the stop; elsewhere the disk lost it, and later frames were
 * acknowledged.
 */
export function readFrames(file: Buffer): { frames: Frame[]; lostBytes: number } {
  const frames: Frame[] = [];
  let lostBytes = 0;
  for (let begin = 0; begin < file.length; ) {
    const frame = frameAt(file, begin);
    if (frame) frames.push(frame);
    const next = frame ? frame.to : file.indexOf(MAGIC_BYTES, begin + 1);
    if (!frame) lostBytes += next < 0 ? withoutZeros(file.subarray(begin)).length : next - begin;
    begin = next < 0 ? file.length : next;
  }
  return { frames, lostBytes };
}

function withoutZeros(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

function frameAt(file: Buffer, begin: number): Frame | null {
  const from = begin + HEAD_BYTES;
  if (from > file.length || file.readUInt32BE(begin) !== MAGIC) return null;
  const kind = KINDS[file.readUInt32BE(begin + 4)];
  const to = from + file.readUInt32BE(begin + 12);
  if (kind === undefined || to > file.length) return null;
  if (sumOf(file.subarray(begin, to)) !== file.readUInt32BE(begin + SUM_AT)) return null;
  return { kind, rows: file.readUInt32BE(begin + 8), from, to };
}

const sumOf = (frame: Buffer): number => crc32(frame.subarray(HEAD_BYTES), crc32(frame.subarray(0, SUM_AT)));
