/** State of the real-time screen, and its reaction to each message. Pure. */
import type { LiveEvent, LiveNow } from '@sintonia/contracts';

/** Number of events on screen, and of those that wait while paused. */
export const MAX_EVENTS = 200;

export interface Realtime {
  /** Maximum number of events; older ones are dropped. */
  most: number;
  connection: 'connecting' | 'live' | 'reconnecting';
  now: LiveNow | null;
  /** Newest first, each id once. */
  events: readonly LiveEvent[];
  isPaused: boolean;
  /** Arrived while paused, newest first. */
  held: readonly LiveEvent[];
  /** Number of events so far: each sends a pulse. */
  beats: number;
}

export type RealtimeInput =
  /** Another suite: data of the previous one must go. */
  | { type: 'began' }
  | { type: 'opened' }
  | { type: 'lost' }
  | { type: 'now'; now: LiveNow }
  | { type: 'arrived'; events: readonly LiveEvent[] }
  | { type: 'pause' }
  | { type: 'resume' };

export const NOTHING_YET: Realtime = {
  most: MAX_EVENTS,
  connection: 'connecting',
  now: null,
  events: [],
  isPaused: false,
  held: [],
  beats: 0,
};

/** Newest first; of two at the same instant the later arrival is above. */
function merge(fresh: readonly LiveEvent[], known: readonly LiveEvent[], most: number): readonly LiveEvent[] {
  const at = (event: LiveEvent) => Date.parse(event.at);
  return [...fresh.toReversed(), ...known].sort((a, b) => at(b) - at(a)).slice(0, most);
}

export function nextRealtime(state: Realtime, input: RealtimeInput): Realtime {
  switch (input.type) {
    case 'began':
      return { ...NOTHING_YET, most: state.most };
    case 'opened':
      return { ...state, connection: 'live' };
    case 'lost':
      return { ...state, connection: 'reconnecting' };
    case 'now':
      return { ...state, now: input.now };
    case 'arrived': {
      const seen = new Set([...state.events, ...state.held].map((event) => event.id));
      const fresh = input.events.filter((event) => !seen.has(event.id) && seen.add(event.id));
      if (fresh.length === 0) return state;
      const list = state.isPaused ? 'held' : 'events';
      return { ...state, [list]: merge(fresh, state[list], state.most), beats: state.beats + fresh.length };
    }
    case 'pause':
      return { ...state, isPaused: true };
    case 'resume':
      return { ...state, isPaused: false, events: merge(state.held.toReversed(), state.events, state.most), held: [] };
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
