import type { Ad, AdBreak } from '../ads/ad-facts.ts';
import type { MediaChapter } from '../chapters/chapter-moves.ts';

/** A chapter with its position in its medium, counted from 1. */
export interface NumberedChapter extends MediaChapter {
  position: number;
}

/**
 * Events of a player (§ 4 «Player events driving tracking»). Every listener (measurement, the page) uses these events
 * only, whichever engine plays.
 */
export type PlayerEvent =
  /** The instruction to play a medium that is not loaded: a measured session starts here. */
  | { type: 'load' }
  /** Content moves: the first time, and after each pause, seek or stall that stopped it. */
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seekStart' }
  | { type: 'seekComplete' }
  | { type: 'bufferStart' }
  | { type: 'bufferComplete' }
  | { type: 'bitrateChange' }
  /** Change of player height, rate, subtitles, sound, place of the picture or full screen (`presentation.ts`). */
  | { type: 'presentationChange' }
  /** Title from the stream, or from the schedule of a live channel (M-01). */
  | { type: 'timedMetadata'; value: string }
  | { type: 'chapterStart'; chapter: NumberedChapter }
  /** Ads play from here to the next frame of content (V-02); no content event occurs meanwhile. */
  | { type: 'adBreakStart'; adBreak: AdBreak }
  | { type: 'adBreakComplete' }
  /** The first frame of an ad. */
  | { type: 'adStart'; ad: Ad }
  /** Played to its end. */
  | { type: 'adComplete' }
  /** Skipped by the viewer. */
  | { type: 'adSkip' }
  /** Left before its end for another reason. */
  | { type: 'adLeave' }
  | { type: 'adPlay' }
  | { type: 'adPause' }
  | { type: 'adBufferStart' }
  | { type: 'adBufferComplete' }
  /** Played to its end. */
  | { type: 'chapterComplete' }
  /** Left by a seek. */
  | { type: 'chapterSkip' }
  | { type: 'ended' }
  /** `id` names the failure for the quality report (V-06); `isFatal` when playback stopped for good. */
  | { type: 'error'; id: string; isFatal: boolean }
  /** The player is removed or gets another medium. */
  | { type: 'unload' };

export type PlayerEventType = PlayerEvent['type'];

/** Exceptions of a listener never reach the player: playback does not depend on measurement. */
export type PlayerListener = (event: PlayerEvent) => void;
