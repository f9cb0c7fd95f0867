/**
 * What a segment of the journal is made of: frames, each a head and the text of some lines. The head holds a sum over all
 * of the frame, so that one that a power cut left half-written is known.
 */
import { crc32 } from 'node:zlib';
import type { EventTable } from '../../events/event-rows.ts';

/** `columns` comes first: JSON of the columns that each table's lines have, since a later version may have others. */
const KINDS = ['columns', 'hits', 'playback', 'rejected'] as const; // kept as numbers: only ever add at the end
export type FrameKind = 'columns' | EventTable;

export interface Frame {
  kind: FrameKind;
  rows: number;
  /** Where its text is in the file, in bytes: from, up to before. */
  from: number;
  to: number;
}

const MAGIC = 0x53_4a_30_31; // SJ01
/** Magic, kind, rows, bytes of text, sum; 32 bits each. */
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

/** Frames up to the first that is not whole, and where that would begin: at the end of the file when all are. */
export function readFrames(file: Buffer): { frames: Frame[]; end: number } {
  const frames: Frame[] = [];
  let end = 0;
  while (file.length - end >= HEAD_BYTES && file.readUInt32BE(end) === MAGIC) {
    const kind = KINDS[file.readUInt32BE(end + 4)];
    const next = end + HEAD_BYTES + file.readUInt32BE(end + 12);
    if (kind === undefined || next > file.length) break;
    if (sumOf(file.subarray(end, next)) !== file.readUInt32BE(end + SUM_AT)) break;
    frames.push({ kind, rows: file.readUInt32BE(end + 8), from: end + HEAD_BYTES, to: next });
    end = next;
  }
  return { frames, end };
}

const sumOf = (frame: Buffer): number => crc32(frame.subarray(HEAD_BYTES), crc32(frame.subarray(0, SUM_AT)));
