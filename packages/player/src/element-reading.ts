/** The state of the media element for the controls. */
import type { MediaEngine } from './engine/media-engine.ts';
import type { ContentMedia } from './events/content-media.ts';
import type { LiveWindow } from './live/live-window.ts';

export interface ElementReading {
  positionS: number;
  /** Length of the loaded medium; before it is known, the catalogue's. */
  lengthS: number;
  bufferedS: number;
  isPaused: boolean;
  /** Playback rate; 1 is normal. */
  rate: number;
  isWaiting: boolean;
  isMuted: boolean;
  volume: number;
  /** Null on demand, and before the signal is known. */
  live: LiveWindow | null;
  /** Seconds of ad breaks. */
  breaksS: readonly number[];
  /** True from the moment an ad uses the element until content uses it again: its picture and clock are the ad's. */
  isHeld: boolean;
}

export function readElement(
  media: ContentMedia,
  after: string,
  before: ElementReading,
  catalogueLengthS: number,
  engine: MediaEngine | null,
): ElementReading {
  return {
    positionS: media.currentTime,
    lengthS: Number.isFinite(media.duration) && media.duration > 0 ? media.duration : catalogueLengthS,
    bufferedS: bufferedAfter(media),
    isPaused: media.paused,
    rate: media.playbackRate,
    isWaiting:
      after === 'waiting' ||
      after === 'seeking' ||
      (before.isWaiting && !['playing', 'seeked', 'pause', 'timeupdate'].includes(after)),
    isMuted: media.muted || media.volume === 0,
    volume: media.volume,
    live: engine?.liveWindow() ?? null,
    breaksS: engine?.breaksS() ?? before.breaksS,
    isHeld: media.isHeld,
  };
}

/** End of the buffered range at the playhead, in seconds; separate ranges do not count. */
function bufferedAfter({ buffered, currentTime }: Pick<HTMLMediaElement, 'buffered' | 'currentTime'>): number {
  for (let i = 0; i < buffered.length; i++)
    if (buffered.start(i) <= currentTime + 0.1 && buffered.end(i) >= currentTime) return buffered.end(i);
  return 0;
}
