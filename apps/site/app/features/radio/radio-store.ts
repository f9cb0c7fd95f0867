import type { PlayerLink } from '@sintonia/player';
import type { AudioHandle, AudioStart, AudioState } from '@sintonia/player/audio';
import type { ScheduleEntry } from '../../shared/on-air/day-view.ts';
import type { Listenable } from './listenable.ts';

/** State of this page's radio. */
export interface RadioState extends AudioState {
  /** Medium in the dock; null without one. */
  item: Listenable | null;
  /** Start options: a new object for each start. */
  start: AudioStart;
  /** Broadcast time of what a station plays, ms epoch (W-15). */
  atMs: number | null;
  /** A separate window plays this station; the dock says so. */
  away: { station: string; name: string } | null;
  /** Links an episode's page to the player while that plays its episode. */
  link: { mediaId: string; link: PlayerLink } | null;
  /** Station whose window the browser blocked. */
  blocked: string | null;
  /** Station whose window was just requested. */
  requested: string | null;
}

/** The radio that persists across navigations: one for each page load (W-06). */
export interface RadioStore {
  get(): RadioState;
  subscribe(changed: () => void): () => void;
  change(changed: Partial<RadioState>): void;
  /** Plays a medium; previous playback stops. The same medium resumes, from the given place. */
  listen(item: Listenable, start?: AudioStart): void;
  toggle(): void;
  /** Removes the dock and ends its session. */
  stop(): void;
  /** Extends the schedule of the playing station. */
  extendSchedule(schedule: readonly ScheduleEntry[]): void;
  /** Player of the dock, once mounted. */
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
    extendSchedule: (schedule) => state.item?.schedule && change({ item: { ...state.item, schedule } }),
    player,
  };
}
