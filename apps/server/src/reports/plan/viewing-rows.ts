/**
 * Rows of playback: viewings, and their parts. A viewing is one playback session, without robots and repeats; it is
 * complete if it began or ended up to a day outside the period (`CONTEXT_MS`).
 */
import { IS_COUNTED } from '../counted-events.ts';
import { firstPlayAt, HAS_PLAY, playsContent } from '../rollups/hour-columns.ts';
import { instant, type Sql, sql, text } from '../sql.ts';
import { audiencePieces } from './audience-rows.ts';
import { CONTEXT_MS, dimensionColumns, type RowsAsked } from './rows-asked.ts';

/** § 9: a session without heartbeats for ten minutes has ended. */
const SILENT_MS = 600_000;
/** From the media start hit, which names its session: facts missing in heartbeats. */
export const START_HIT_COLUMNS = ['start_device', 'start_browser', 'start_os', 'start_page'] as const;

const reports = ({ suite, fromMs, toMs }: RowsAsked): Sql => sql`
  playback as report final where has(report.suites, ${text(suite)}) and ${IS_COUNTED}
    and report.occurred_at >= ${instant(fromMs - CONTEXT_MS)} and report.occurred_at < ${instant(toMs + CONTEXT_MS)}`;

/** One row per viewing. The first heartbeat has no visitor id, so its visitor is taken from any of its heartbeats. */
function viewings(asked: RowsAsked): Sql {
  const all = sql`(
    select
      report.session_id as viewing,
      max(if(report.tier = 'none' or report.visitor_id = '', 0, sipHash64(report.visitor_id))) as who,
      min(report.occurred_at) as opened_at,
      max(report.occurred_at) as last_at,
      ${HAS_PLAY},
      ${firstPlayAt(sql`report.occurred_at`)},
      countIf(report.event = 'complete' and report.asset_type = 'main') > 0 as is_finished,
      countIf(report.event in ('complete', 'end') and report.asset_type = 'main') > 0
        or last_at < ${instant(asked.nowMs - SILENT_MS)} as is_over,
      countIf(report.event = 'error') > 0 as has_error,
      maxIf(report.playhead_s, report.asset_type = 'main') as furthest_s,
      max(report.length_s) as media_length_s,
      media_length_s > 0 and max(report.stream_type) not in ('live', 'linear') as has_length,
      max(report.startup_ms) as startup,
      max(report.dropped_frames) as dropped
      ${dimensionColumns(asked, 'row')}
    from ${reports(asked)} group by viewing
  )`;
  return START_HIT_COLUMNS.some((column) => asked.needs.has(column))
    ? sql`(select * from ${all} as whole left join ${startHits(asked)} as begun using (viewing))`
    : all;
}

const startHits = ({ suite, fromMs, toMs }: RowsAsked): Sql => sql`(
  select hit.media_session_id as viewing, max(hit.device) as start_device, max(hit.browser) as start_browser,
    max(hit.os) as start_os, max(if(hit.page_name = '', hit.path, hit.page_name)) as start_page
  from hits as hit final
  where hit.suite = ${text(suite)} and hit.kind = 'mediaStart' and hit.media_session_id != '' and ${IS_COUNTED}
    and hit.occurred_at >= ${instant(fromMs - CONTEXT_MS)} and hit.occurred_at < ${instant(toMs + CONTEXT_MS)}
  group by viewing
)`;

const withColumns = (asked: RowsAsked, rows: Sql): Sql =>
  sql`(select *${dimensionColumns(asked, 'columns')} from (${rows}))`;

/** Viewings at the time they were opened. */
export const attemptRows = (asked: RowsAsked): Sql =>
  withColumns(asked, sql`select *, viewing as id, opened_at as at from ${viewings(asked)}`);

/** Viewings at the time their content first played. */
export const playRows = (asked: RowsAsked): Sql =>
  withColumns(asked, sql`select *, viewing as id, first_play_at as at from ${viewings(asked)} where has_play`);

/** Heartbeats, with properties of their viewing. */
export const reportRows = (asked: RowsAsked): Sql => withColumns(asked, ofReports(asked));

const ofReports = (asked: RowsAsked): Sql => sql`
  select * from (
    select report.event_id as id, report.occurred_at as at, report.session_id as viewing, report.event as event,
      report.asset_type as asset_type, report.duration_ms as duration, report.bitrate as bitrate,
      ${playsContent(sql`report.event`, sql`report.asset_type`)} as is_content,
      report.event = 'play' and report.asset_type = 'ad' as is_ad
    from ${reports(asked)}
  ) as one inner join ${viewings(asked)} as whole using (viewing)`;

/** Ads, at the time they started. */
export const adRows = (asked: RowsAsked): Sql =>
  withColumns(
    asked,
    sql`select * from (
      select report.session_id as viewing, concat(report.session_id, ' ', report.ad_session_id) as id,
        min(report.occurred_at) as at,
        max(report.pod_id) as break_id,
        countIf(report.event = 'complete') > 0 as is_complete,
        sumIf(report.duration_ms, report.event = 'play') as played_ms,
        max(report.ad_length_s) as ad_length,
        max(report.ad_name) as ad_name, max(report.ad_id) as ad_id, max(report.pod_name) as break_kind,
        max(report.pod_position) as ad_position,
        max(report.metadata['a.media.ad.advertiser']) as ad_advertiser,
        max(report.metadata['a.media.ad.campaign']) as ad_campaign,
        max(report.metadata['a.media.ad.creative']) as ad_creative,
        max(report.metadata['a.media.ad.placement']) as ad_placement
      from ${reports(asked)} and report.asset_type = 'ad' and report.ad_session_id != ''
      group by viewing, id
    ) as one inner join ${viewings(asked)} as whole using (viewing)`,
  );

/** Time spans in which a viewing's content plays, cut at bucket boundaries. */
export const audienceRows = (asked: RowsAsked): Sql => withColumns(asked, audiencePieces(asked, ofReports(asked)));
