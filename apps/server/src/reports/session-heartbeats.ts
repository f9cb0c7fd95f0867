/** Heartbeats of one playback session, as the player sent them. */
import { SESSION_HEARTBEATS, type SessionHeartbeats, type SessionHeartbeatsQuery } from '@sintonia/contracts';
import { suitesOf } from '../query/of-suites.ts';
import type { EventStore } from '../stores/events/event-store.ts';

type Heartbeat = SessionHeartbeats['heartbeats'][number];

interface Whole {
  title: string;
  channel: string;
  player: string;
  streamKind: string;
  lengthS: number;
  heartbeatCount: number;
  visitor: string;
}

/**
 * Null without a heartbeat of that session in the suites.
 *
 * @param maySeeVisitor whether the answer names the visitor
 */
export async function sessionHeartbeats(
  events: Pick<EventStore, 'query'>,
  { session, suite }: SessionHeartbeatsQuery,
  ownSuite: string,
  maySeeVisitor = false,
): Promise<SessionHeartbeats | null> {
  const of = 'FROM playback FINAL WHERE session_id = {session:String} AND hasAny(suites, {suites:Array(String)})';
  const params = { session, suites: [...suitesOf(suite ?? ownSuite)] };
  const [[whole], heartbeats] = await Promise.all([
    events.query<Whole>(
      `SELECT max(video_name) AS title, max(channel) AS channel, max(player_name) AS player,
         max(stream_type) AS streamKind, toFloat64(max(length_s)) AS lengthS, toFloat64(count()) AS heartbeatCount,
         max(visitor_id) AS visitor ${of}`,
      params,
    ),
    events.query<Heartbeat>(
      `SELECT event_id AS id, formatDateTime(occurred_at, '%Y-%m-%dT%H:%i:%SZ', 'UTC') AS at, event, asset_type AS asset,
         ad_name AS adName, chapter_name AS chapter, toFloat64(playhead_s) AS playheadS,
         toFloat64(duration_ms) AS durationMs, toFloat64(bitrate) AS bitrate,
         toFloat64(dropped_frames) AS droppedFrames, error_id AS error, error_source AS errorSource
       ${of} ORDER BY occurred_at, event_id LIMIT {most:UInt32}`,
      { ...params, most: SESSION_HEARTBEATS },
    ),
  ]);
  return whole && whole.heartbeatCount > 0
    ? { ...whole, visitor: maySeeVisitor ? whole.visitor : '', heartbeats }
    : null;
}
