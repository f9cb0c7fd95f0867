/** Port of the stream from the collector to the event store; durable before it answers (S-03). */
import type { EventRow } from '../events/event-rows.ts';

/**
 * `full`: the bounded queue has no space. `unavailable`: the store refused. In both cases the client should retry
 * later.
 */
export type StreamFailure = 'full' | 'unavailable';

export class StreamError extends Error {
  readonly kind: StreamFailure;
  constructor(kind: StreamFailure, message: string) {
    super(message);
    this.name = 'StreamError';
    this.kind = kind;
  }
}

/** Longest wait of `settle`; longer than the delay of sweeping stale messages. */
export const SETTLED_WITHIN_MS = 60_000;

/** Durable rows that are not in the event store yet. */
export interface Backlog {
  events: number;
  bytes: number;
  /** Age of the oldest, seconds; 0 if none waits. */
  lagS: number;
}

export interface EventStream {
  /** Resolves when every row is durable. Rejects with `StreamError`; then the client must send again. */
  append(rows: readonly EventRow[]): Promise<void>;
  /**
   * Called with rows that have just become durable, in any process. Returns a function that unsubscribes. Listeners
   * must not throw.
   */
  onAppended(listener: (rows: readonly EventRow[]) => void): () => void;
  /** Rows waiting to become durable. */
  depth(): number;
  /** Rows that queries cannot find yet. Rejects if unknown. */
  backlog(): Promise<Backlog>;
  /** Resolves when all earlier rows are in the event store or refused. Rejects with `StreamError` on timeout. */
  settle(): Promise<void>;
  /** Makes waiting rows durable, then refuses new ones. */
  close(): Promise<void>;
}
