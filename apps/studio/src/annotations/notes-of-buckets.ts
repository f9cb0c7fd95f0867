/** Which part of a chart each annotation belongs to. Pure. */
import type { ChartNote } from '../charts/HoursChart.tsx';

interface Noted {
  /** ISO 8601. */
  at: string;
  text: string;
}

/**
 * @param startsMs beginning of each part, ascending, epoch ms
 * @param endMs end of the last one; later annotations have no part
 */
export function notesOfBuckets(notes: readonly Noted[], startsMs: readonly number[], endMs: number): ChartNote[] {
  return notes.flatMap(({ at, text }) => {
    const atMs = Date.parse(at);
    if (!(atMs >= (startsMs[0] ?? Number.POSITIVE_INFINITY) && atMs < endMs)) return [];
    return [{ bucket: startsMs.findLastIndex((startMs) => startMs <= atMs), text }];
  });
}
