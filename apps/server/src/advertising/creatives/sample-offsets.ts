import { entriesOf } from './mp4-boxes.ts';

export function chunkOffsets(stco: Buffer | undefined, co64: Buffer | undefined): number[] | null {
  if (stco) return [...entriesOf(stco, 8, stco.readUInt32BE(4), 4)].map((entry) => entry.readUInt32BE(0));
  return co64
    ? [...entriesOf(co64, 8, co64.readUInt32BE(4), 8)].map((entry) => Number(entry.readBigUInt64BE(0)))
    : null;
}

/** File offset of each sample; null if the chunks do not hold all of them. */
export function sampleOffsets(sizes: readonly number[], stsc: Buffer, chunksAt: readonly number[]): number[] | null {
  const rows = [...entriesOf(stsc, 8, stsc.readUInt32BE(4), 12)].map((row) => ({
    chunk: row.readUInt32BE(0),
    samples: row.readUInt32BE(4),
  }));
  const offsets: number[] = [];
  let row = -1;
  for (const [i, chunkAt] of chunksAt.entries()) {
    while ((rows[row + 1]?.chunk ?? Number.POSITIVE_INFINITY) <= i + 1) row += 1;
    let at = chunkAt;
    for (let n = rows[row]?.samples ?? 0; n > 0 && offsets.length < sizes.length; n--) {
      at += sizes[offsets.push(at) - 1] ?? 0;
    }
  }
  return offsets.length === sizes.length ? offsets : null;
}
