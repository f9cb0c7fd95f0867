/** From our figure of a day to theirs, step by step (S-08). Pure. */
import type { ParallelFigure, ParallelMetric } from '@sintonia/contracts';
import type { Reckoning } from './daily-counts.ts';

/** Counts of one day, by one reckoning. */
export type DayCounts = Readonly<Record<ParallelMetric, number>> & {
  /** Of the page views, those without identifier. */
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

/** @param theirs null when it is not known */
export function explainDifference(
  metric: ParallelMetric,
  counts: Readonly<Record<Reckoning, DayCounts>>,
  theirs: number | null,
): ParallelFigure {
  /** What of it they could count at all. Visits and visitors have an identifier by definition, playback by consent. */
  const sent = (reckoning: Reckoning): number => {
    const { exemptPageviews, [metric]: count } = counts[reckoning];
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
