/** The totals of a period and their hours, each source read once. */
import type { Totals } from '@sintonia/contracts';
import type { Facts } from '../../query/facts/find-facts.ts';
import { metricColumns, metricColumnsOfRows } from '../../query/metrics.ts';
import { FROM_EVENTS, relationRows } from '../../query/plan/relation-rows.ts';
import type { SuitePeriod } from '../../query/relations.ts';
import { hitHours, sessionsOf } from '../../query/rollups/hour-columns.ts';
import type { Sources } from '../../query/rollups/sources.ts';
import { type Sql, sql } from '../../query/sql.ts';

/** One of the whole period, and one of each hour with events: `hour` in epoch seconds. */
export type TotalsRow<Name extends keyof Totals> = Pick<Totals, Name> & { isWhole: 0 | 1; hour: number };

/** The part of `Totals` from hits. */
export const hitTotalsQuery = ({ hits }: Sources): Sql => sql`
  select grouping(hours.hour) as isWhole, toUnixTimestamp(hours.hour) as hour,
    ${metricColumns('pageviews', 'exemptPageviews', 'visitors')}
  from ${hitHours(hits)} as hours group by grouping sets ((hours.hour), ())`;
export type HitTotals = TotalsRow<'pageviews' | 'exemptPageviews' | 'visitors'>;

/** Visits of the period: they span hours, so rollups do not have them. */
export const visitsQuery = (range: SuitePeriod, facts: Facts): Sql => {
  const span = { ...range, ...FROM_EVENTS, facts, timeZone: 'UTC', nowMs: range.toMs };
  const visits = metricColumnsOfRows('visits');
  const whole = { granularity: 'total', dimensions: [], needs: ['visit'], segments: [] } as const;
  return sql`select ${visits} from ${relationRows('hits', span, { ...whole, reads: [visits] })}`;
};

/** The part of `Totals` from playback. A play counts in the hour in which its session first played. */
export const playTotalsQuery = ({ playback }: Sources): Sql => sql`
  select grouping(began) as isWhole, toUnixTimestamp(began) as hour,
    ${metricColumns('plays', 'completions', 'uniqueViewers', 'contentTimeSpent')}
  from (select *, toStartOfHour(first_play_at) as began from ${sessionsOf(playback)})
  group by grouping sets ((began), ())`;
export type PlayTotals = TotalsRow<'plays' | 'completions' | 'uniqueViewers' | 'contentTimeSpent'>;

/** The figures of the whole; null without rows. */
export function wholeOf<Name extends keyof Totals>(
  rows: readonly TotalsRow<Name>[],
): Omit<TotalsRow<Name>, 'isWhole' | 'hour'> | null {
  const row = rows.find(({ isWhole }) => isWhole === 1);
  if (!row) return null;
  const { isWhole: _is, hour: _hour, ...figures } = row;
  return figures;
}
