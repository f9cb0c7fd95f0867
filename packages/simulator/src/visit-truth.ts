import type { SimulatedSession } from './simulated-session.ts';

/** What happens in no visit, by metric. Times in seconds. */
export const NO_TRUTH = {
  pageviews: 0,
  /** Page views counted without identifier, part of the page views. */
  exemptPageviews: 0,
  visits: 0,
  searches: 0,
  emptySearches: 0,
  /** Clicks on links within the site, and all of the link clicks. */
  clicks: 0,
  linkClicks: 0,
  downloads: 0,
  /** Seconds in which pages were visible and the device was in use. */
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
  /** Time spent in background tabs, part of the time spent. */
  hiddenTime: 0,
  /** With a closed lid or a sleeping tab. */
  suspendedTime: 0,
};

/** What happened, by metric, whether or not it was sent. */
export type VisitTruth = typeof NO_TRUTH;

/**
 * What a person does at an instant: a page view, an action that ends a bounce (a link, a search, a play), or media that
 * plays. The browser sends a hit for each but the last.
 */
export interface Activity {
  atMs: number;
  isPage: boolean;
  isSearch: boolean;
  /** Page of the results, of a search that found something; otherwise empty. */
  resultsPage: string;
  /** Page of the search whose result this opens; otherwise empty. */
  openedFrom: string;
  isAction: boolean;
  /** A page opened from an external campaign. */
  isOfCampaign: boolean;
  /** Content or an ad moves: about once a minute. It keeps the visit open, and is no hit. */
  isPlaying: boolean;
  /** Seconds of visible time that begin here. */
  visibleS: number;
  /** The browser may measure it. */
  isMeasured: boolean;
}

/** One playback session: what was planned, what happened. */
export interface Playback extends Omit<SimulatedSession, 'lines' | 'endsAtMs' | 'movedAtMs' | 'awayMs'> {
  /** Id of the content in its heartbeats. */
  mediaId: string;
  channel: string;
  isLive: boolean;
  /** 0: live. */
  lengthS: number;
  startupMs: number;
  bitrate: number;
  droppedFrames: number;
  /** Heartbeats that left the player. */
  heartbeats: number;
  isMeasured: boolean;
}
