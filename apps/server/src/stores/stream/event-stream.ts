/** Port of the stream: from the collector to the event store, durable before it answers (S-03). */
import type { EventRow } from '../events/event-rows.ts';

/** `full`: the bounded queue has no room. `unavailable`: the store could not take it. Both: ask the client to try later. */
export type StreamFailure = 'full' | 'unavailable';

export class StreamError extends Error {
  readonly kind: StreamFailure;
  constructor(kind: StreamFailure, message: string) {
    super(message);
    this.name = 'StreamError';
    this.kind = kind;
  }
}

/** What is durable and not in the event store yet. */
export interface Backlog {
  events: number;
  bytes: number;
  /** Age of the oldest, in seconds; 0 when nothing waits. */
  lagS: number;
}

export interface EventStream {
  /** Resolves once every row is durable. Rejects with `StreamError`; then the client must send again. */
  append(rows: readonly EventRow[]): Promise<void>;
  /** Called with rows that just became durable, whichever process took them. Returns how to stop listening. Listeners must not throw. */
  onAppended(listener: (rows: readonly EventRow[]) => void): () => void;
  /** Rows waiting to become durable. */
  depth(): number;
  /** What queries cannot find yet. Rejects when that is not known. */
  backlog(): Promise<Backlog>;
  /** Resolves when everything that was appended before is in the event store or was refused. Rejects with `StreamError` when that takes too long. */
  settle(): Promise<void>;
  /** Makes what waits durable, then refuses more. */
  close(): Promise<void>;
}
