import type { AdScreen } from '../ads/ad-screen.ts';
import type { ContentMedia } from '../events/content-media.ts';
import type { PlayerListener } from '../events/player-events.ts';
import type { LiveWindow } from '../live/live-window.ts';
import type { Rendition } from './renditions.ts';

/** Quality of service as the real player knows it at this moment (V-06). */
export interface QualityReading {
  /** Bits per second of the rendition on screen; 0 when unknown. */
  bitrate: number;
  framesPerSecond: number;
  droppedFrames: number;
  /** Seconds from the instruction to play to the first frame; 0 until then. */
  startupTimeS: number;
}

/** Loads one medium into one element. Made again for each medium. */
export interface MediaEngine {
  quality(): QualityReading;
  /** How far back the signal goes at this moment (V-04); null on demand and before it is known. */
  liveWindow(): LiveWindow | null;
  /** Seconds at which ads will interrupt the content (V-02); none live, where they belong to the channel. */
  breaksS(): readonly number[];
  /** Qualities to choose among; empty where the browser chooses by itself. */
  renditions(): Rendition[];
  /** Plays this one from the next segment on; null leaves it to the connection. */
  chooseRendition(id: number | null): void;
  destroy(): void;
}

export interface MediaEngineOptions {
  element: HTMLMediaElement;
  /** The same, as the content goes through it. */
  content: ContentMedia;
  /** Multivariant playlist, or the file. */
  hls: string;
  /** It is one file: no library is needed for it. */
  isFile: boolean;
  /** The playlist with its ad breaks and where they are shown; null: none. */
  ads: { hls: string; screen: AdScreen } | null;
  /** Where to begin, in seconds. */
  startS: number;
  /** When it was asked to play, by `now`: loading this code is part of the wait. */
  askedMs: number;
  /** Milliseconds from any origin, as `performance.now()` gives. */
  now: () => number;
  emit: PlayerListener;
  /** The origin fails and is asked again; or no longer. */
  onReconnecting: (isReconnecting: boolean) => void;
}
