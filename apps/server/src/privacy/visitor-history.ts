/** One visitor's stored hits and playback, decoded, newest first. Opening it is logged by the route. */
import { VISITOR_ROWS, type VisitorHistory, type VisitorHit, type VisitorPlayback } from '@sintonia/contracts';
import { EXPOSURE_CONTEXT } from '@sintonia/wire';
import type { EventStore } from '../stores/events/event-store.ts';
import { auditSubject } from './audit-subject.ts';
import { countEvents, visitorEvents } from './visitor-events.ts';

const ISO = (column: string): string => `formatDateTime(${column}, '%Y-%m-%dT%H:%i:%SZ', 'UTC')`;

type Flag = 0 | 1;
type PlaybackResult = Omit<VisitorPlayback, 'isCompleted' | 'hasFailed'> & { isCompleted: Flag; hasFailed: Flag };

export async function visitorHistory(events: Pick<EventStore, 'query'>, visitorId: string): Promise<VisitorHistory> {
  const visitor = await visitorEvents(events, visitorId);
  const { hits, playback } = visitor.conditions;
  const most = { most: VISITOR_ROWS };
  const [counts, hitRows, playbackRows, spans] = await Promise.all([
    countEvents(events, visitor),
    events.query<VisitorHit>(
      `SELECT ${ISO('occurred_at')} AS at, kind, if(page_name = '', path, page_name) AS page, content_title AS title,
         multiIf(kind = 'offerTrouble', context[{missing:String}], kind IN ('exposure', 'visible'), '',
           search_keyword != '', search_keyword, link_name) AS detail,
         context[{activity:String}] AS activity, context[{variant:String}] AS variant, visible_ms AS visibleMs,
         referrer, campaign_external AS campaign, device, browser, os, suite
       FROM hits FINAL WHERE ${hits.sql} ORDER BY occurred_at DESC, event_id LIMIT {most:UInt32}`,
      { ...hits.params, ...most, ...EXPOSURE_CONTEXT },
    ),
    events.query<PlaybackResult>(
      `SELECT ${ISO('min(occurred_at)')} AS at, ${ISO('max(occurred_at)')} AS lastAt, session_id AS session, any(video_name) AS title, any(channel) AS channel,
         round(sumIf(duration_ms, asset_type = 'main' AND event = 'play') / 1000) AS playedS,
         max(event = 'complete' AND asset_type = 'main') AS isCompleted, max(event = 'error') AS hasFailed
       FROM playback FINAL WHERE ${playback.sql}
       GROUP BY session_id ORDER BY at DESC, session LIMIT {most:UInt32}`,
      { ...playback.params, ...most },
    ),
    events.query<{ firstAt: string; lastAt: string; n: number }>(
      `SELECT ${ISO('min(at)')} AS firstAt, ${ISO('max(at)')} AS lastAt, count() AS n FROM (
         SELECT occurred_at AS at FROM hits WHERE ${hits.sql}
         UNION ALL SELECT occurred_at AS at FROM playback WHERE ${playback.sql})`,
      { ...hits.params, ...playback.params },
    ),
  ]);
  const [span] = spans;
  return {
    subject: auditSubject(visitorId),
    counts,
    sessions: visitor.sessions,
    firstAt: span?.n ? span.firstAt : null,
    lastAt: span?.n ? span.lastAt : null,
    hits: hitRows,
    playback: playbackRows.map((row) => ({
      ...row,
      isCompleted: row.isCompleted === 1,
      hasFailed: row.hasFailed === 1,
    })),
  };
}
