/**
 * Follows the stream, maintains the state and notifies listeners: of events soon, of the state once a second.
 */
import { type LiveEvent, type LiveNow, MINUTE_MS } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { isCounted } from '../stores/events/counted-events.ts';
import type { EventRow } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { type FollowedEvents, followVisitor } from './follow-visitor.ts';
import { toLiveEvent } from './live-event.ts';
import { latestRows, seedLiveState } from './live-seed.ts';
import { createLiveState, type LiveState, MINUTES } from './live-state.ts';

/**
 * Recent events for a new listener, and the most per message when more arrive than anyone can read; of those that
 * figures leave out as many again, so that a robot does not displace people.
 */
const RECENT_EVENTS = 100;
/** Older events are dropped, so that erased events do not remain here when there is little traffic. */
const RECENT_MS = MINUTES * MINUTE_MS;
const EVENTS_EVERY_MS = 250;
const NOW_EVERY_MS = 1000;
/** Without listeners, visitors who left are removed this often. */
const FORGET_EVERY_MS = 5000;

interface LiveListener {
  /** Prefix of the requested visitor's id; empty for all visitors. */
  visitor?: string;
  /** Whether it also gets the events that figures leave out, such as those of robots. */
  withLeftOut?: boolean;
  events(events: readonly LiveEvent[]): void;
  now(now: LiveNow): void;
}

export interface LiveFeed {
  /** Sends the state and recent events at once, then updates. Returns a function that stops. */
  listen(listener: LiveListener): () => void;
  /** Stored events of one visitor in the last half hour, oldest first. Rejects with `EventStoreError`. */
  before(visitor: string, withLeftOut: boolean): Promise<LiveEvent[]>;
  /** Resolves when past events have been read back; never rejects. */
  seeded: Promise<void>;
  stop(): void;
}

export interface LiveFeedSettings {
  /** Report suite to follow; events of others are ignored. */
  suite: string;
  stream: Pick<EventStream, 'onAppended'>;
  events: Pick<EventStore, 'query'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  nowMs: () => number;
  state?: LiveState;
}

export function createLiveFeed(settings: LiveFeedSettings): LiveFeed {
  const { suite, stream, events, log, nowMs, state = createLiveState() } = settings;
  const listeners = new Set<LiveListener>();
  /** Listeners of one visitor each: all of its events are queued here, whatever the number of others. */
  const followers = new Map<LiveListener, { followed: FollowedEvents; waiting: EventRow[] }>();
  let recent: EventRow[] = [];
  let fresh: EventRow[] = [];
  let forgotAtMs = 0;

  const stopFollowing = stream.onAppended((appended) => {
    const rows = appended.filter((row) => isOf(suite, row));
    if (rows.length === 0) return;
    for (const row of rows) state.see(row);
    for (const { followed, waiting } of followers.values()) waiting.push(...followed.see(rows, recent));
    recent = latestOfEach([...recent, ...rows]);
    fresh = latestOfEach([...fresh, ...rows]);
  });

  const sendFollowed = () => {
    for (const [listener, { waiting }] of followers) {
      const events = toLiveEvents(waiting.splice(0), listener);
      if (events.length > 0) listener.events(events);
    }
  };
  const sendEvents = () => {
    sendFollowed();
    if (fresh.length === 0) return;
    const rows = fresh;
    fresh = [];
    for (const listener of listeners) {
      const events = listener.visitor ? [] : toLiveEvents(rows, listener);
      if (events.length > 0) listener.events(events);
    }
  };
  const forgetOld = () => {
    const sinceMs = nowMs() - RECENT_MS;
    recent = recent.filter(({ row }) => Date.parse(row.received_at) > sinceMs);
  };
  const sendNow = () => {
    const atMs = nowMs();
    if (listeners.size === 0 && atMs - forgotAtMs < FORGET_EVERY_MS) return;
    forgotAtMs = atMs;
    forgetOld();
    if (listeners.size === 0) return state.forget(atMs); // else visitors would accumulate without listeners
    const now = state.now(atMs); // each second, also without events: people leave, and the curves go on
    for (const listener of listeners) listener.now(now);
  };
  const timers = [setInterval(sendEvents, EVENTS_EVERY_MS), setInterval(sendNow, NOW_EVERY_MS)];
  for (const timer of timers) timer.unref();

  /** Of the last half hour, oldest first. */
  const storedRows = async (visitor: string, withLeftOut: boolean): Promise<EventRow[]> => {
    const countings = withLeftOut ? (['counted', 'leftOut'] as const) : (['counted'] as const);
    const found = await Promise.all(
      countings.map((counting) => latestRows(events, suite, nowMs(), RECENT_EVENTS, counting, visitor)),
    );
    return found.flat().sort((a, b) => a.row.received_at.localeCompare(b.row.received_at));
  };

  const seed = async () => {
    await seedLiveState(events, state, suite, nowMs());
    const before = await storedRows('', true);
    const known = new Set(recent.map(({ row }) => row.event_id));
    recent = latestOfEach([...before.filter(({ row }) => !known.has(row.event_id)), ...recent]);
  };

  return {
    listen: (listener) => {
      sendEvents(); // pending events go to existing listeners; the new one gets them as recent events
      listener.now(state.now(nowMs()));
      forgetOld();
      const { visitor } = listener;
      listeners.add(listener);
      if (visitor) {
        const followed = followVisitor(visitor);
        listener.events(toLiveEvents(followed.see(recent, []), listener));
        followers.set(listener, { followed, waiting: [] });
      } else listener.events(toLiveEvents(recent, listener));
      return () => {
        listeners.delete(listener);
        followers.delete(listener);
      };
    },
    before: async (visitor, withLeftOut) => toLiveEvents(await storedRows(visitor, withLeftOut), { withLeftOut }),
    seeded: seed().catch((error: unknown) => log.warn({ err: error }, 'real time starts empty')),
    stop: () => {
      stopFollowing();
      for (const timer of timers) clearInterval(timer);
      listeners.clear();
    },
  };
}

/** Rejected events have no suite, and are not listed. */
const isOf = (suite: string, { table, row }: EventRow): boolean =>
  table === 'hits' ? row.suite === suite : table === 'playback' && row.suites.includes(suite);

/** The newest that figures count, and the newest that they leave out, in their order. */
function latestOfEach(rows: readonly EventRow[]): EventRow[] {
  const counted = rows.filter(isShownToAll).slice(-RECENT_EVENTS);
  const leftOut = rows.filter((row) => !isShownToAll(row)).slice(-RECENT_EVENTS);
  const kept = new Set([...counted, ...leftOut]);
  return rows.filter((row) => kept.has(row));
}

const isShownToAll = ({ table, row }: EventRow): boolean => table !== 'rejected' && isCounted(row);

const toLiveEvents = (rows: readonly EventRow[], { withLeftOut }: Pick<LiveListener, 'withLeftOut'>): LiveEvent[] =>
  rows.flatMap((row) => (withLeftOut || isShownToAll(row) ? (toLiveEvent(row) ?? []) : []));
