/**
 * What is kept of an hour: columns that can be put together, of any hours, to the figures of a period. They are counted
 * by the same expressions when an hour is built and when a report has to count it itself.
 */
import { hitsIn, type Period, playbackIn, videosIn } from '../relations.ts';
import { instant, type Sql, sql, wholeNumbers } from '../sql.ts';
import type { Source } from './sources.ts';

/** Goes up when any of the expressions below changes: hours counted by an older definition are counted again. */
export const DEFINITION = 1;

/** Distinct visitors are told apart by 64 bits of their id. */
const VISITORS = sql`uniqExactStateIf(sipHash64(visitor_id), tier != 'none' and visitor_id != '') as visitors`;

const HIT_COLUMNS = sql`
  countIf(kind = 'pageview') as pageviews,
  countIf(kind = 'pageview' and tier = 'none') as exempt_pageviews,
  countIf(starts_visit and tier != 'none') as visits,
  countIf(carries_visit and tier != 'none') as visits_carried,
  ${VISITORS}`;
const PAGE_COLUMNS = sql`
  argMax(hit.path, hit.occurred_at) as path,
  max(hit.occurred_at) as path_at,
  countIf(kind = 'pageview') as pageviews,
  ${VISITORS}`;
/** Of the reports of one session: whether its content played. */
export const HAS_PLAY = sql`countIf(event = 'play' and asset_type = 'main') > 0 as has_play`;
/** And whether to its end, and for how long. */
export const HAS_COMPLETE_AND_TIME = sql`
  countIf(event = 'complete' and asset_type = 'main') > 0 as has_complete,
  sumIf(duration_ms, event = 'play' and asset_type = 'main') as play_ms`;
const SESSION_COLUMNS = sql`
  max(if(report.visitor_id = '', 0, sipHash64(report.visitor_id))) as visitor,
  max(report.video_id) as video_id,
  max(report.video_name) as video_name,
  ${HAS_PLAY},
  minIf(report.occurred_at, event = 'play' and asset_type = 'main') as first_play_at,
  ${HAS_COMPLETE_AND_TIME}`;

const HOUR = sql`toStartOfHour(occurred_at) as hour`;

/** A table's columns after build, suite and hour, and the rows for every hour of a span: hour, then those columns. */
export interface HourRows {
  columns: string;
  select: Sql;
}

/** @param span whole hours */
export function hourRows(
  suite: string,
  span: Period,
): Readonly<Record<'hit_hours' | 'page_hours' | 'session_hours', HourRows>> {
  const hits = hitsIn(suite, [span], 0);
  return {
    hit_hours: {
      columns: 'pageviews, exempt_pageviews, visits, visits_carried, visitors',
      select: sql`select ${HOUR}, ${HIT_COLUMNS} from ${hits} group by hour`,
    },
    page_hours: {
      columns: 'page, path, path_at, pageviews, visitors',
      select: sql`select ${HOUR}, page, ${PAGE_COLUMNS} from ${hits} as hit where hit.kind = 'pageview' group by hour, page`,
    },
    session_hours: {
      columns: 'session, visitor, video_id, video_name, has_play, first_play_at, has_complete, play_ms',
      select: sql`select ${HOUR}, sipHash64(session_id) as session, ${SESSION_COLUMNS}
        from ${playbackIn(suite, [span])} as report group by hour, session`,
    },
  };
}

const built = ({ builds, fromMs, toMs }: Source): Sql =>
  sql`hour >= ${instant(fromMs)} and hour < ${instant(toMs)} and build in ${wholeNumbers(builds)}`;

/**
 * One row an hour. `carried` counts, in the hour that the period begins with, visits that began before it: each visit with
 * a hit in the period counts once, in its first hour there.
 */
export const hitHours = (source: Source): Sql => sql`(
  select hour, pageviews, exempt_pageviews, visits, if(hour = ${instant(source.fromMs)}, visits_carried, 0) as carried, visitors
  from hit_hours where ${built(source)}
  union all
  select hour, pageviews, exempt_pageviews, visits, 0 as carried, visitors
  from (select ${HOUR}, ${HIT_COLUMNS} from ${hitsIn(source.suite, source.spans, source.fromMs)} group by hour)
)`;

/** One row a page and hour, or a page and the spans together. @param condition on `page` */
export const pageHours = (source: Source, condition: Sql = sql`1`): Sql => sql`(
  select page, path, path_at, pageviews, visitors from page_hours where ${built(source)} and ${condition}
  union all
  select page, ${PAGE_COLUMNS}
  from ${hitsIn(source.suite, source.spans, source.fromMs)} as hit where hit.kind = 'pageview' and ${condition} group by page
)`;

/**
 * One row a playback session with a report in the period. The first report of a session carries no visitor id, so the
 * session's visitor is the one that any of its reports names. `video` is a number for its video (`videoNames`): to carry
 * text for every session costs more than all the rest.
 */
export const sessionsOf = (source: Source): Sql => sql`(
  select
    part.session as session,
    max(part.visitor) as visitor,
    max(part.video) as video,
    max(part.has_play) as has_play,
    minIf(part.first_play_at, part.has_play) as first_play_at,
    max(part.has_complete) as has_complete,
    sum(part.play_ms) as play_ms
  from (
    select session, visitor, sipHash64(video_id) as video, has_play, first_play_at, has_complete, play_ms
    from session_hours where ${built(source)}
    union all
    select session, visitor, sipHash64(video_id) as video, has_play, first_play_at, has_complete, play_ms
    from (
      select sipHash64(session_id) as session, ${SESSION_COLUMNS}
      from ${playbackIn(source.suite, source.spans)} as report group by session
    )
  ) as part
  group by session
)`;

/** One row a video that is in the period: `video`, and what it is called. */
export const videoNames = (source: Source): Sql => sql`(
  select sipHash64(video_id) as video, max(video_id) as id, max(video_name) as name
  from (
    select video_id, max(video_name) as video_name from session_hours where ${built(source)} group by video_id
    union all
    select video_id, max(video_name) as video_name from ${videosIn(source.suite, source.spans)} group by video_id
  )
  group by video
)`;
