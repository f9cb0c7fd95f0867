import type { Answering } from '../query/answering.ts';
import type { Breakdown } from './find-cause.ts';
import { type FigureQuery, readHour, UnansweredQuery } from './read-hour.ts';
import type { Hour } from './windows.ts';

/**
 * The sum of metrics by each of these dimensions, in two hours; dimensions that a metric does not have are left out.
 *
 * @param whole metric that these are a part of
 */
export async function readBreakdowns(
  answering: Answering,
  { metrics, ...query }: Omit<FigureQuery, 'dimensions'>,
  dimensions: readonly string[],
  [now, usual]: readonly [Hour, Hour],
  whole?: string,
): Promise<Breakdown[]> {
  const all: Breakdown[] = [];
  for (const dimension of dimensions) {
    /** Each metric by itself: an answer has the largest values of its first. */
    const sumIn = async (hour: Hour, keys: readonly string[]): Promise<Map<string, number>> => {
      const sums = new Map<string, number>();
      for (const key of keys) {
        const { rows } = await readHour(answering, { ...query, metrics: [key], dimensions: [dimension] }, hour);
        for (const [value, count] of rows) sums.set(value, (sums.get(value) ?? 0) + count);
      }
      return sums;
    };
    try {
      all.push({
        dimension,
        now: await sumIn(now, metrics),
        usual: await sumIn(usual, metrics),
        ...(whole !== undefined && { whole: await sumIn(now, [whole]) }),
      });
    } catch (error) {
      if (!(error instanceof UnansweredQuery)) throw error;
    }
  }
  return all;
}
