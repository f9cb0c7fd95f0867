/** Which part of a chart each annotation belongs to. Pure. */
import type { ChartNote } from '../charts/HoursChart.tsx';

interface DatedNote {
  /** ISO 8601. */
  at: string;
  text: string;
}

/**
 * @param startsMs beginning of each part, ascending, epoch ms
 * @param endMs end of the last one; later annotations have no part
 */
export function notesOfBuckets(notes: readonly DatedNote[], startsMs: readonly number[], endMs: number): ChartNote[] {
  return notes.flatMap(({ at, text }) => {
    const atMs = Date.parse(at);
    if (!(atMs >= (startsMs[0] ?? Number.POSITIVE_INFINITY) && atMs < endMs)) return [];
    return [{ bucket: lastUntil(startsMs, atMs), text }];
  });
}

/** Place of the last start until then, by halves: a day has 86 400 seconds. */
function lastUntil(startsMs: readonly number[], atMs: number): number {
  let [low, high] = [0, startsMs.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((startsMs[middle] ?? 0) <= atMs) low = middle;
    else high = middle;
  }
  return low;
}
