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

/** No text of lines holds a head: JSON has no zero bytes. */
const MAGIC_BYTES = Buffer.from('SJ01');
const MAGIC = MAGIC_BYTES.readUInt32BE();
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

/**
 * Every frame that is whole, and how many bytes are none. What is not whole is looked past: at the end of a file it was being
 * written when the machine stopped, before that a disk has lost it, and what follows was acknowledged.
 */
export function readFrames(file: Buffer): { frames: Frame[]; lostBytes: number } {
  const frames: Frame[] = [];
  let lostBytes = 0;
  for (let begin = 0; begin < file.length; ) {
    const frame = frameAt(file, begin);
    if (frame) frames.push(frame);
    const next = frame ? frame.to : file.indexOf(MAGIC_BYTES, begin + 1);
    const end = next < 0 ? file.length : next;
    if (!frame) lostBytes += end - begin;
    begin = end;
  }
  return { frames, lostBytes };
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
