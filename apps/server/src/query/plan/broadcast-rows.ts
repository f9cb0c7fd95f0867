/**
 * Broadcasts of the schedule. Each counts whole, at its beginning, with the content time of its live audience and of later
 * on-demand playback of its episode.
 */
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { begunBy, type ScheduledItem } from '../broadcasts.ts';
import type { Period } from '../relations.ts';
import { allOf, list, named, type Sql, sql, wholeMs, wholeNumber } from '../sql.ts';
import { IS_LIVE_KIND } from './on-air.ts';
import { scheduleRows } from './schedule-rows.ts';

/** Columns that need more than the live audience of the broadcast's channel. */
const OF_ALL_CHANNELS = 'all_ms';
const LATER_DAYS = { later_7_ms: 7, later_28_ms: 28 } as const;
type LaterColumn = keyof typeof LATER_DAYS;
const LATER_COLUMNS = Object.keys(LATER_DAYS) as LaterColumn[]; // cast: its own keys

const IS_LIVE = sql`d_streamKind in ${IS_LIVE_KIND}`;
const HOUR = wholeNumber(HOUR_MS);

interface BroadcastRequest extends Period {
  broadcasts: readonly ScheduledItem[];
  needs: ReadonlySet<string>;
  nowMs: number;
  /** Spans of content in a period, `begin_ms` to `end_ms` within an hour each, with `d_{key}` of the dimensions. */
  audience: (period: Period, dimensions: readonly string[]) => Sql;
}

/** Days after its beginning in which playback counts for a broadcast. */
const laterDays = (needs: ReadonlySet<string>): number =>
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
  const { needs, audience, broadcasts, nowMs } = request;
  const items = begunBy(nowMs, broadcasts);
  const isOfAll = needs.has(OF_ALL_CHANNELS);
  const isLater = laterDays(needs) > 0;
  const air = reachOfBroadcasts({ ...request, needs: new Set() });
  const live = sql`
    select id, sumIf(ms, is_own) as live_ms, sum(ms) as all_ms from (
      select item.id as id, span.channel = item.channel as is_own,
        least(span.end_ms, item.to_ms) - greatest(span.begin_ms, item.from_ms) as ms
      from (
        select d_playbackChannel as channel, begin_ms, end_ms, intDiv(begin_ms, ${HOUR}) as hour
        from ${audience(air, ['streamKind', 'playbackChannel'])} where ${IS_LIVE}
      ) as span
      inner join (
        select *, toInt64(arrayJoin(range(toUInt64(intDiv(from_ms, ${HOUR})), toUInt64(intDiv(to_ms - 1, ${HOUR}) + 1)))) as hour
        from schedule
      ) as item
      on ${allOf([sql`span.hour = item.hour`, ...(isOfAll ? [] : [sql`span.channel = item.channel`])])}
      where ms > 0
    ) group by id`;
  const later = sql`
    select item.id as id, ${list(LATER_COLUMNS.map((name) => sql`${playedWithin(LATER_DAYS[name])} as ${named(name)}`))}
    from (
      select d_mediaId as media_id, begin_ms, end_ms from ${audience(reachOfBroadcasts(request), ['streamKind', 'mediaId'])}
      where not ${IS_LIVE}
    ) as span
    inner join (select * from schedule where media_id != '') as item on span.media_id = item.media_id
    group by id`;
  return sql`
    with schedule as (${scheduleRows(items)})
    select id, channel, title, media_id, to_ms - from_ms as aired_ms, live_ms, ${named(OF_ALL_CHANNELS)},
      ${list(LATER_COLUMNS.map((name) => (isLater ? named(name) : sql`toInt64(0) as ${named(name)}`)))},
      fromUnixTimestamp64Milli(from_ms, 'UTC') as at, toUInt64(0) as visitor
    from schedule left join (${live}) as live using (id) ${isLater ? sql`left join (${later}) as later using (id)` : sql``}`;
}

const playedWithin = (days: number): Sql =>
  sql`sum(greatest(least(span.end_ms, item.from_ms + ${wholeMs(days * DAY_MS)}) - greatest(span.begin_ms, item.from_ms), 0))`;
