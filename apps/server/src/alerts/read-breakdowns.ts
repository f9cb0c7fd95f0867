import type { Answering } from '../query/answering.ts';
import type { Breakdown } from './find-cause.ts';
import { type FigureQuery, readHour, UnansweredQuery } from './read-hour.ts';
import type { Hour } from './windows.ts';

/** One metric by each of these dimensions, in two hours; dimensions that the metric does not have are left out. */
export async function readBreakdowns(
  answering: Answering,
  query: Omit<FigureQuery, 'dimensions'>,
  dimensions: readonly string[],
  [now, usual]: readonly [Hour, Hour],
): Promise<Breakdown[]> {
  const all: Breakdown[] = [];
  for (const dimension of dimensions) {
    const by = { ...query, dimensions: [dimension] };
    try {
      const [after, before] = [await readHour(answering, by, now), await readHour(answering, by, usual)];
      all.push({ dimension, now: after.rows, usual: before.rows });
    } catch (error) {
      if (!(error instanceof UnansweredQuery)) throw error;
    }
  }
  return all;
}
