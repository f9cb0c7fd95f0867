/** Explains the difference between our daily figure and the incumbent's, step by step (S-08). Pure. */
import type { ParallelFigure, ParallelMetric } from '@sintonia/contracts';
import type { CountingMode } from './daily-counts.ts';

/** Counts of one day, on one basis. */
export type DayCounts = Readonly<Record<ParallelMetric, number>> & {
  /** Page views without identifier. */
  readonly exemptPageviews: number;
};

export const NO_COUNTS: DayCounts = {
  pageviews: 0,
  exemptPageviews: 0,
  visits: 0,
  visitors: 0,
  plays: 0,
  completions: 0,
  contentTimeSpent: 0,
};

/** @param theirs null if unknown */
export function explainDifference(
  metric: ParallelMetric,
  counts: Readonly<Record<CountingMode, DayCounts>>,
  theirs: number | null,
): ParallelFigure {
  /** The countable part. Visits and visitors always have an identifier, and playback requires consent. */
  const sent = (mode: CountingMode): number => {
    const { exemptPageviews, [metric]: count } = counts[mode];
    return metric === 'pageviews' ? count - exemptPageviews : count;
  };
  const ours = counts.ours[metric];
  return {
    ours,
    withoutIdentifier: sent('ours') - ours,
    robots: sent('withRobots') - sent('ours'),
    arrival: sent('onArrival') - sent('withRobots'),
    expected: sent('onArrival'),
    theirs,
  };
}
