/** Messages between the history process and its parent. */

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
  /** Days before the anchor. */
  days: number;
  /** 1: about 640 visits a day. */
  size: number;
  origin: string;
  organisationId: string;
  reportSuite: string;
  activities: readonly HistoryActivity[];
  /** Other than the demo has it, to see what it does to figures. */
  conditions?: HistoryConditions;
}

export interface HistoryConditions {
  /** Of people: who accepts, refuses and ignores the question of consent; in any unit. */
  consent?: readonly [accepts: number, refuses: number, ignores: number];
  /** Of a hundred visits, those of robots. */
  robots?: number;
  /** Nobody vanishes in the middle of a playback: every page says goodbye. */
  saysGoodbye?: boolean;
  /** Clocks are wrong by up to so much, each visit by another part of it. */
  clockErrorMs?: number;
}

/** One request, with its time and browser. */
export interface HistoryRequest {
  atMs: number;
  userAgent: string;
  /** Path and query. */
  line: string;
}

/**
 * Messages to the process: first what to generate, with visits that start at a time; then acknowledgements of batches.
 */
export type ToHistory = { make: HistoryOptions; fromMs: number } | { taken: true };

export interface FromHistory {
  requests: HistoryRequest[];
  /** Generated share of the past, 0 to 1; 1 once it has caught up. */
  part: number;
}
