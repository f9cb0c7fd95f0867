import type { SimulatedLine } from './audience.ts';
import type { PlaybackPart } from './playback-plan.ts';
import type { ChapterTruth } from './true-chapters.ts';

/** One playback session: its requests, and what truly happened. */
export interface SimulatedSession {
  lines: SimulatedLine[];
  endsAtMs: number;
  /** Seconds in which the content moved. */
  watchedS: number;
  /** Seconds in which ads moved. */
  adS: number;
  adStarts: number;
  adCompletes: number;
  /** Seconds in which playing content waited for media, not after a pause, a seek or ads. */
  stalledS: number;
  stalls: number;
  /** Seconds of all other waits: before the first frame, after a pause, a seek or ads, and after an error. */
  otherWaitS: number;
  hasPlayed: boolean;
  hasFailed: boolean;
  isComplete: boolean;
  /** Seconds in pause, and in seeking. */
  pausedS: number;
  /** Seconds of content, pauses, the start and all waits. */
  presentS: number;
  /** Seconds watched in a background tab, part of the seconds watched. */
  hiddenS: number;
  /** Seconds in which the device or the tab slept. */
  suspendedS: number;
  /** Furthest position, seconds. */
  furthestS: number;
  /** Positions between which the content moved, seconds. */
  covered: (readonly [fromS: number, toS: number])[];
  /** When the content moved, ms epoch. */
  spans: (readonly [fromMs: number, toMs: number])[];
  ads: ShownAd[];
  /** The viewer left during an ad. */
  isLeftInBreak: boolean;
  /** Ads of each break that was reached. */
  planned: number[];
  /** True times at which content or an ad moved, about once a second. */
  movedAtMs: number[];
  /** When the page was in the background or the device slept, ms epoch. */
  awayMs: (readonly [fromMs: number, toMs: number])[];
  chapters: ChapterTruth;
}

/** An ad that was shown. */
export interface ShownAd {
  /** Number of its break in the session. */
  inBreak: number;
  creative: string;
  atMs: number;
  breakKind: (PlaybackPart & { do: 'ads' })['kind'];
  lengthS: number;
  playedS: number;
  isComplete: boolean;
  /** By the viewer. */
  isSkipped: boolean;
}
