/** Who is here now, kept from the events as they become durable. Pure: the caller brings the clock. */

import type { LiveNow } from '@sintonia/contracts';
import { MINUTE_MS } from '@sintonia/contracts';
import { isCounted, type JudgedColumn } from '../reports/counted-events.ts';
import type { EventRow, HitRow, PlaybackRow } from '../stores/events/event-rows.ts';

/** A visitor is here this long after the last sign of life: a hit, or a report of a playback. */
export const PRESENCE_MS = 5 * 60_000;
/** Reports come every 10 s unless the publisher set it otherwise; one and a half intervals without one is no longer watching. */
const WATCHING_MS = 15_000;
const INTERVALS = 1.5;
export const MINUTES = 30;

const TOP = 10;
/** Ids remembered so that a repeat counts once. */
const REMEMBERED_IDS = 10_000;

/** The columns it needs; the same live and when seeded from the event store. */
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
export type LiveReport = Pick<
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
  seeReport(report: LiveReport): void;
  now(nowMs: number): LiveNow;
  /** Lets go of who has left. Who follows events has to call it now and then, whether or not anybody asks for `now`. */
  forget(nowMs: number): void;
  /** Visitors and sessions in memory, also those who have left and were not forgotten yet. */
  size(): number;
}

interface Presence {
  /** Last sign of life, by our clock. */
  atMs: number;
  /** Page seen last; null when only playback was heard of. */
  page: { pageName: string; path: string; atMs: number } | null;
}

interface Watching {
  atMs: number;
  /** Without a report for so long, nobody watches. */
  forMs: number;
  hasEnded: boolean;
  viewer: string;
  videoId: string;
  name: string;
}

/**
 * When a client was there, epoch ms by our clock: when we heard from it, also from one whose clock is slow, for which what
 * it says now seems late. What it kept and sends again later tells of then (`clock.ts` says how the two are told apart).
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

  const seeReport = (report: LiveReport) => {
    if (!isCounted(report) || !isNew(report.event_id)) return;
    const atMs = thereAt(report);
    meet(report.visitor_id, atMs);
    const hasEnded = report.event === 'end' || report.event === 'complete';
    if (report.asset_type !== 'main' || (report.event !== 'play' && !hasEnded)) return;
    const known = watching.get(report.session_id);
    // On closing, a session says the play that it closes and its end for the same moment, read back in any order.
    if (known && (known.atMs > atMs || (known.hasEnded && known.atMs === atMs))) return;
    const intervalMs = Math.floor(report.duration_ms / 1000) * 1000;
    watching.set(report.session_id, {
      atMs,
      forMs: Math.max(WATCHING_MS, INTERVALS * intervalMs, known?.forMs ?? 0),
      hasEnded,
      viewer: report.visitor_id || report.session_id,
      videoId: report.video_id,
      name: report.video_name,
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
    seeReport,
    forget,
    size: () => visitors.size + watching.size,
    see: ({ table, row }) => {
      if (table === 'hits') seeHit(row);
      if (table === 'playback') seeReport(row);
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

/** The largest groups first, then by name so that the list does not dance. */
function largest<V>(groups: Map<string, V[]>): [string, [V, ...V[]]][] {
  return ([...groups] as [string, [V, ...V[]]][]) // cast: groupBy makes no empty group
    .sort(([nameA, a], [nameB, b]) => b.length - a.length || nameA.localeCompare(nameB))
    .slice(0, TOP);
}
