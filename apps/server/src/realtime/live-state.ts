/** Current visitors and viewers, computed from durable events. Pure: the clock is an argument. */

import { type LiveNow, MINUTE_MS } from '@sintonia/contracts';
import { isCounted } from '../stores/events/counted-events.ts';
import type { EventRow } from '../stores/events/event-rows.ts';
import { createLiveCurve } from './live-curve.ts';
import { createLiveEntries } from './live-entries.ts';
import type { LiveHeartbeat, LiveHit } from './live-events.ts';
import { channelsOf, pagesOf, sourcesOf, videosOf, type Watching } from './live-lists.ts';
import { sourceOf } from './live-source.ts';

/** A visitor is present for this long after the last hit or heartbeat. */
export const PRESENCE_MS = 5 * MINUTE_MS;
/** Heartbeats come every 10 s by default; after one and a half intervals without one, a session no longer counts. */
const WATCHING_MS = 15_000;
const INTERVALS = 1.5;
/** Stream kinds that count as live, the same as in reports of broadcasts. */
const LIVE_STREAMS: ReadonlySet<string> = new Set(['live', 'linear']);
export const MINUTES = 30;

/** Maximum number of event ids in memory, to ignore repeats. */
const MAX_IDS = 10_000;

export interface LiveState {
  see(row: EventRow): void;
  seeHit(hit: LiveHit): void;
  seeHeartbeat(heartbeat: LiveHeartbeat): void;
  now(nowMs: number): LiveNow;
  /** Removes visitors who left. Must be called regularly, independent of `now`. */
  forget(nowMs: number): void;
  /** Visitors and sessions that are present, including those not yet removed. */
  size(): number;
  /** Data of people who have left: their part of the curves, and the source of their visit until it ends. */
  kept(): number;
}

interface Presence {
  /** Time of the last activity, by the server's clock. */
  atMs: number;
  /** Latest page; null if only playback is known. */
  page: { pageName: string; path: string; atMs: number } | null;
}

/**
 * When a client was present, epoch ms by the server's clock: the time of arrival, also for a client with a slow clock,
 * whose current events seem late. Undelivered events sent later count at their own time (`clock.ts` tells the cases
 * apart).
 */
function presentAt(row: Pick<LiveHit, 'received_at' | 'occurred_at' | 'clock_skew_ms'>): number {
  const receivedMs = Date.parse(row.received_at);
  const occurredMs = Date.parse(row.occurred_at);
  return receivedMs - occurredMs === row.clock_skew_ms ? receivedMs : occurredMs;
}

