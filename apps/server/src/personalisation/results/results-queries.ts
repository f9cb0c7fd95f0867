/** Queries an activity's sufficient statistics from the event store: few rows for any audience size. */
import { IS_COUNTED } from '../../query/counted-events.ts';
import { list, type Sql, sql, text, wholeNumber } from '../../query/sql.ts';
import { dayOf, exposedVisitors, isCounted, outcomeEnd, type ResultsQuery } from './exposed-visitors.ts';
import type { GoalSignal } from './goal-signals.ts';
import type { Moments } from './statistics/moments.ts';

/** Length of the pre-exposure period for the adjustment. */
const PAST_DAYS = 28;

export interface ExposureRow {
  variant: string;
  /** Day of the first exposure. */
  exposedOn: string;
  /** Day on which the outcome period ended; empty if it has not. */
  countedOn: string;
  visitors: number;
  mixed: number;
}

export const exposureDaysQuery = (query: ResultsQuery): Sql => sql`
  select variant, ${dayOf(sql`first_at`, query)} as exposedOn,
    if(${isCounted(query)}, ${dayOf(outcomeEnd(query), query)}, '') as countedOn,
    toUInt32(count()) as visitors, toUInt32(countIf(is_mixed)) as mixed
  from ${exposedVisitors(query)} group by variant, exposedOn, countedOn`;

/**
 * Outcomes of visitors whose period ended on `day`. `n` comes from the exposures, since visitors without outcome have
 * no row.
 */
export interface OutcomeRow extends Omit<Moments, 'n'> {
  goal: number;
  variant: string;
  day: string;
}

/** Rows that goals count: visitor, time, goal index, amount. */
function signals(query: ResultsQuery, goals: readonly GoalSignal[]): Sql {
  const { suite, sinceMs } = query;
  const visitors = sql`(select visitor_id from ${exposedVisitors(query)})`;
  const earliest = sql`occurred_at >= subtractDays(fromUnixTimestamp64Milli(toInt64(${text(String(sinceMs))}), 'UTC'), ${wholeNumber(PAST_DAYS)})`;
  const found = (over: GoalSignal['over']): Sql => {
    const amounts = goals.flatMap((goal, i) =>
      goal.over === over ? [sql`(toUInt8(${wholeNumber(i)}), toFloat64(${goal.amount}))`] : [],
    );
    return sql`arrayJoin(arrayFilter(one -> one.2 != 0, array(${list(amounts)})))`;
  };
  // The first heartbeat of a session has no visitor, so all of its rows get the session's.
  const sources: Record<GoalSignal['over'], () => Sql> = {
    hits: () => sql`
      select visitor_id, occurred_at, ${found('hits')} as found from hits final
      where suite = ${text(suite)} and ${IS_COUNTED} and ${earliest} and visitor_id in ${visitors}`,
    playback: () => sql`
      select session_visitor as visitor_id, occurred_at, ${found('playback')} as found from (
        select *, max(visitor_id) over (partition by session_id) as session_visitor from (
          select session_id, visitor_id, occurred_at, event, duration_ms from playback final
          where has(suites, ${text(suite)}) and ${IS_COUNTED} and asset_type = 'main' and ${earliest}
            and session_id in (select session_id from playback where visitor_id in ${visitors})
        )
      )`,
  };
  const used = (['hits', 'playback'] as const).filter((over) => goals.some((goal) => goal.over === over));
  const [first, second] = used.map((over) => sources[over]());
  if (!first) throw new RangeError('an activity has a goal');
  return second ? sql`(${first} union all ${second})` : sql`(${first})`;
}

/** Outcomes per visitor in the outcome period and in the four weeks before exposure; a share is 1 or 0 in both. */
export function outcomesQuery(query: ResultsQuery, goals: readonly GoalSignal[]): Sql {
  const isShare = list(goals.map(({ unit }) => wholeNumber(unit === 'share' ? 1 : 0)));
  const value = (amount: Sql) => sql`if(array(${isShare})[goal + 1] = 1, toFloat64(${amount} != 0), ${amount})`;
  return sql`
    select goal, variant, day, sum(y) as sum, sum(y * y) as sumOfSquares, toUInt32(countIf(y != 0)) as active,
      sum(x) as before, sum(x * x) as beforeSquares, sum(x * y) as products
    from (
      select goal, variant, day, ${value(sql`after`)} as y, ${value(sql`past`)} as x
      from (
        select visitor_id, found.1 as goal, any(variant) as variant, any(counted_on) as day,
          sumIf(found.2, occurred_at >= first_at and occurred_at < ends_at) as after,
          sumIf(found.2, occurred_at < first_at and occurred_at >= subtractDays(first_at, ${wholeNumber(PAST_DAYS)})) as past
        from ${signals(query, goals)} as signal
        inner join (
          select visitor_id, variant, first_at, ${outcomeEnd(query)} as ends_at,
            ${dayOf(outcomeEnd(query), query)} as counted_on
          from ${exposedVisitors(query)} where ${isCounted(query)}
        ) as seen using visitor_id
        group by visitor_id, goal
      )
    )
    group by goal, variant, day`;
}
