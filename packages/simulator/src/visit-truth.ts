import type { SimulatedSession } from './simulated-session.ts';

/** What happened, by metric, whether or not it was sent. Times in seconds. */
export interface VisitTruth {
  pageviews: number;
  /** Of page views: those that are counted without identifier. */
  exemptPageviews: number;
  visits: number;
  searches: number;
  emptySearches: number;
  /** Searches of which a result was opened. */
  searchesWithResult: number;
  linkClicks: number;
  downloads: number;
  /** Seconds in which pages were visible and the device was in use. */
  timeOnPage: number;
  shares: number;
  participations: number;
  buttonClicks: number;
  exitLinks: number;
  mediaStarts: number;
  plays: number;
  startFailures: number;
  exitsBeforeStart: number;
  completions: number;
  contentTimeSpent: number;
  adTime: number;
  adStarts: number;
  adCompletes: number;
  stalledTime: number;
  /** Of the time spent, in background tabs. */
  hiddenTime: number;
  /** With a closed lid or a sleeping tab. */
  suspendedTime: number;
}

export const NO_TRUTH: VisitTruth = {
  pageviews: 0,
  exemptPageviews: 0,
  visits: 0,
  searches: 0,
  emptySearches: 0,
  searchesWithResult: 0,
  linkClicks: 0,
  downloads: 0,
  timeOnPage: 0,
  shares: 0,
  participations: 0,
  buttonClicks: 0,
  exitLinks: 0,
  mediaStarts: 0,
  plays: 0,
  startFailures: 0,
  exitsBeforeStart: 0,
  completions: 0,
  contentTimeSpent: 0,
  adTime: 0,
  adStarts: 0,
  adCompletes: 0,
  stalledTime: 0,
  hiddenTime: 0,
  suspendedTime: 0,
};

/** A countable action: whether it is a page view, and whether it ends a bounce (a link, a search, a play). */
export interface Activity {
  atMs: number;
  isPage: boolean;
  isSearch: boolean;
  isAction: boolean;
  /** Seconds of visible time that begin here. */
  visibleS: number;
  /** The browser may measure it. */
  isMeasured: boolean;
}

/** One playback session: what was planned, what happened. */
export interface Playback extends Omit<SimulatedSession, 'lines' | 'endsAtMs' | 'movedAtMs' | 'awayMs'> {
  /** Of the content, as its heartbeats name it. */
  mediaId: string;
  channel: string;
  isLive: boolean;
  /** 0: live. */
  lengthS: number;
  startupMs: number;
  bitrate: number;
  droppedFrames: number;
  isMeasured: boolean;
}