export function createLiveState(): LiveState {
  const visitors = new Map<string, Presence>();
  const watching = new Map<string, Watching>();
  const pageviews = new Map<number, number>();
  const ids = new Set<string>();
  const curves = { visitors: createLiveCurve(), viewers: createLiveCurve() };
  const entries = createLiveEntries();

  const isNew = (id: string): boolean => {
    if (ids.has(id)) return false;
    ids.add(id);
    const [oldest] = ids;
    if (ids.size > MAX_IDS && oldest !== undefined) ids.delete(oldest);
    return true;
  };

  const meet = (visitor: string, atMs: number): Presence | null => {
    if (visitor === '') return null;
    const known = visitors.get(visitor) ?? { atMs, page: null };
    known.atMs = Math.max(known.atMs, atMs);
    curves.visitors.add(visitor, { person: visitor, fromMs: atMs, atMs, forMs: PRESENCE_MS });
    visitors.set(visitor, known);
    return known;
  };

  const seeHit = (hit: LiveHit) => {
    if (!isCounted(hit) || !isNew(hit.event_id)) return;
    const atMs = Date.parse(hit.occurred_at);
    const isPageview = hit.kind === 'pageview';
    if (isPageview) {
      const minute = Math.floor(atMs / MINUTE_MS);
      pageviews.set(minute, (pageviews.get(minute) ?? 0) + 1);
    }
    const visitor = meet(hit.tier === 'none' ? '' : hit.visitor_id, presentAt(hit));
    if (visitor) entries.see(hit.visitor_id, presentAt(hit), isPageview ? sourceOf(hit) : null);
    if (visitor && isPageview && (visitor.page?.atMs ?? 0) <= atMs) {
      visitor.page = { pageName: hit.page_name || hit.path, path: hit.path, atMs };
    }
  };

  const seeHeartbeat = (heartbeat: LiveHeartbeat) => {
    if (!isCounted(heartbeat) || !isNew(heartbeat.event_id)) return;
    const atMs = presentAt(heartbeat);
    if (meet(heartbeat.visitor_id, atMs)) entries.see(heartbeat.visitor_id, atMs, null);
    const hasEnded = heartbeat.event === 'end' || heartbeat.event === 'complete';
    if (heartbeat.asset_type !== 'main' || (heartbeat.event !== 'play' && !hasEnded)) return;
    const session = heartbeat.session_id;
    const viewer = heartbeat.visitor_id || session;
    const forMs = hasEnded ? 0 : watchedOn(heartbeat, viewer, atMs);
    if (hasEnded) curves.viewers.end(session, viewer, atMs);
    const known = watching.get(session);
    // On closing, a session sends its last play and its end with the same time, and they may be read back in any order.
    if (known && (known.atMs > atMs || (known.hasEnded && known.atMs === atMs))) return;
    watching.set(session, {
      atMs,
      forMs: Math.max(WATCHING_MS, forMs, known?.forMs ?? 0),
      hasEnded,
      viewer,
      videoId: heartbeat.video_id,
      name: heartbeat.video_name,
      channel: heartbeat.channel,
      isLive: LIVE_STREAMS.has(heartbeat.stream_type),
    });
  };

  /** Time until the session no longer counts without another heartbeat. */
  const watchedOn = ({ session_id, duration_ms }: LiveHeartbeat, person: string, atMs: number): number => {
    const intervalMs = Math.floor(duration_ms / 1000) * 1000;
    const forMs = Math.max(WATCHING_MS, INTERVALS * intervalMs);
    return curves.viewers.add(session_id, { person, fromMs: atMs - duration_ms, atMs, forMs });
  };

  const forget = (nowMs: number) => {
    drop(visitors, ({ atMs }) => atMs <= nowMs - PRESENCE_MS);
    drop(watching, ({ atMs, forMs }) => atMs <= nowMs - forMs);
    curves.visitors.forget(nowMs);
    curves.viewers.forget(nowMs);
    entries.forget(nowMs);
    const minute = Math.floor(nowMs / MINUTE_MS);
    for (const at of pageviews.keys()) if (at <= minute - MINUTES) pageviews.delete(at);
  };

  return {
    seeHit,
    seeHeartbeat,
    forget,
    size: () => visitors.size + watching.size,
    kept: () => curves.visitors.size() + curves.viewers.size() + entries.size(),
    see: ({ table, row }) => {
      if (table === 'hits') seeHit(row);
      if (table === 'playback') seeHeartbeat(row);
    },
    now: (nowMs) => {
      forget(nowMs);
      const minute = Math.floor(nowMs / MINUTE_MS);
      const pages = [...visitors.values()].flatMap(({ page }) => page ?? []);
      const sessions = [...watching.values()].filter(({ hasEnded }) => !hasEnded);
      return {
        at: new Date(nowMs).toISOString(),
        visitors: visitors.size,
        viewers: new Set(sessions.map(({ viewer }) => viewer)).size,
        bySecond: { visitors: curves.visitors.values(nowMs), viewers: curves.viewers.values(nowMs) },
        pageviewsByMinute: Array.from({ length: MINUTES }, (_, i) => pageviews.get(minute - MINUTES + 1 + i) ?? 0),
        pages: pagesOf(pages),
        videos: videosOf(sessions),
        channels: channelsOf(sessions),
        sources: sourcesOf([...visitors.keys()].flatMap((visitor) => entries.of(visitor) ?? [])),
      };
    },
  };
}

function drop<V>(map: Map<string, V>, isOver: (value: V) => boolean): void {
  for (const [key, value] of map) if (isOver(value)) map.delete(key);
}
