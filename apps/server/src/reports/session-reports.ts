/** Reports of one playback session, as the player sent them. They name no visitor. */
import { SESSION_REPORTS, type SessionReports, type SessionReportsQuery } from '@sintonia/contracts';
import { suitesOf } from '../query/of-suites.ts';
import type { EventStore } from '../stores/events/event-store.ts';

type Report = SessionReports['reports'][number];

interface Whole {
  title: string;
  channel: string;
  player: string;
  streamKind: string;
  lengthS: number;
  reportCount: number;
}

/** Null without a report of that session in the suites. */
export async function sessionReports(
  events: Pick<EventStore, 'query'>,
  { session, suite }: SessionReportsQuery,
  ownSuite: string,
): Promise<SessionReports | null> {
  const of = 'FROM playback FINAL WHERE session_id = {session:String} AND hasAny(suites, {suites:Array(String)})';
  const params = { session, suites: [...suitesOf(suite ?? ownSuite)] };
  const [[whole], reports] = await Promise.all([
    events.query<Whole>(
      `SELECT max(video_name) AS title, max(channel) AS channel, max(player_name) AS player,
         max(stream_type) AS streamKind, toFloat64(max(length_s)) AS lengthS, toFloat64(count()) AS reportCount ${of}`,
      params,
    ),
    events.query<Report>(
      `SELECT event_id AS id, formatDateTime(occurred_at, '%Y-%m-%dT%H:%i:%SZ', 'UTC') AS at, event, asset_type AS asset,
         ad_name AS adName, chapter_name AS chapter, toFloat64(playhead_s) AS playheadS,
         toFloat64(duration_ms) AS durationMs, toFloat64(bitrate) AS bitrate,
         toFloat64(dropped_frames) AS droppedFrames, error_id AS error, error_source AS errorSource
       ${of} ORDER BY occurred_at, event_id LIMIT {most:UInt32}`,
      { ...params, most: SESSION_REPORTS },
    ),
  ]);
  return whole && whole.reportCount > 0 ? { ...whole, reports } : null;
}
