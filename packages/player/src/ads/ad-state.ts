/** States, inputs and outputs of a player around an ad break. */
import type { PlayerEvent } from '../events/player-events.ts';
import type { Ad, AdBreak } from './ad-facts.ts';

/** The ad that plays in the element. */
export interface OpenAd {
  ad: Ad;
  /** Its first frame was shown. */
  hasBegun: boolean;
  positionS: number;
  isPaused: boolean;
  isWaiting: boolean;
  /** It ends early: skipped, failed or abandoned. */
  isCutShort: boolean;
  /** By the viewer. */
  isSkipped: boolean;
}

/** How long ads have delayed content in this break. */
export interface Wait {
  beforeMs: number;
  /** Start of the current wait; null while something plays or the viewer has paused. */
  sinceMs: number | null;
}

export interface InBreak {
  at: 'break';
  hasMoved: boolean;
  /** Null until the list is known and one of its ads is loaded. */
  adBreak: AdBreak | null;
  /** Its start was reported. */
  isAnnounced: boolean;
  open: OpenAd | null;
  wait: Wait;
  isGivenUp: boolean;
}

export type AdState =
  /** The element plays content. */
  | { at: 'content'; hasMoved: boolean; isMoving: boolean }
  | InBreak
  /** The break is over; the next frame of content has not arrived. */
  | { at: 'return'; announced: AdBreak | null };

export type AdInput =
  /** The playhead reached a break. */
  | { type: 'break' }
  /** The element is about to switch to an ad. */
  | { type: 'ad'; adBreak: AdBreak; ad: Ad }
  | { type: 'adOver' }
  /** Fatal; also for an ad that has not started. */
  | { type: 'adFailed'; ad: Ad; code: number }
  /** `isEnd`: no content follows. */
  | { type: 'breakOver'; isEnd: boolean }
  | { type: 'playing' | 'play' | 'pause' | 'waiting' }
  | { type: 'moved'; positionS: number }
  | { type: 'sound'; isMuted: boolean }
  /** The viewer skips the ad. */
  | { type: 'skip' }
  | { type: 'time' };

export type AdOutput =
  | { do: 'emit'; event: PlayerEvent }
  | { do: 'call'; url: string }
  /** Content is held at its position; the element plays ads from now on. */
  | { do: 'holdContent' }
  /** Content resumes, with the element event that signalled it. */
  | { do: 'releaseContent'; by: 'playing' | 'pause' }
  /** Content has ended, and so has the break after it. */
  | { do: 'endContent' }
  | { do: 'skipAd' }
  | { do: 'skipBreak' };

export const NO_BREAK: AdState = { at: 'content', hasMoved: false, isMoving: false };

export type Step = [AdState, AdOutput[]];
