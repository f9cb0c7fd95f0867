/** A movie as HLS fragments (CMAF, ISO/IEC 23000-19): the same samples, not transcoded. Pure. */

import type { Sample } from './movie.ts';
import type { Segment } from './movie-segments.ts';
import { uint32, uint64, writeBox, writeFullBox } from './write-boxes.ts';

/** Sample flags: sync sample, or dependent. */
const SYNC = 0x02000000;
const NOT_SYNC = 0x01010000;

/** Duration, size, flags and offset of each sample, and the data offset. */
const RUN_FLAGS = 0x000f01;
/** Offsets are relative to this `moof`. */
const BASE_IS_MOOF = 0x020000;

/** `moof` of a segment and the header of its `mdat`; the samples follow, track by track. */
export function fragmentHead({ samples }: Segment, number: number): Buffer {
  const bytes = samples.flat().reduce((sum, sample) => sum + sample.bytes, 0);
  const write = (dataAt: readonly number[]): Buffer =>
    writeBox(
      'moof',
      writeFullBox('mfhd', 0, 0, uint32(number)),
      ...samples.flatMap((run, i) => (run.length > 0 ? [traf(run, i + 1, dataAt[i] ?? 0)] : [])),
    );
  let at = write([]).length + 8;
  const dataAt = samples.map((run) => {
    const from = at;
    at += run.reduce((sum, sample) => sum + sample.bytes, 0);
    return from;
  });
  return Buffer.concat([write(dataAt), uint32(bytes + 8), Buffer.from('mdat')]);
}

function traf(run: readonly Sample[], id: number, dataAt: number): Buffer {
  const [first] = run;
  return writeBox(
    'traf',
    writeFullBox('tfhd', 0, BASE_IS_MOOF, uint32(id)),
    writeFullBox('tfdt', 1, 0, uint64(first?.decodeAt ?? 0)),
    writeFullBox(
      'trun',
      1,
      RUN_FLAGS,
      uint32(run.length, dataAt),
      uint32(
        ...run.flatMap(({ duration, bytes, isSync, presentAt, decodeAt }) => [
          duration,
          bytes,
          isSync ? SYNC : NOT_SYNC,
          presentAt - decodeAt,
        ]),
      ),
    ),
  );
}
