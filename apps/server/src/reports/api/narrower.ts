/** Suggestions to shorten a query that timed out. Pure. */
import type { ReportQuery } from '@sintonia/contracts';
import { dimensionOf } from '../../query/dimensions/all-dimensions.ts';
import { metricOf } from '../../query/metrics/all-metrics.ts';
import { isRatio } from '../../query/metrics/metric.ts';
import { needsVisits } from '../../query/plan/visit-columns.ts';
import { needsHistory } from '../../query/plan/visitor-history.ts';

export function narrower({ metrics, dimensions, granularity, segments }: ReportQuery): string {
  const needs = new Set([
    ...metrics.flatMap((key) => {
      const metric = metricOf(key);
      return isRatio(metric) ? [] : (metric.needs ?? []);
    }),
    ...dimensions.flatMap((key) => Object.values(dimensionOf(key).on).flatMap((on) => on.needs ?? [])),
  ]);
  const hints = [
    'a shorter period',
    ...(needsHistory(needs) ? ['leaving out what needs the whole history (new visitors, visit number)'] : []),
    ...(needsVisits(needs) && !needsHistory(needs)
      ? ['leaving out what needs whole visits (entries, landing page)']
      : []),
    ...(segments.length > 0 ? ['fewer segments'] : []),
    ...(dimensions.length > 1 ? ['fewer dimensions'] : []),
    ...(granularity === 'minute' || granularity === 'hour' ? ['a coarser granularity'] : []),
  ];
  return `That takes too long to count. It would take less with ${hints.join(', or with ')}.`;
}

export const NARROWER_ANALYSIS =
  'That takes too long to count. It would take less with a shorter period, or with fewer segments.';
