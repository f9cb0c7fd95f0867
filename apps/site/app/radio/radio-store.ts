import type { PlayerLink } from '@sintonia/player';
import type { AudioHandle, AudioStart, AudioState } from '@sintonia/player/audio';
import type { ScheduleEntry } from '../live/day-view.ts';
import type { Listenable } from './listenable.ts';

/** What the radio of this page does currently. */
export interface RadioState extends AudioState {
  /** What the dock has; null while there is none. */
  item: Listenable | null;
  /** How it began: a new object for each time. */
  start: AudioStart;
  /** When what a station plays was broadcast, ms epoch (W-15). */
  atMs: number | null;
  /** A window of its own has this station; the dock shows where it went. */
  away: { station: string; name: string } | null;
  /** Ties the page of an episode to the player while that is its episode. */
  link: { mediaId: string; link: PlayerLink } | null;
  /** The browser would not open the window for this station. */
  blocked: string | null;
  /** The station that somebody has just asked a window for. */
  requested: string | null;
}

/** The radio that stays while one navigates: one for each page load, above every page (W-06). */
export interface RadioStore {
  get(): RadioState;
  subscribe(changed: () => void): () => void;
  change(changed: Partial<RadioState>): void;
  /** Plays something; what played before stops. The same again goes on, from the place that is given. */
  listen(item: Listenable, start?: AudioStart): void;
  toggle(): void;
  /** The dock goes away, and with it its session. */
  stop(): void;
  /** The station that plays learns more of its day. */
  learnSchedule(schedule: readonly ScheduleEntry[]): void;
  /** The player of the dock, once it is there. */
  readonly player: { current: AudioHandle | null };
}

const SILENT: RadioState = {
  item: null,
  start: {},
  atMs: null,
  phase: 'idle',
  isPlaying: false,
  isRefused: false,
  away: null,
  link: null,
  blocked: null,
  requested: null,
};

export function createRadioStore(): RadioStore {
  let state = SILENT;
  const listeners = new Set<() => void>();
  const player: RadioStore['player'] = { current: null };
  const change = (changed: Partial<RadioState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  const silent = (): RadioState => {
    const { away, link, requested } = state;
    return { ...SILENT, away, link, requested };
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    listen(item, start = {}) {
      const isSame = state.item?.media.id === item.media.id && player.current !== null;
      if (!isSame) return change({ ...silent(), item, start, phase: 'loading' });
      if (start.atMs !== undefined) player.current?.playFrom(start.atMs);
      else if (!state.isPlaying) player.current?.toggle();
    },
    toggle: () => player.current?.toggle(),
    stop: () => change(silent()),
    learnSchedule: (schedule) => state.item?.schedule && change({ item: { ...state.item, schedule } }),
    player,
  };
}
