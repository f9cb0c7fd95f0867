/** What the process that makes the history and its parent say to each other. */

/** An experiment or offer of the demo, as visitors meet it. */
export interface HistoryActivity {
  id: string;
  /** Path of its pages, with a star at the end. */
  path: string;
  variants: readonly { key: string; weight: number }[];
}

export interface HistoryOptions {
  seed: number;
  /** Instant around which the story is told: the first start with the demo, ms epoch. */
  anchorMs: number;
  /** Days before the anchor. */
  days: number;
  /** 1: some 640 visits a day. */
  size: number;
  origin: string;
  organisationId: string;
  reportSuite: string;
  activities: readonly HistoryActivity[];
}

/** One request, when it is made and by which browser. */
export interface HistoryRequest {
  atMs: number;
  userAgent: string;
  /** Path and query. */
  line: string;
}

/** What the process is told: first what to make, from visits that begin at an instant; then that a batch was taken. */
export type ToHistory = { make: HistoryOptions; fromMs: number } | { taken: true };

export interface FromHistory {
  requests: HistoryRequest[];
  /** Of the past that is made, 0 to 1; 1 once time is caught up with. */
  part: number;
}
