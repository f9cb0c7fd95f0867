/**
 * Columns of an hourly rollup. Each can be merged across hours into the figures of a period. The same expressions build
 * an hour and count it from events in a report.
 */

import { DAY_MS } from '@sintonia/contracts';
import { SHORT_STATE_MS } from '@sintonia/wire';
import { HAS_VISITOR, IS_EXEMPT_PAGE_VIEW, IS_PAGE_VIEW } from '../hit-conditions.ts';
import { hitsIn, type Period, playbackIn, videosIn } from '../relations.ts';
import { instant, type Sql, sql, wholeNumber } from '../sql.ts';
import { built, HOUR, type HourRows } from './built-rows.ts';
import { leftOutHourRows } from './left-out-hours.ts';
import type { RollupName } from './rollup-kinds.ts';
import type { Source } from './sources.ts';

/** Goes up when any of the expressions below or the rule of `counted-events.ts` changes: hours counted by an older definition are counted again. */
export const DEFINITION = 6;

/** Distinct visitors are compared by a 64-bit hash of their id. */
const VISITORS = sql`uniqExactStateIf(sipHash64(visitor_id), ${HAS_VISITOR}) as visitors`;

const HIT_COLUMNS = sql`
  countIf(${IS_PAGE_VIEW}) as pageviews,
  countIf(${IS_EXEMPT_PAGE_VIEW}) as exempt_pageviews,
  ${VISITORS}`;
/** A heartbeat of playing content. */
export const playsContent = (event: Sql, assetType: Sql): Sql => sql`${event} = 'play' and ${assetType} = 'main'`;
const CONTENT_PLAYS = playsContent(sql`event`, sql`asset_type`);
/**
 * Over the heartbeats of one session: whether its content played. A session closed within an ad reports that its
 * content plays at the instant it ends (docs/wire/heartbeat.md § 5); shorter durations never count (M-06).
 */
export const HAS_PLAY = sql`
  countIf(${CONTENT_PLAYS}) > 0 and (sumIf(duration_ms, ${CONTENT_PLAYS}) > 0 or dateDiff(
    'millisecond',
    minIf(sent_at, ${CONTENT_PLAYS}),
    maxIf(sent_at, event in ('complete', 'end') and asset_type = 'main')
  ) not between 0 and ${wholeNumber(SHORT_STATE_MS)})`;
/** Longer than a paused session lasts (§ 9: 1800 s); larger differences are invalid times. */
const LONGEST_PAUSE_MS = DAY_MS;
/**
 * Time of the first play. Each heartbeat names the time of the previous one, so that a continuing session is
 * distinguished from a new one, in any period. Only for sessions whose content played.
 *
 * @param at time column by which heartbeats are counted
 */
export const firstPlayAt = (at: Sql): Sql => sql`
  minIf(
    ${at} - toIntervalMillisecond(if(
      prev_ts > 0 and toUnixTimestamp64Milli(sent_at) - prev_ts between 0 and ${wholeNumber(LONGEST_PAUSE_MS)},
      toUnixTimestamp64Milli(sent_at) - prev_ts,
      0
    )),
    ${CONTENT_PLAYS}
  )`;
/** Whether the session completed, and for how long it played. */
export const HAS_COMPLETE_AND_TIME = sql`
  countIf(event = 'complete' and asset_type = 'main') > 0 as has_complete,
  sumIf(duration_ms, ${CONTENT_PLAYS}) as play_ms`;
const SESSION_COLUMNS = sql`
  max(if(heartbeat.visitor_id = '', 0, sipHash64(heartbeat.visitor_id))) as visitor,
  max(heartbeat.video_id) as video_id,
  max(heartbeat.video_name) as video_name,
  ${HAS_PLAY} as has_play,
  ${firstPlayAt(sql`heartbeat.occurred_at`)} as first_play_at,
  ${HAS_COMPLETE_AND_TIME}`;

/** @param span whole hours */
export function hourRows(suite: string, span: Period): Readonly<Record<RollupName, HourRows>> {
  const hits = hitsIn({ suite }, [span]);
  return {
    hit_hours: {
      columns: 'pageviews, exempt_pageviews, visitors',
      select: sql`select ${HOUR}, ${HIT_COLUMNS} from ${hits} group by hour`,
    },
    session_hours: {
      columns: 'session, visitor, video_id, video_name, has_play, first_play_at, has_complete, play_ms',
      select: sql`select ${HOUR}, sipHash64(session_id) as session, ${SESSION_COLUMNS}
        from ${playbackIn({ suite }, [span])} as heartbeat group by hour, session`,
    },
    left_out_hit_hours: leftOutHourRows('hits', suite, span),
    left_out_heartbeat_hours: leftOutHourRows('playback', suite, span),
  };
}

/** One row per hour. */
export const hitHours = (source: Source): Sql => sql`(
  select hour, pageviews, exempt_pageviews, visitors from hit_hours where ${built(source)}
  union all
  select ${HOUR}, ${HIT_COLUMNS} from ${hitsIn(source, source.spans)} group by hour
)`;

/**
 * One row per playback session with a heartbeat in the period. `starts_play` is true if its content began to play in
 * the period: a play counts in one period only. The first heartbeat of a session has no visitor id, so the visitor is
 * taken from any of its heartbeats. `video` is a number for its video (`videoNames`), because text for every session
 * costs more than all the rest.
 */
export const sessionsOf = (source: Source): Sql => sql`(
  select
    part.session as session,
    max(part.visitor) as visitor,
    max(part.video) as video,
    max(part.has_play) as has_play,
    minIf(part.first_play_at, part.has_play) as first_play_at,
    has_play and first_play_at >= ${instant(source.fromMs)} as starts_play,
    max(part.has_complete) as has_complete,
    sum(part.play_ms) as play_ms
  from (
    select session, visitor, sipHash64(video_id) as video, has_play, first_play_at, has_complete, play_ms
    from session_hours where ${built(source)}
    union all
    select session, visitor, sipHash64(video_id) as video, has_play, first_play_at, has_complete, play_ms
    from (
      select sipHash64(session_id) as session, ${SESSION_COLUMNS}
      from ${playbackIn(source, source.spans)} as heartbeat group by session
    )
  ) as part
  group by session
)`;

/** One row per video of the period: `video`, and its name. */
export const videoNames = (source: Source): Sql => sql`(
  select sipHash64(video_id) as video, max(video_id) as id, max(video_name) as name
  from (
    select video_id, max(video_name) as video_name from session_hours where ${built(source)} group by video_id
    union all
    select video_id, max(video_name) as video_name from ${videosIn(source, source.spans)} group by video_id
  )
  group by video
)`;
