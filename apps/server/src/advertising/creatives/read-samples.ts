/** Samples of a track from its sample tables (ISO/IEC 14496-12 § 8.7). Pure. */
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import type { Sample } from './movie.ts';
import { boxesIn, entriesOf } from './mp4-boxes.ts';
import { chunkOffsets, sampleOffsets } from './sample-offsets.ts';

/** Sample limit per track: ten minutes at 120 frames per second. */
const MAX_SAMPLES = 72_000;

export function readSamples(tables: Buffer): Result<Sample[], CreativeProblem> {
  const named = new Map(boxesIn(tables).map(({ type, body }) => [type, body]));
  const [stsz, stts, stsc] = [named.get('stsz'), named.get('stts'), named.get('stsc')];
  const chunksAt = chunkOffsets(named.get('stco'), named.get('co64'));
  if (!stsz || !stts || !stsc || !chunksAt) return failed('notMp4');
  const count = stsz.readUInt32BE(8);
  if (count > MAX_SAMPLES) return failed('tooLong');
  const equal = stsz.readUInt32BE(4);
  const sizes =
    equal > 0 ? new Array<number>(count).fill(equal) : [...entriesOf(stsz, 12, count, 4)].map((e) => e.readUInt32BE(0));
  const durations = runs(stts, count, (entry) => entry.readUInt32BE(4));
  const ctts = named.get('ctts');
  // Negative offsets need version 1, but many encoders write version 0.
  const offsets = ctts ? runs(ctts, count, (entry) => entry.readInt32BE(4)) : [];
  const stss = named.get('stss');
  const sync = stss && new Set([...entriesOf(stss, 8, stss.readUInt32BE(4), 4)].map((e) => e.readUInt32BE(0)));
  const fileOffsets = sampleOffsets(sizes, stsc, chunksAt);
  if (!fileOffsets) return failed('notMp4');
  let decodeAt = 0;
  return ok(
    sizes.map((bytes, i) => {
      const duration = durations[i] ?? 0;
      const sample = {
        at: fileOffsets[i] ?? 0,
        bytes,
        decodeAt,
        presentAt: decodeAt + (offsets[i] ?? 0),
        duration,
        isSync: !sync || sync.has(i + 1),
      };
      decodeAt += duration;
      return sample;
    }),
  );
}

/** Expands a run-length table; never longer than the number of samples. */
function runs(table: Buffer, count: number, read: (entry: Buffer) => number): number[] {
  const values: number[] = [];
  for (const entry of entriesOf(table, 8, table.readUInt32BE(4), 8)) {
    const times = Math.min(entry.readUInt32BE(0), count - values.length);
    const value = read(entry);
    for (let i = 0; i < times; i++) values.push(value);
    if (values.length >= count) break;
  }
  return values;
}
