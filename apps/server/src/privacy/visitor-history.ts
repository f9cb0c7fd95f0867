/** One visitor's stored hits and playback, decoded, newest first. Opening it is logged by the route. */
import { VISITOR_ROWS, type VisitorHistory, type VisitorHit, type VisitorPlayback } from '@sintonia/contracts';
import { EXPOSURE_CONTEXT } from '@sintonia/wire';
import type { EventStore } from '../stores/events/event-store.ts';
import { auditSubject } from './audit-subject.ts';
import { countOf, visitorEvents } from './visitor-events.ts';

const ISO = (column: string): string => `formatDateTime(${column}, '%Y-%m-%dT%H:%i:%SZ', 'UTC')`;

type Flag = 0 | 1;
/** Beside each row, of all rows that were found: how many events, and the first and the last of them. */
interface Whole {
  events: number;
  firstAt: string;
  lastOfAll: string;
}
type HitResult = VisitorHit & Whole;
type PlaybackResult = Omit<VisitorPlayback, 'isCompleted' | 'hasFailed'> &
  Whole & { isCompleted: Flag; hasFailed: Flag };

/** Each table is searched once: an id may be anywhere in the raw requests, which takes most of the time. */
export async function visitorHistory(events: Pick<EventStore, 'query'>, visitorId: string): Promise<VisitorHistory> {
  const visitor = await visitorEvents(events, visitorId);
  const { hits, playback } = visitor.conditions;
  const most = { most: VISITOR_ROWS };
  const [rejected, hitRows, playbackRows] = await Promise.all([
    countOf(events, 'rejected', visitor.conditions.rejected),
    events.query<HitResult>(
      `SELECT ${ISO('occurred_at')} AS at, kind, if(page_name = '', path, page_name) AS page, content_title AS title,
         multiIf(kind = 'offerTrouble', context[{missing:String}], kind IN ('exposure', 'visible'), '',
           search_keyword != '', search_keyword, link_name) AS detail,
         context[{activity:String}] AS activity, context[{variant:String}] AS variant, visible_ms AS visibleMs,
         referrer, campaign_external AS campaign, device, browser, os, suite,
         count() OVER () AS events, ${ISO('min(occurred_at) OVER ()')} AS firstAt,
         ${ISO('max(occurred_at) OVER ()')} AS lastOfAll
       FROM hits FINAL WHERE ${hits.sql} ORDER BY occurred_at DESC, event_id LIMIT {most:UInt32}`,
      { ...hits.params, ...most, ...EXPOSURE_CONTEXT },
    ),
    events.query<PlaybackResult>(
      `SELECT ${ISO('began')} AS at, ${ISO('ended')} AS lastAt, session, title, channel, playedS, isCompleted, hasFailed,
         sum(n) OVER () AS events, ${ISO('min(began) OVER ()')} AS firstAt, ${ISO('max(ended) OVER ()')} AS lastOfAll
       FROM (
         SELECT min(occurred_at) AS began, max(occurred_at) AS ended, count() AS n, session_id AS session,
           any(video_name) AS title, any(channel) AS channel,
           round(sumIf(duration_ms, asset_type = 'main' AND event = 'play') / 1000) AS playedS,
           max(event = 'complete' AND asset_type = 'main') AS isCompleted, max(event = 'error') AS hasFailed
         FROM playback FINAL WHERE ${playback.sql} GROUP BY session_id)
       ORDER BY at DESC, session LIMIT {most:UInt32}`,
      { ...playback.params, ...most },
    ),
  ]);
  const wholes = [hitRows[0], playbackRows[0]].filter((row) => row !== undefined);
  return {
    subject: auditSubject(visitorId),
    counts: { hits: hitRows[0]?.events ?? 0, playback: playbackRows[0]?.events ?? 0, rejected },
    sessions: visitor.sessions,
    firstAt: wholes.map(({ firstAt }) => firstAt).sort()[0] ?? null,
    lastAt:
      wholes
        .map(({ lastOfAll }) => lastOfAll)
        .sort()
        .at(-1) ?? null,
    hits: hitRows.map(({ events: _events, firstAt: _firstAt, lastOfAll: _lastOfAll, ...hit }) => hit),
    playback: playbackRows.map(
      ({ events: _events, firstAt: _firstAt, lastOfAll: _lastOfAll, isCompleted, hasFailed, ...session }) => ({
        ...session,
        isCompleted: isCompleted === 1,
        hasFailed: hasFailed === 1,
      }),
    ),
  };
}
