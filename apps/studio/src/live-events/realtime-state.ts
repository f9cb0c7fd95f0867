/** State of the real-time screen, and its reaction to each message. Pure. */
import type { EarlierEvents, EventPlace, LiveEvent, LiveNow } from '@sintonia/contracts';

/** Number of events on screen, and of those that wait while paused. */
export const MAX_EVENTS = 200;

export interface Realtime {
  /** Maximum number of events; older ones are dropped. Each page of earlier events raises it. */
  most: number;
  connection: 'connecting' | 'live' | 'reconnecting';
  now: LiveNow | null;
  /** Newest first, each id once. */
  events: readonly LiveEvent[];
  /** Where stored events continue after the list, `none` if nothing older is stored; null: after its last event. */
  earlier: EventPlace | 'none' | null;
  isPaused: boolean;
  /** Arrived while paused, newest first. */
  held: readonly LiveEvent[];
  /** Number of events so far: each sends a pulse. */
  beats: number;
}

export type RealtimeInput =
  /** Another suite: data of the previous one must go. */
  | { type: 'began'; most: number }
  | { type: 'opened' }
  | { type: 'lost' }
  | { type: 'now'; now: LiveNow }
  | { type: 'arrived'; events: readonly LiveEvent[] }
  /** A page of stored events, read from the end of the list. */
  | { type: 'earlier'; page: EarlierEvents }
  | { type: 'pause' }
  | { type: 'resume' };

export const NOTHING_YET: Realtime = {
  most: MAX_EVENTS,
  connection: 'connecting',
  now: null,
  events: [],
  earlier: null,
  isPaused: false,
  held: [],
  beats: 0,
};

const atMs = (event: LiveEvent) => Date.parse(event.at);

/** Newest first; of two at the same instant the later arrival is above. */
const merge = (fresh: readonly LiveEvent[], known: readonly LiveEvent[], most: number): readonly LiveEvent[] =>
  [...fresh.toReversed(), ...known].sort((a, b) => atMs(b) - atMs(a)).slice(0, most);

/** Adds new events to the list. Events dropped at its end are read again with the next page of earlier ones. */
function listed(state: Realtime, fresh: readonly LiveEvent[]): Pick<Realtime, 'events' | 'earlier'> {
  const events = merge(fresh, state.events, state.most);
  const isWhole = events.length === state.events.length + fresh.length;
  return { events, earlier: isWhole ? state.earlier : null };
}

/**
 * Cursor of the next page of earlier events. When it is only an event, the page begins with all events of its
 * millisecond.
 */
export function placeOfEarlier({ earlier, events }: Pick<Realtime, 'earlier' | 'events'>): Partial<EventPlace> {
  if (earlier !== null && earlier !== 'none') return earlier;
  const last = events.at(-1);
  return last ? { at: last.at } : {};
}

/** Events that are neither in the list nor held, each id once. */
function unseen({ events, held }: Realtime, found: readonly LiveEvent[]): LiveEvent[] {
  const seen = new Set([...events, ...held].map(({ id }) => id));
  return found.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export function nextRealtime(state: Realtime, input: RealtimeInput): Realtime {
  switch (input.type) {
    case 'began':
      return { ...NOTHING_YET, most: input.most };
    case 'opened':
      return { ...state, connection: 'live' };
    case 'lost':
      return { ...state, connection: 'reconnecting' };
    case 'now':
      return { ...state, now: input.now };
    case 'arrived': {
      const fresh = unseen(state, input.events);
      if (fresh.length === 0) return state;
      const beats = state.beats + fresh.length;
      if (state.isPaused) return { ...state, held: merge(fresh, state.held, state.most), beats };
      return { ...state, ...listed(state, fresh), beats };
    }
    case 'earlier': {
      const older = unseen(state, input.page.events);
      const events = [...state.events, ...older];
      return { ...state, events, most: state.most + older.length, earlier: input.page.next ?? 'none' };
    }
    case 'pause':
      return { ...state, isPaused: true };
    case 'resume':
      return { ...state, ...listed(state, state.held.toReversed()), isPaused: false, held: [] };
  }
}

/** Filter of the list. */
export interface EventFilter {
  protocol: LiveEvent['protocol'] | 'all';
  /** First characters of one visitor's id; empty for everybody. */
  visitor: string;
}

export function matching(events: readonly LiveEvent[], filter: EventFilter): readonly LiveEvent[] {
  return events.filter(
    (event) =>
      (filter.protocol === 'all' || event.protocol === filter.protocol) &&
      (filter.visitor === '' || event.visitor === filter.visitor),
  );
}
