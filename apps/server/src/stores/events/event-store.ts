/** Port of the event store: ClickHouse's dialect, embedded (chDB in a child process) or on servers. */
import type { EventTable, EventTables, RollupTable } from './event-rows.ts';

/** A value bound to `{name:Type}` in a query. */
export type QueryValue = string | number | boolean | Date | null | readonly QueryValue[];

export interface QueryLimits {
  /** Time limit enforced by the engine, seconds. */
  maxSeconds?: number;
  maxMemoryBytes?: number;
}

/** Distinguishes errors of the caller (`query`), of size (`limit`) and transient ones (`unavailable`). */
export type EventStoreFailure = 'unavailable' | 'query' | 'limit' | 'insert';

export class EventStoreError extends Error {
  readonly kind: EventStoreFailure;
  constructor(kind: EventStoreFailure, message: string) {
    super(message);
    this.name = 'EventStoreError';
    this.kind = kind;
  }
}

/** Rows stored in a file as lines of JSONCompactEachRow, each with a line break. */
export interface LinesInFile {
  path: string;
  /** Columns of each line's values, in order. */
  columns: readonly string[];
  /** Byte ranges of the lines: start inclusive, end exclusive. */
  ranges: readonly (readonly [number, number])[];
  /** None of the rows was received before, epoch ms; without it, any may have been. */
  receivedSinceMs?: number;
}

export interface EventStore {
  /** Rows of a SELECT, values bound by name; 64-bit numbers come as numbers. Rejects with `EventStoreError`. */
  query<T>(sql: string, params?: Readonly<Record<string, QueryValue>>, limits?: QueryLimits): Promise<T[]>;
  /**
   * The rows of a SELECT as a file in one of the engine's formats, entirely in memory. Rejects with `EventStoreError`.
   */
  readBytes(
    sql: string,
    format: 'Parquet' | 'JSONEachRow',
    params?: Readonly<Record<string, QueryValue>>,
    limits?: QueryLimits,
  ): Promise<Uint8Array>;
  /** Resolves when the rows are on disk. Rejects with `EventStoreError`; then no row is guaranteed. */
  insert<T extends EventTable>(table: T, rows: readonly EventTables[T][]): Promise<void>;
  /** Like `insert`, for rows in a local file, which the engine reads. */
  insertFile(table: EventTable, lines: LinesInFile): Promise<void>;
  /**
   * Deletes rows; resolves when no query sees them any more. Their files are deleted within ten minutes, so that after
   * a power failure either the old or the new ones exist.
   *
   * @param condition our own SQL, values bound by name
   */
  remove(
    table: EventTable | RollupTable,
    condition: string,
    params?: Readonly<Record<string, QueryValue>>,
  ): Promise<void>;
  /**
   * Executes our own statement that computes rows from rows (`insert into … select …`). Resolves when they are on disk.
   * One at a time, concurrent with inserts and queries. Rejects with `EventStoreError`; then some of the rows may
   * exist.
   */
  change(sql: string, params?: Readonly<Record<string, QueryValue>>, limits?: QueryLimits): Promise<void>;
  /**
   * For inserts, which never wait for reports, exports or facts: a short query, and a short statement that computes a few
   * rows from rows, in places of their own.
   */
  beforeInsert: Pick<EventStore, 'query' | 'change'>;
  /** Whether the engine answers at this time. */
  isReady(): Promise<boolean>;
  /** Finishes started work, then closes the engine. */
  close(): Promise<void>;
}
