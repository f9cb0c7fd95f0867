/** Finds the `moov` box in a file, and reads bytes of it. Synchronous. */
import { fstatSync } from 'node:fs';
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { readHead } from './mp4-boxes.ts';
import { read } from './read-bytes.ts';

/** Maximum size of `moov`, bytes, and maximum number of boxes before it. */
const MAX_MOOV_BYTES = 8 * 1024 * 1024;
const MAX_BOXES = 200;

export function findMoov(input: number): Result<Buffer, CreativeProblem> {
  const { size } = fstatSync(input);
  let at = 0;
  for (let i = 0; i < MAX_BOXES && at + 8 <= size; i++) {
    const head = readHead(read(input, at, Math.min(16, size - at)), size - at);
    if (i === 0 && !FIRST_BOXES.has(head.type)) return failed('notMp4');
    if (head.type === 'moof') return failed('fragmented');
    if (head.length > size - at) return failed('truncated');
    if (head.type === 'moov')
      return head.length > MAX_MOOV_BYTES
        ? failed('tooLong')
        : ok(read(input, at + head.headLength, head.length - head.headLength));
    at += head.length;
  }
  return failed(at === size ? 'notMp4' : 'truncated');
}

/** Valid first boxes of an MP4; tells it from an HTML page. */
const FIRST_BOXES: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp']);
