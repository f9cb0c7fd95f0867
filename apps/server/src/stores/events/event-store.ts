/** Port of the event store: ClickHouse's dialect, embedded (chDB in a child process) or, later, a server. */
import type { EventTable, EventTables, RollupTable } from './event-rows.ts';

/** A value bound to `{name:Type}` in a query. */
export type QueryValue = string | number | boolean | Date | null | readonly QueryValue[];

export interface QueryLimits {
  /** The engine gives up after this many seconds. */
  maxSeconds?: number;
  maxMemoryBytes?: number;
}

/** Tells apart what the caller can fix (`query`), what was too much (`limit`) and what may come back (`unavailable`). */
export type EventStoreFailure = 'unavailable' | 'query' | 'limit' | 'insert';

export class EventStoreError extends Error {
  readonly kind: EventStoreFailure;
  constructor(kind: EventStoreFailure, message: string) {
    super(message);
    this.name = 'EventStoreError';
    this.kind = kind;
  }
}

/** Rows that lie in a file as lines of JSONCompactEachRow, each ended. */
export interface LinesInFile {
  path: string;
  /** Of each line's values, in order. */
  columns: readonly string[];
  /** Where the lines are, in bytes: from the first, up to before the second. */
  ranges: readonly (readonly [number, number])[];
}

export interface EventStore {
  /** Rows of a SELECT, values bound by name; 64-bit numbers come as numbers. Rejects with `EventStoreError`. */
  query<T>(sql: string, params?: Readonly<Record<string, QueryValue>>, limits?: QueryLimits): Promise<T[]>;
  /** Resolves when the rows are on disk. Rejects with `EventStoreError` and then none of them is promised. */
  insert<T extends EventTable>(table: T, rows: readonly EventTables[T][]): Promise<void>;
  /** As `insert`, of rows that were written to a file of this machine before; they are not read in this process. */
  insertFile(table: EventTable, lines: LinesInFile): Promise<void>;
  /**
   * Deletes rows; resolves when no query sees them any more. Their files go within ten minutes, so that a power cut in
   * between finds either the old ones or the new.
   *
   * @param condition SQL of ours, values bound by name
   */
  remove(
    table: EventTable | RollupTable,
    condition: string,
    params?: Readonly<Record<string, QueryValue>>,
  ): Promise<void>;
  /**
   * A statement of ours that computes rows from rows (`insert into … select …`). Resolves when they are on disk. One at a
   * time, beside inserts and queries. Rejects with `EventStoreError`; then some of the rows may be there.
   */
  change(sql: string, params?: Readonly<Record<string, QueryValue>>, limits?: QueryLimits): Promise<void>;
  /** Whether the engine answers right now. */
  isReady(): Promise<boolean>;
  /** Lets what was begun finish, then closes the engine. */
  close(): Promise<void>;
}
