/**
 * What metrics count: hits and playback sessions of a period in one report suite, without robots, a repeat only once.
 */
import { instant, type Sql, sql, text, wholeNumber } from './sql.ts';

/** Design § 8: hits of a visitor with gaps under this belong to one visit. */
const VISIT_GAP_MS = 30 * 60_000;

/** Half-open, ms since 1970. */
export interface Period {
  fromMs: number;
  toMs: number;
}

/** What a report is asked: what happens in one suite never counts in another. */
export interface Question extends Period {
  suite: string;
}

const within = ({ fromMs, toMs }: Period): Sql =>
  sql`occurred_at >= ${instant(fromMs)} and occurred_at < ${instant(toMs)} and is_robot = 0`;

/**
 * One row a hit. `page` is the page's name, or its path where it has none. `starts_visit` marks the first of each visit inside the period, so that counting
 * it counts the visits with a hit in the period, also those that began before it.
 */
export const hitsOf = (question: Question): Sql => sql`(
  select *, visitor_id != '' and dateDiff('millisecond', previous_at, occurred_at) >= ${wholeNumber(VISIT_GAP_MS)} as starts_visit
  from (
    select *, lagInFrame(occurred_at, 1, toDateTime64(0, 3, 'UTC')) over (
      partition by visitor_id order by occurred_at rows between unbounded preceding and current row
    ) as previous_at
    from (
      select event_id, occurred_at, kind, tier, visitor_id, path, if(page_name = '', path, page_name) as page
      from hits final where suite = ${text(question.suite)} and ${within(question)}
    )
  )
)`;

/**
 * One row a playback session with a report in the period. The first report of a session carries no
 * visitor id, so the session's visitor is the one that any of its reports names.
 */
export const sessionsOf = (question: Question): Sql => sql`(
  select
    session_id,
    max(report.visitor_id) as visitor_id,
    max(report.video_id) as video_id,
    max(report.video_name) as video_name,
    countIf(event = 'play' and asset_type = 'main') > 0 as has_play,
    minIf(occurred_at, event = 'play' and asset_type = 'main') as first_play_at,
    countIf(event = 'complete' and asset_type = 'main') > 0 as has_complete,
    sumIf(duration_ms, event = 'play' and asset_type = 'main') / 1000 as play_s
  from (
    select event_id, occurred_at, session_id, visitor_id, video_id, video_name, event, asset_type, duration_ms
    from playback final where has(suites, ${text(question.suite)}) and ${within(question)}
  ) as report
  group by session_id
)`;
