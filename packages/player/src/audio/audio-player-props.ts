/** Properties of the audio player. */
import type { ReactNode, Ref } from 'react';
import type { PlayerFeature } from '../commands.ts';
import type { ScheduledProgramme } from '../live/scheduled-programme.ts';
import type { StartMeasuring } from '../measurement/measured-session.ts';
import type { PlayerLink } from '../player-link.ts';
import type { PlayerMedia } from '../player-media.ts';
import type { PlayerPhase } from '../use-player.ts';
import type { AudioStart } from './use-audio-start.ts';

/** Position and volume of a player, for the player that takes over. */
export interface AudioPlace {
  /** Time of a live signal, ms epoch. */
  atMs: number | null;
  positionS: number;
  volume: number;
  isMuted: boolean;
  isPaused: boolean;
}

/** Methods of an audio player for its page. */
export interface AudioHandle {
  toggle(): void;
  pause(): void;
  /** Plays a live signal from a past time, ms epoch. */
  playFrom(atMs: number): void;
  place(): AudioPlace;
}

/** State for the page's own display. */
export interface AudioState {
  phase: PlayerPhase;
  isPlaying: boolean;
  /** The browser blocked playback until a user gesture. */
  isRefused: boolean;
}

export interface AudioPlayerProps {
  media: PlayerMedia;
  /** Read once per object; a new object restarts playback. */
  start: AudioStart;
  /** A bar at the foot of the page, or a separate window. */
  form: 'bar' | 'window';
  /** Picture and titles; left out by a page that shows them elsewhere. */
  lead?: ReactNode;
  /** Actions besides playback. */
  actions?: ReactNode;
  artist: string;
  artwork: string | null;
  measure: StartMeasuring | undefined;
  schedule: readonly ScheduledProgramme[];
  timeZone: string;
  link?: PlayerLink | undefined;
  handle: Ref<AudioHandle>;
  onState: (state: AudioState) => void;
  onWallClock: (atMs: number) => void;
  /** Called when a visitor uses a feature; for rewinding a live signal only the first time. */
  onFeature: (feature: PlayerFeature) => void;
}
