/** Messages between the history process and its parent. */
import type { AdPromiseName, PromiseOutcome } from '@sintonia/contracts';

/** An experiment or offer of the demo. */
export interface HistoryActivity {
  id: string;
  /** Path of its pages, ending in a wildcard. */
  path: string;
  variants: readonly { key: string; weight: number }[];
}

export interface HistoryOptions {
  seed: number;
  /** Time that the story refers to: the first start with the demo, ms epoch. */
  anchorMs: number;
  /** Days before the anchor; the last 30 contain the story. */
  days: number;
  /** 1: about 640 visits a day. */
  size: number;
  origin: string;
  organisationId: string;
  reportSuite: string;
  activities: readonly HistoryActivity[];
  /** In place of the demo's own conditions, to measure the effect of each on figures. */
  conditions?: HistoryConditions;
}

export interface HistoryConditions {
  /** Shares of people by their answer to the consent banner; in any unit. */
  consent?: readonly [accepts: number, refuses: number, ignores: number];
  /** Robot visits, percent. */
  robots?: number;
  /** Visits of robots that look like a person's browser, percent. */
  unknownRobots?: number;
  /** Visits in a private window, percent: a browser that knows nothing of earlier visits. */
  privateWindows?: number;
  /** Visits in which the person gives another answer to the consent question half-way, percent. */
  changesOfMind?: number;
  /** People who are signed in on all of their devices, but not in private windows, percent. */
  signedIn?: number;
  /** Every playback session reports its end; none is abandoned. */
  saysGoodbye?: boolean;
  /** Browsers with a blocker, which send nothing, percent. */
  blockers?: number;
  /** Largest clock error; each visit has a random part of it. */
  clockErrorMs?: number;
  /** Visits with a wrong clock, percent; all by default. */
  clockErrors?: number;
  /** Largest jump of a clock, in the first ten minutes of a visit. */
  clockJumpMs?: number;
  /** Visits in which a clock jumps, percent; 10 by default. */
  clockJumps?: number;
  /** Visits with a second tab, percent. */
  secondTabs?: number;
  /** Visits with the person's second device, percent. */
  secondDevices?: number;
  /** Playback sessions in which the device sleeps for 2 to 45 minutes, percent. */
  closedLids?: number;
  /** Playback sessions that are paused until the browser puts the tab to sleep, percent. */
  sleepingTabs?: number;
  /** Playback sessions that continue in a background tab, percent; radio always does. */
  hiddenTabs?: number;
  /** Playback sessions in which the network drops for a time, percent. */
  networkDrops?: number;
}

/** Part of an episode that a podcast application received from the site: the first byte and the one after the last. */
export interface HistoryDownload {
  file: { id: number; title: string; programme: string; path: string; lengthS: number; bytes: number };
  address: string;
  from: number;
  to: number;
}

/** One request, with its time and browser. */
export interface HistoryRequest {
  atMs: number;
  userAgent: string;
  /** Path and query. */
  line: string;
  /** Request of a file: the server counts the bytes that it delivers (W-12). */
  download?: HistoryDownload;
  /** No request: what the contract with viewers did in a break (V-08). */
  adPromise?: { promise: AdPromiseName; what: PromiseOutcome };
  /** When it failed at first: the device's clock as the outbox sends it again. */
  resentClockMs?: number;
}

/** What the process generates: visits that start in [from, to), ms epoch. */
export interface HistorySpan {
  fromMs: number;
  toMs: number;
  /** Visits before this time are of the past: their heartbeats are sparser. */
  liveFromMs: number;
}

/** Messages to the process: first what to generate, then acknowledgements of batches. */
export type ToHistory = { make: HistoryOptions; span: HistorySpan } | { taken: true };

export interface FromHistory {
  /** Those of visits in progress may lie in the future. */
  requests: HistoryRequest[];
  /** All visits that start before this time are complete with this batch, ms epoch. */
  untilMs: number;
  /** Generated share of the past, 0 to 1; 1 once it has caught up. */
  part: number;
}
