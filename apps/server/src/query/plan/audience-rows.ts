/** Audience over time: spans in which content plays, cut at the period and at the boundaries of time buckets. */
import { type Granularity, HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import { named, type Sql, sql, wholeMs, wholeNumber } from '../sql.ts';
import { isOnAir, onAirParts } from './on-air.ts';
import type { RowsRequest } from './rows-request.ts';

const MINUTE = wholeNumber(MINUTE_MS);
const HOUR = wholeNumber(HOUR_MS);

/**
 * Columns of the spans, `begin_ms` and `end_ms` of a piece, and `window_ms`, the length of its bucket in the period.
 *
 * @param spans rows with `since_ms` and `till_ms`, each within one hour
 */
export function audiencePieces(request: RowsRequest, spans: Sql): Sql {
  const { granularity, zone, fromMs, toMs, reads } = request;
  const [from, to] = [wholeMs(fromMs), wholeMs(toMs)];
  const cut = cutByBucket(granularity, zone, { spans, from, to });
  const pieces = isOnAir(request) ? cutByBroadcast(request, cut) : cut;
  if (reads && !reads.has('window_ms')) return pieces;
  const { begin, end } = boundsOf(granularity, zone, sql`at`);
  const window =
    granularity === 'total' ? sql`${to} - ${from}` : sql`least(${end}, ${to}) - greatest(${begin}, ${from})`;
  return sql`select *, ${window} as window_ms from (${pieces})`;
}

/** The engine plans each level again: without buckets inside an hour there is one. */
function cutByBucket(
  granularity: Granularity,
  zone: Sql,
  { spans, from, to }: { spans: Sql; from: Sql; to: Sql },
): Sql {
  const begin = sql`greatest(since_ms, ${from})`;
  const end = sql`least(till_ms, ${to})`;
  const isInside = sql`since_ms < ${to} and till_ms > ${from}`;
  const at = sql`fromUnixTimestamp64Milli(begin_ms, 'UTC') as at`;
  if (granularity === 'total' || granularity === 'hour')
    return sql`
    select *, ${begin} as begin_ms, ${end} as end_ms, ${at} from (${spans}) where ${isInside} and begin_ms < end_ms`;
  return sql`
    select *, toInt64(piece.1) as begin_ms, toInt64(piece.2) as end_ms, ${at}
    from (
      select *, arrayJoin(${piecesOf(granularity, zone)}) as piece
      from (select * replace (${begin} as since_ms, ${end} as till_ms) from (${spans}) where ${isInside})
    )
    where begin_ms < end_ms`;
}

const cutByBroadcast = ({ broadcasts }: RowsRequest, pieces: Sql): Sql => sql`
  select * except (part_begin_ms, part_end_ms) replace (
    part_begin_ms as begin_ms, part_end_ms as end_ms, fromUnixTimestamp64Milli(part_begin_ms, 'UTC') as at
  ) from (${onAirParts(broadcasts, pieces, named('begin_ms'), named('end_ms'))})`;

/** A span lies within an hour: it touches two buckets, or several of minutes. */
function piecesOf(granularity: Exclude<Granularity, 'total' | 'hour'>, zone: Sql): Sql {
  if (granularity === 'minute') {
    return sql`arrayMap(
      minute -> (greatest(since_ms, minute * ${MINUTE}), least(till_ms, (minute + 1) * ${MINUTE})),
      range(toUInt64(intDiv(since_ms, ${MINUTE})), toUInt64(intDiv(till_ms - 1, ${MINUTE}) + 1)))`;
  }
  const { begin } = boundsOf(granularity, zone, sql`fromUnixTimestamp64Milli(till_ms - 1, 'UTC')`);
  return sql`[(since_ms, least(till_ms, ${begin})), (greatest(since_ms, ${begin}), till_ms)]`;
}

/** Start and end of the time bucket around an instant, ms. */
function boundsOf(granularity: Granularity, zone: Sql, at: Sql): { begin: Sql; end: Sql } {
  const ms = (instant: Sql) => sql`toInt64(toUnixTimestamp(${instant})) * 1000`;
  const dayOf = (day: Sql) => ms(sql`toDateTime(${day}, ${zone})`);
  const day = sql`toDate(${at}, ${zone})`;
  switch (granularity) {
    case 'minute': {
      const begin = sql`toStartOfMinute(${at})`;
      return { begin: ms(begin), end: sql`${ms(begin)} + ${MINUTE}` };
    }
    case 'hour': {
      const begin = sql`toStartOfHour(${at})`;
      return { begin: ms(begin), end: sql`${ms(begin)} + ${HOUR}` };
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
