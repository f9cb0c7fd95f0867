/** Current visitors and viewers, computed from durable events. Pure: the clock is an argument. */

import type { LiveNow } from '@sintonia/contracts';
import { MINUTE_MS } from '@sintonia/contracts';
import { isCounted, type JudgedColumn } from '../stores/events/counted-events.ts';
import type { EventRow, HitRow, PlaybackRow } from '../stores/events/event-rows.ts';

/** A visitor is present for this long after the last hit or heartbeat. */
export const PRESENCE_MS = 5 * MINUTE_MS;
/** Heartbeats come every 10 s by default; after one and a half intervals without one, a session no longer counts. */
const WATCHING_MS = 15_000;
const INTERVALS = 1.5;
export const MINUTES = 30;

const TOP = 10;
/** Most event ids remembered to ignore repeats. */
const REMEMBERED_IDS = 10_000;

/** Required columns; the same for live events and those read back from the event store. */
export type LiveHit = Pick<
  HitRow,
  | 'event_id'
  | 'received_at'
  | 'occurred_at'
  | 'clock_skew_ms'
  | 'kind'
  | 'tier'
  | 'visitor_id'
  | 'page_name'
  | 'path'
  | JudgedColumn
>;
export type LiveHeartbeat = Pick<
  PlaybackRow,
  | 'event_id'
  | 'received_at'
  | 'occurred_at'
  | 'clock_skew_ms'
  | 'visitor_id'
  | 'session_id'
  | 'event'
  | 'asset_type'
  | 'duration_ms'
  | 'video_id'
  | 'video_name'
  | JudgedColumn
>;

export interface LiveState {
  see(row: EventRow): void;
  seeHit(hit: LiveHit): void;
  seeHeartbeat(heartbeat: LiveHeartbeat): void;
  now(nowMs: number): LiveNow;
  /** Removes visitors who left. Must be called regularly, independent of `now`. */
  forget(nowMs: number): void;
  /** Visitors and sessions in memory, including those not yet removed. */
  size(): number;
}

interface Presence {
  /** Time of the last activity, by the server's clock. */
  atMs: number;
  /** Latest page; null if only playback is known. */
  page: { pageName: string; path: string; atMs: number } | null;
}

interface Watching {
  atMs: number;
  /** Without a heartbeat for this long, the session no longer counts. */
  forMs: number;
  hasEnded: boolean;
  viewer: string;
  videoId: string;
  name: string;
}

/**
 * When a client was present, epoch ms by the server's clock: the time of arrival, also for a client with a slow clock,
 * whose current events seem late. Undelivered events sent later count at their own time (`clock.ts` tells the cases
 * apart).
 */
function thereAt(row: Pick<LiveHit, 'received_at' | 'occurred_at' | 'clock_skew_ms'>): number {
  const receivedMs = Date.parse(row.received_at);
  const occurredMs = Date.parse(row.occurred_at);
  return receivedMs - occurredMs === row.clock_skew_ms ? receivedMs : occurredMs;
}

export function createLiveState(): LiveState {
  const visitors = new Map<string, Presence>();
  const watching = new Map<string, Watching>();
  const pageviews = new Map<number, number>();
  const ids = new Set<string>();

  const isNew = (id: string): boolean => {
    if (ids.has(id)) return false;
    ids.add(id);
    const [oldest] = ids;
    if (ids.size > REMEMBERED_IDS && oldest !== undefined) ids.delete(oldest);
    return true;
  };

  const meet = (visitor: string, atMs: number): Presence | null => {
    if (visitor === '') return null;
    const known = visitors.get(visitor) ?? { atMs, page: null };
    known.atMs = Math.max(known.atMs, atMs);
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
    const visitor = meet(hit.tier === 'none' ? '' : hit.visitor_id, thereAt(hit));
    if (visitor && isPageview && (visitor.page?.atMs ?? 0) <= atMs) {
      visitor.page = { pageName: hit.page_name || hit.path, path: hit.path, atMs };
    }
  };

  const seeHeartbeat = (heartbeat: LiveHeartbeat) => {
    if (!isCounted(heartbeat) || !isNew(heartbeat.event_id)) return;
    const atMs = thereAt(heartbeat);
    meet(heartbeat.visitor_id, atMs);
    const hasEnded = heartbeat.event === 'end' || heartbeat.event === 'complete';
    if (heartbeat.asset_type !== 'main' || (heartbeat.event !== 'play' && !hasEnded)) return;
    const known = watching.get(heartbeat.session_id);
    // On closing, a session sends its last play and its end with the same time, and they may be read back in any order.
    if (known && (known.atMs > atMs || (known.hasEnded && known.atMs === atMs))) return;
    const intervalMs = Math.floor(heartbeat.duration_ms / 1000) * 1000;
    watching.set(heartbeat.session_id, {
      atMs,
      forMs: Math.max(WATCHING_MS, INTERVALS * intervalMs, known?.forMs ?? 0),
      hasEnded,
      viewer: heartbeat.visitor_id || heartbeat.session_id,
      videoId: heartbeat.video_id,
      name: heartbeat.video_name,
    });
  };

  const forget = (nowMs: number) => {
    drop(visitors, ({ atMs }) => atMs <= nowMs - PRESENCE_MS);
    drop(watching, ({ atMs, forMs }) => atMs <= nowMs - forMs);
    const minute = Math.floor(nowMs / MINUTE_MS);
    for (const at of pageviews.keys()) if (at <= minute - MINUTES) pageviews.delete(at);
  };

  return {
    seeHit,
    seeHeartbeat,
    forget,
    size: () => visitors.size + watching.size,
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
        pageviewsByMinute: Array.from({ length: MINUTES }, (_, i) => pageviews.get(minute - MINUTES + 1 + i) ?? 0),
        pages: largest(Map.groupBy(pages, ({ pageName }) => pageName)).map(([pageName, [first, ...others]]) => ({
          pageName,
          path: first.path,
          visitors: others.length + 1,
        })),
        videos: largest(Map.groupBy(sessions, ({ videoId }) => videoId)).map(([videoId, of]) => ({
          videoId,
          name: of[0].name,
          viewers: new Set(of.map(({ viewer }) => viewer)).size,
        })),
      };
    },
  };
}

function drop<V>(map: Map<string, V>, isOver: (value: V) => boolean): void {
  for (const [key, value] of map) if (isOver(value)) map.delete(key);
}

/** Largest groups first, then by name, for a stable order. */
function largest<V>(groups: Map<string, V[]>): [string, [V, ...V[]]][] {
  return ([...groups] as [string, [V, ...V[]]][]) // cast: groupBy creates no empty group
    .sort(([nameA, a], [nameB, b]) => b.length - a.length || nameA.localeCompare(nameB))
    .slice(0, TOP);
}
