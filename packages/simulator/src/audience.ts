import type { MediaChapter } from '@sintonia/player/chapters';
import type { PageLayer } from '@sintonia/tag/data-layer';

export interface SimulatedPage {
  path: string;
  layer: PageLayer;
}

export interface SimulatedVideo extends SimulatedPage {
  id: string;
  name: string;
  /** 0: live, no end. */
  lengthS: number;
  channel: string;
  /** `vod` when left out. */
  streamType?: 'vod' | 'live' | 'linear' | 'podcast' | 'audiobook' | 'aod';
  /** `video` when left out. */
  mediaType?: 'video' | 'audio';
  /** In order, without overlaps. */
  chapters?: readonly MediaChapter[];
  /** Standard metadata by its key on the wire. */
  metadata?: Readonly<Record<string, string>>;
}

/** Where simulated visitors go, and how they are measured there. */
export interface SimulatedSite {
  origin: string;
  organisationId: string;
  reportSuite: string;
  /** Host, port and path of the heartbeat server, without scheme. */
  heartbeatServer: string;
  pages: readonly SimulatedPage[];
  videos: readonly SimulatedVideo[];
}

/** A request that a visitor's browser would make: path and query, and when. */
export interface SimulatedLine {
  atMs: number;
  line: string;
  /** When the outbox sends it after a failure: the device's clock at that time (M-10). */
  resentClockMs?: number;
}

/** What really happened, in the words of the metrics. Times in seconds. */
export type Truth = Record<keyof typeof EMPTY_TRUTH, number>;

export const EMPTY_TRUTH = {
  pageviews: 0,
  exemptPageviews: 0,
  visitors: 0,
  visits: 0,
  plays: 0,
  completions: 0,
  uniqueViewers: 0,
  contentTimeSpent: 0,
};

export function sumOf(truths: readonly Truth[]): Truth {
  const sum = { ...EMPTY_TRUTH };
  for (const truth of truths) for (const key of Object.keys(sum) as (keyof Truth)[]) sum[key] += truth[key]; // cast: keys of Truth
  return sum;
}
