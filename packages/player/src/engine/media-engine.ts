import type { AdScreen } from '../ads/ad-screen.ts';
import type { ContentMedia } from '../events/content-media.ts';
import type { PlayerListener } from '../events/player-events.ts';
import type { LiveWindow } from '../live/live-window.ts';
import type { Rendition } from './renditions.ts';

/** Current quality of service of the player (V-06). */
export interface QualityReading {
  /** Bits per second of the rendition on screen; 0 when unknown. */
  bitrate: number;
  framesPerSecond: number;
  /** Pixels of the rendition's picture; 0 when unknown, and of sound. */
  height: number;
  droppedFrames: number;
  /** Seconds from the instruction to play to the first frame; 0 until then. */
  startupTimeS: number;
}

/** Loads one medium into one element. Created again for each medium. */
export interface MediaEngine {
  quality(): QualityReading;
  /** Current DVR window (V-04); null on demand and before it is known. */
  liveWindow(): LiveWindow | null;
  /** Seconds of ad breaks in the content (V-02); none live, where the channel inserts them. */
  breaksS(): readonly number[];
  /** Renditions to choose from; empty where the browser chooses. */
  renditions(): Rendition[];
  /** Plays this rendition from the next segment on; null for automatic. */
  chooseRendition(id: number | null): void;
  destroy(): void;
}

export interface MediaEngineOptions {
  element: HTMLMediaElement;
  /** The element as its content sees it. */
  content: ContentMedia;
  /** Multivariant playlist, or the file. */
  hls: string;
  /** A single file: needs no library. */
  isFile: boolean;
  /** The playlist with its ad breaks, and the overlay that shows them; null for none. */
  ads: { hls: string; screen: AdScreen } | null;
  /** Start position, in seconds. */
  startS: number;
  /** Time of the instruction to play, by `now`: loading this code is part of the startup time. */
  requestedMs: number;
  /** Milliseconds of a clock with any origin, such as `performance.now()`. */
  now: () => number;
  emit: PlayerListener;
  /** True when the origin fails and requests are retried; false when it has recovered. */
  onReconnecting: (isReconnecting: boolean) => void;
}
