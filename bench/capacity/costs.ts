/** Costs of one machine, as measured; what `model.ts` computes with. */

/** Parts of the product that receive events: one process each in the embedded layout, several in a cluster. */
export interface PartCost {
  /** Processor time without requests, in cores. */
  idleCores: number;
  /**
   * What events of visits add, by their rate, lowest first. Not a line: few requests make many small batches, and a
   * batch of one event costs nearly as much as one of fifty.
   */
  curve: readonly { perSecond: number; cores: number }[];
  /** Share of page hits in the curve; the others are heartbeats. */
  hitShare: number;
  /** Processor time of a page hit less that of a heartbeat, in µs, where a batch has many. */
  hitExtraUs: number;
  /** Private memory of one process after the load, in MB. */
  memoryMb: number;
  /** Number of processes that shared the load. */
  processes: number;
}

export const EMBEDDED_PARTS = ['server', 'engine'] as const;
export const CLUSTER_PARTS = ['collect', 'nats', 'write', 'clickhouse'] as const;
export type EmbeddedPart = (typeof EMBEDDED_PARTS)[number];
export type ClusterPart = (typeof CLUSTER_PARTS)[number];

export interface PageCost {
  /** Processor time of one cached page and of one of its files, in µs. */
  pageUs: number;
  fileUs: number;
  /** Processor time of the request of a media segment, in µs, and of each KB of it. */
  segmentUs: number;
  segmentUsAKb: number;
  /** Files that a browser without cache loads for a page view. */
  files: number;
  /** Bytes of a page view, compressed: its HTML; and everything that a browser without cache loads. */
  htmlBytes: number;
  firstViewBytes: number;
  memoryMb: number;
}

export interface StoredBytes {
  /** On disk, in the event store, compressed. */
  hit: number;
  playback: number;
}

export interface Costs {
  measuredAt: string;
  processor: string;
  cores: number;
  embedded: Record<EmbeddedPart, PartCost>;
  /** Null where NATS is missing. */
  cluster: Record<ClusterPart, PartCost> | null;
  page: PageCost;
  stored: StoredBytes;
}
