/**
 * Viewings, heartbeats, ads and spans of content from events: counted heartbeats without repeats. A viewing is one
 * playback session; it is complete if it began or ended up to a day outside a span (`CONTEXT_MS`).
 */
import { HOUR_MS } from '@sintonia/contracts';
import { EMPTY_ROWS } from '../../stores/events/event-rows.ts';
import { type EventsRead, isHeartbeatRead, isHitRead } from '../events-read.ts';
import { insideSpans, type Period } from '../relations.ts';
import { list, named, type Sql, sql, wholeMs, wholeNumber, wordsIn } from '../sql.ts';
import { columnsRead } from './read-columns.ts';
import { CONTEXT_MS } from './rows-request.ts';
import { isOfStalls, withoutStalls, withStalls } from './stalls.ts';
import {
  AD,
  BREAK,
  CHAPTER,
  heartbeatColumns,
  needsStalls,
  needsStartHit,
  startHitColumns,
  VIEWING_COLUMNS,
  viewingColumns,
} from './viewing-columns.ts';

export interface EventPlayback extends EventsRead {
  /** Non-overlapping. */
  spans: readonly Period[];
  /** Events outside it are not read. */
  bounds: Period;
  /** Properties of the viewing. */
  properties: readonly string[];
  /** Whether the stalls of heartbeats are needed; those of viewings follow from the properties. */
  isWithStalls: boolean;
  /** Names in the query over the rows; by default every column is read. */
  reads?: ReadonlySet<string> | undefined;
}

const near = (at: Sql, { spans, bounds }: EventPlayback): Sql =>
  insideSpans(
    at,
    spans.map(({ fromMs, toMs }) => ({
      fromMs: Math.max(fromMs - CONTEXT_MS, bounds.fromMs),
      toMs: Math.min(toMs + CONTEXT_MS, bounds.toMs),
    })),
  );

const PLAYBACK_COLUMNS = Object.keys(EMPTY_ROWS.playback);

/** A select over counted heartbeats, named `heartbeat`, of which only the columns that it names are read. */
function heartbeats(request: EventPlayback, columns: Sql, condition: Sql = sql`1`): Sql {
  const counted = sql`playback as heartbeat final
    where ${isHeartbeatRead(request)} and ${near(sql`heartbeat.occurred_at`, request)}`;
  const words = wordsIn([columns, condition]);
  if (!isOfStalls(words)) return sql`select ${columns} from ${counted} and ${condition}`;
  const read = list(PLAYBACK_COLUMNS.filter((name) => words.has(name)).map(named));
  const marked = request.isWithStalls ? withStalls(read, counted) : withoutStalls(read, counted);
  return sql`select ${columns} from ${marked} as heartbeat where ${condition}`;
}

/** `VIEWING_COLUMNS`, `session`, and the properties; one row per viewing. */
export function eventViewings(request: EventPlayback): Sql {
  const { properties, reads } = request;
  const ofStalls = { ...request, isWithStalls: needsStalls(new Set(properties)) };
  const ofHeartbeats = sql`(${heartbeats(ofStalls, viewingColumns(properties, reads))} group by viewing)`;
  if (!needsStartHit(properties)) return ofHeartbeats;
  const startHits = sql`(
    select ${startHitColumns(properties)} from hits as hit final
    where ${isHitRead(request)} and hit.kind = 'mediaStart' and hit.media_session_id != ''
      and ${near(sql`hit.occurred_at`, request)}
    group by viewing
  )`;
  const columns = [...columnsRead(VIEWING_COLUMNS, reads), 'session', ...properties].map(named);
  return sql`(select ${list(columns)} from ${ofHeartbeats} as whole left join ${startHits} as begun using (viewing))`;
}

/** One row per heartbeat in the spans (`heartbeatColumns`). */
export const eventHeartbeats = (request: EventPlayback): Sql =>
  sql`(${heartbeats(request, heartbeatColumns(request.reads), insideSpans(sql`heartbeat.occurred_at`, request.spans))})`;

/** `AD_COLUMNS` and `id`; one row per ad that started in the spans. */
export const eventAds = (request: EventPlayback): Sql => sql`(
  select * from (
    ${heartbeats(request, AD, sql`heartbeat.asset_type = 'ad' and heartbeat.ad_session_id != ''`)}
    group by viewing, heartbeat.ad_session_id
  )
  where ${insideSpans(sql`at`, request.spans)}
)`;

/** `BREAK_COLUMNS` and `id`; one row per ad break that began in the spans and whose number of ads is known. */
export const eventBreaks = (request: EventPlayback): Sql => sql`(
  select * from (
    ${heartbeats(request, BREAK, sql`heartbeat.ads_planned > 0 and heartbeat.pod_id != ''`)}
    group by viewing, heartbeat.pod_id
  )
  where ${insideSpans(sql`at`, request.spans)}
)`;

/** `CHAPTER_COLUMNS` and `id`; one row per chapter that began in the spans. */
export const eventChapters = (request: EventPlayback): Sql => sql`(
  select * from (
    ${heartbeats(request, CHAPTER, sql`heartbeat.chapter_session_id != ''`)}
    group by viewing, heartbeat.chapter_session_id
  )
  where ${insideSpans(sql`at`, request.spans)}
)`;

/**
 * `viewing, since_ms, till_ms`: intervals in which content played, each within one hour and inside the spans. A heartbeat of
 * content states that it played for the heartbeat's duration until its time. Overlapping heartbeats of a viewing count once.
 *
 * @param shownHow further columns of heartbeats
 */
export function eventSpans(request: EventPlayback, shownHow: readonly string[] = []): Sql {
  const { spans } = request;
  const fromMs = Math.min(...spans.map((span) => span.fromMs));
  const toMs = Math.max(...spans.map((span) => span.toMs));
  const hour = wholeNumber(HOUR_MS);
  const shown = shownHow.length === 0 ? sql`` : sql`, ${list(shownHow.map(named))}`;
  return sql`(
    select viewing, toInt64(piece.1) as since_ms, toInt64(piece.2) as till_ms${shown} from (
      select viewing${shown}, arrayJoin(arrayMap(
        hour -> (greatest(since, hour * ${hour}), least(till, (hour + 1) * ${hour})),
        range(toUInt64(intDiv(since, ${hour})), toUInt64(intDiv(till - 1, ${hour}) + 1))
      )) as piece
      from (
        select viewing${shown}, least(until_ms, ${wholeMs(toMs)}) as till,
          greatest(until_ms - duration, ifNull(max(until_ms) over before, 0), ${wholeMs(fromMs)}) as since
        from (
          select *, toUnixTimestamp64Milli(at) as until_ms from (${heartbeats(request, heartbeatColumns(new Set(shownHow)))})
          where is_content and duration > 0
        )
        window before as (partition by viewing order by until_ms - duration, id rows between unbounded preceding and 1 preceding)
      )
      where since < till
    )
    where ${insideSpans(sql`fromUnixTimestamp64Milli(since_ms, 'UTC')`, spans)}
  )`;
}
