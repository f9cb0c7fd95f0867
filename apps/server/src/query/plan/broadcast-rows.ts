/**
 * Broadcasts of the schedule. Each counts whole, at its beginning, with the content time of its live audience and of later
 * on-demand playback of its episode.
 */
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { begunBy, type ScheduledItem } from '../broadcasts.ts';
import type { Count } from '../metrics/metric.ts';
import type { Period } from '../relations.ts';
import { allOf, list, named, type Sql, sql, unionAll, wholeMs, wholeNumber, wordsIn } from '../sql.ts';
import { IS_LIVE_KIND } from './on-air.ts';
import { scheduleRows } from './schedule-rows.ts';

/** Columns that need more than the live audience of the broadcast's channel. */
const OF_ALL_CHANNELS = 'all_ms';
const LATER_DAYS = { later_7_ms: 7, later_28_ms: 28 } as const;
type LaterColumn = keyof typeof LATER_DAYS;
const LATER_COLUMNS = Object.keys(LATER_DAYS) as LaterColumn[]; // cast: its own keys

/** Whether a row with `d_streamKind` is of live playback. */
export const IS_LIVE = sql`d_streamKind in ${IS_LIVE_KIND}`;
const HOUR = wholeNumber(HOUR_MS);

export interface BroadcastRequest extends Period {
  broadcasts: readonly ScheduledItem[];
  needs: ReadonlySet<string>;
  nowMs: number;
  /** Spans of content in a period, `begin_ms` to `end_ms` within an hour each, with `d_{key}` of the dimensions. */
  audience: (period: Period, dimensions: readonly string[]) => Sql;
}

/** Days after its beginning in which playback counts for a broadcast. */
export const laterDays = (needs: ReadonlySet<string>): number =>
  Math.max(0, ...LATER_COLUMNS.filter((name) => needs.has(name)).map((name) => LATER_DAYS[name]));

/** The period, until now at most, in which playback counts for one of the broadcasts. */
export function reachOfBroadcasts({
  broadcasts,
  nowMs,
  fromMs,
  toMs,
  needs,
}: Omit<BroadcastRequest, 'audience'>): Period {
  const laterMs = laterDays(needs) * DAY_MS;
  const lastMs = Math.max(toMs, ...broadcasts.map(({ startMs, endMs }) => Math.max(endMs, startMs + laterMs)));
  return { fromMs, toMs: Math.max(fromMs, Math.min(lastMs, nowMs)) };
}

export function broadcastRows(request: BroadcastRequest): Sql {
  const { needs, broadcasts, nowMs } = request;
  const items = begunBy(nowMs, broadcasts);
  const isOfAll = needs.has(OF_ALL_CHANNELS);
  const isLater = laterDays(needs) > 0;
  const live = sql`
    select id, sumIf(ms, is_own) as live_ms, sum(ms) as all_ms from (
      select item.id as id, span.channel = item.channel as is_own,
        least(span.end_ms, item.to_ms) - greatest(span.begin_ms, item.from_ms) as ms
      ${whileOnAir(request, isOfAll)}
      where ms > 0
    ) group by id`;
  const later = sql`
    select item.id as id, ${list(LATER_COLUMNS.map((name) => sql`${playedWithin(LATER_DAYS[name])} as ${named(name)}`))}
    ${onDemand(request)}
    group by id`;
  return sql`
    with schedule as (${scheduleRows(items)})
    select id, channel, title, media_id, to_ms - from_ms as aired_ms, live_ms, ${named(OF_ALL_CHANNELS)},
      ${list(LATER_COLUMNS.map((name) => (isLater ? named(name) : sql`toInt64(0) as ${named(name)}`)))},
      fromUnixTimestamp64Milli(from_ms, 'UTC') as at, toUInt64(0) as visitor
    from schedule left join (${live}) as live using (id) ${isLater ? sql`left join (${later}) as later using (id)` : sql``}`;
}

/**
 * `from` live spans, as `span`, beside the items of `schedule` that are on air in their hour, as `item`.
 *
 * @param isOfAll spans of every channel, not only of the item's own
 * @param more columns of the audience to keep, each after a comma
 */
const whileOnAir = (request: BroadcastRequest, isOfAll: boolean, more = sql``): Sql => sql`
  from (
    select d_playbackChannel as channel, begin_ms, end_ms, intDiv(begin_ms, ${HOUR}) as hour${more}
    from ${request.audience(reachOfBroadcasts({ ...request, needs: new Set() }), ['streamKind', 'playbackChannel'])}
    where ${IS_LIVE}
  ) as span
  inner join (
    select *, toInt64(arrayJoin(range(toUInt64(intDiv(from_ms, ${HOUR})), toUInt64(intDiv(to_ms - 1, ${HOUR}) + 1)))) as hour
    from schedule
  ) as item
  on ${allOf([sql`span.hour = item.hour`, ...(isOfAll ? [] : [sql`span.channel = item.channel`])])}`;

/** `from` spans on demand, as `span`, beside the items of `schedule` with the same media id, as `item`. */
const onDemand = (request: BroadcastRequest, more = sql``): Sql => sql`
  from (
    select d_mediaId as media_id, begin_ms, end_ms${more}
    from ${request.audience(reachOfBroadcasts(request), ['streamKind', 'mediaId'])} where not ${IS_LIVE}
  ) as span
  inner join (select * from schedule where media_id != '') as item on span.media_id = item.media_id`;

/** Whether a metric of broadcasts adds up time of viewings, and not their own length. */
export const isTimeOfViewings = (count: Count): count is Extract<Count, { by: 'sum' }> =>
  count.by === 'sum' && ['live_ms', OF_ALL_CHANNELS].some((column) => wordsIn([count.value]).has(column));

/**
 * R-09. Pieces of the viewings behind a time of broadcasts: `viewing, visitor, session, since_ms, till_ms`.
 *
 * @param value what the metric adds up, over the columns of `broadcastRows`
 * @param meant `from … where …` over the broadcasts of the figure, with their `id`
 */
export function broadcastPieces(request: BroadcastRequest, value: Sql, meant: Sql): Sql {
  const words = wordsIn([value]);
  const { broadcasts, nowMs } = request;
  const more = sql`, viewing, visitor, session`;
  const live = sql`
    select viewing, visitor, session, greatest(span.begin_ms, item.from_ms) as since_ms, least(span.end_ms, item.to_ms) as till_ms
    ${whileOnAir(request, words.has(OF_ALL_CHANNELS), more)}`;
  const days = laterDays(words);
  const later = sql`
    select viewing, visitor, session, greatest(span.begin_ms, item.from_ms) as since_ms,
      least(span.end_ms, item.from_ms + ${wholeMs(days * DAY_MS)}) as till_ms
    ${onDemand({ ...request, needs: words }, more)}`;
  return sql`
    with schedule as (select * from (${scheduleRows(begunBy(nowMs, broadcasts))}) where id in (select id ${meant}))
    select * from (${unionAll([live, ...(days > 0 ? [later] : [])])}) where since_ms < till_ms`;
}

const playedWithin = (days: number): Sql =>
  sql`sum(greatest(least(span.end_ms, item.from_ms + ${wholeMs(days * DAY_MS)}) - greatest(span.begin_ms, item.from_ms), 0))`;
