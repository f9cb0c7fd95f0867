/**
 * Audience over time. Each heartbeat of content states that it played for its duration until then; overlapping
 * heartbeats of one viewing count once. Spans are cut at the period and at the boundaries of time buckets.
 */
import type { Granularity } from '@sintonia/contracts';
import { type Sql, sql, wholeNumber } from '../sql.ts';
import type { RowsAsked } from './rows-asked.ts';

const MINUTE_MS = wholeNumber(60_000);

/**
 * Columns of `ofReports`, `begin_ms` and `end_ms` of a span, and `window_ms`, the length of its bucket in the period.
 */
export function audiencePieces(asked: RowsAsked, ofReports: Sql): Sql {
  const { granularity, zone, fromMs, toMs } = asked;
  const [from, to] = [wholeMs(fromMs), wholeMs(toMs)];
  const spans = sql`
    select *, greatest(until_ms - duration, ifNull(max(until_ms) over before, 0), ${from}) as since_ms,
      least(until_ms, ${to}) as till_ms
    from (select *, toUnixTimestamp64Milli(at) as until_ms from (${ofReports}) where is_content and duration > 0)
    window before as (partition by viewing order by until_ms - duration, id rows between unbounded preceding and 1 preceding)`;
  const cut = sql`
    select * except (at), toInt64(piece.1) as begin_ms, toInt64(piece.2) as end_ms, fromUnixTimestamp64Milli(begin_ms, 'UTC') as at
    from (select *, arrayJoin(${piecesOf(granularity, zone)}) as piece from (${spans}) where since_ms < till_ms)
    where begin_ms < end_ms`;
  const { begin, end } = boundsOf(granularity, zone, sql`at`);
  const window =
    granularity === 'total' ? sql`${to} - ${from}` : sql`least(${end}, ${to}) - greatest(${begin}, ${from})`;
  return sql`select *, ${window} as window_ms from (${cut})`;
}

const wholeMs = (ms: number): Sql => ({ chunks: [{ type: 'Int64', value: ms }] });

/** A heartbeat covers at most ten minutes (§ 9): it touches two buckets, or several of minutes. */
function piecesOf(granularity: Granularity, zone: Sql): Sql {
  if (granularity === 'total') return sql`[(since_ms, till_ms)]`;
  if (granularity === 'minute') {
    return sql`arrayMap(
      minute -> (greatest(since_ms, minute * ${MINUTE_MS}), least(till_ms, (minute + 1) * ${MINUTE_MS})),
      range(toUInt64(intDiv(since_ms, ${MINUTE_MS})), toUInt64(intDiv(till_ms - 1, ${MINUTE_MS}) + 1)))`;
  }
  const { begin } = boundsOf(granularity, zone, sql`fromUnixTimestamp64Milli(till_ms - 1, 'UTC')`);
  return sql`[(since_ms, least(till_ms, ${begin})), (greatest(since_ms, ${begin}), till_ms)]`;
}

/** Start and end of the time bucket around an instant, ms. */
function boundsOf(granularity: Granularity, zone: Sql, at: Sql): { begin: Sql; end: Sql } {
  const ms = (moment: Sql) => sql`toInt64(toUnixTimestamp(${moment})) * 1000`;
  const dayOf = (day: Sql) => ms(sql`toDateTime(${day}, ${zone})`);
  const day = sql`toDate(${at}, ${zone})`;
  switch (granularity) {
    case 'minute': {
      const begin = sql`toStartOfMinute(${at})`;
      return { begin: ms(begin), end: sql`${ms(begin)} + 60000` };
    }
    case 'hour': {
      const begin = sql`toStartOfHour(${at})`;
      return { begin: ms(begin), end: sql`${ms(begin)} + 3600000` };
    }
    case 'week':
      return { begin: dayOf(sql`toMonday(${day})`), end: dayOf(sql`toMonday(${day}) + 7`) };
    case 'month': {
      const begin = sql`toStartOfMonth(${day})`;
      return { begin: dayOf(begin), end: dayOf(sql`addMonths(${begin}, 1)`) };
    }
    default:
      return { begin: dayOf(day), end: dayOf(sql`${day} + 1`) };
  }
}
