import type { Ad, AdBreak } from '../ads/ad-facts.ts';
import type { MediaChapter } from '../chapters/chapter-moves.ts';

/** A chapter with its place among its medium's, counted from 1. */
export interface NumberedChapter extends MediaChapter {
  position: number;
}

/**
 * What a player says has happened (§ 4 «Player events driving tracking»). Everything that listens (measuring,
 * the page) takes this vocabulary and nothing else, whatever plays underneath.
 */
export type PlayerEvent =
  /** The instruction to play a medium that is not yet loaded: a measured session begins here. */
  | { type: 'load' }
  /** Content moves: the first time, and after each pause, seek or stall that stopped it. */
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seekStart' }
  | { type: 'seekComplete' }
  | { type: 'bufferStart' }
  | { type: 'bufferComplete' }
  | { type: 'bitrateChange' }
  /** The stream, or the schedule of a live one, gives what plays this title (M-01). */
  | { type: 'timedMetadata'; value: string }
  | { type: 'chapterStart'; chapter: NumberedChapter }
  /** Advertising has the picture from here to the next frame of content (V-02); nothing of content is said meanwhile. */
  | { type: 'adBreakStart'; adBreak: AdBreak }
  | { type: 'adBreakComplete' }
  /** The first frame of an ad. */
  | { type: 'adStart'; ad: Ad }
  /** Played to its end. */
  | { type: 'adComplete' }
  /** Left before its end, whoever wanted it. */
  | { type: 'adSkip' }
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
  /** The player goes away or gets another medium. */
  | { type: 'unload' };

export type PlayerEventType = PlayerEvent['type'];

/** Calls of a listener never reach the player as exceptions: a page that measures badly still plays. */
export type PlayerListener = (event: PlayerEvent) => void;
