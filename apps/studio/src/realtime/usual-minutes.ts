/** What is usual in each minute. Pure. */
import { isMeasured } from './measured-week.ts';

/** Minutes on each side that count with a minute: alone, it is mostly chance. */
const BESIDE = 2;

/**
 * Mean of the same minutes in earlier weeks and those beside them.
 *
 * @param weeks figures by minute, of the same minutes of earlier weeks
 * @returns null without a measured week
 */
export function usualMinutes(weeks: readonly (readonly number[])[]): number[] | null {
  const measured = weeks.filter(isMeasured);
  const [first] = measured;
  if (!first) return null;
  return first.map((_, at) => {
    const near = measured.flatMap((week) => week.slice(Math.max(0, at - BESIDE), at + BESIDE + 1));
    return near.reduce((sum, figure) => sum + figure, 0) / near.length;
  });
}
