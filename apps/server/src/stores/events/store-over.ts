/** Implements the port over any request executor: the engine's child process, or a server's client. */

import { type ConcurrencyLimiter, createConcurrencyLimiter, LimiterFull } from './concurrency-limiter.ts';
import type { EngineRequest } from './engine-messages.ts';
import { COLUMNS, toLine } from './event-lines.ts';
import { type EventStore, EventStoreError } from './event-store.ts';

const WAITING_INSERTS = 64;
const WAITING_QUERIES = 64;
/** Removals rewrite files: one at a time, separate from inserts and queries. */
const REMOVERS = 1;
const WAITING_REMOVALS = 16;
/** Look-ups of late inserts: one at a time for each writer, with a queue as long as that of inserts. */
const WAITING_LOOKUPS = WAITING_INSERTS;
/** The engine limits every query's time, because a disconnected client does not stop it. */
const QUERY_SECONDS = 15;
/** Time limit of computed rows, which no request waits for. */
const CHANGE_SECONDS = 50;
const QUERY_MEMORY_BYTES = 1_500_000_000;

export interface StoreOverOptions {
  /** Returns the answer's text. Rejects with `EventStoreError`. */
  ask(request: EngineRequest): Promise<string>;
  /** Most concurrent inserts and queries. */
  writers: number;
  readers: number;
  close(): Promise<void>;
}

export function storeOver({ ask, writers, readers, close }: StoreOverOptions): EventStore {
  const writing = createConcurrencyLimiter('inserts', writers, WAITING_INSERTS);
  const reading = createConcurrencyLimiter('queries', readers, WAITING_QUERIES);
  const lookingUp = createConcurrencyLimiter('look-ups of inserts', writers, WAITING_LOOKUPS);
  const removing = createConcurrencyLimiter('removals', REMOVERS, WAITING_REMOVALS);
  const askIn = (limiter: ConcurrencyLimiter, request: EngineRequest) =>
    limiter
      .run(() => ask(request))
      .catch((error: unknown) => {
        throw error instanceof LimiterFull ? new EventStoreError('unavailable', error.message) : error;
      });

  const queryIn =
    (limiter: ConcurrencyLimiter): EventStore['query'] =>
    async <T>(...[sql, params = {}, limits = {}]: Parameters<EventStore['query']>): Promise<T[]> => {
      const maxSeconds = limits.maxSeconds ?? QUERY_SECONDS;
      const maxMemoryBytes = limits.maxMemoryBytes ?? QUERY_MEMORY_BYTES;
      const text = await askIn(limiter, { type: 'query', sql, params, maxSeconds, maxMemoryBytes });
      return (JSON.parse(text) as { data: T[] }).data; // cast: the caller states the row type of its own SQL
    };
  const changeIn =
    (limiter: ConcurrencyLimiter): EventStore['change'] =>
    async (sql, params = {}, limits = {}) => {
      const maxSeconds = limits.maxSeconds ?? CHANGE_SECONDS;
      const maxMemoryBytes = limits.maxMemoryBytes ?? QUERY_MEMORY_BYTES;
      await askIn(limiter, { type: 'change', sql, params, maxSeconds, maxMemoryBytes });
    };
  const query = queryIn(reading);

  return {
    query,
    readBytes: async (sql, format, params = {}, limits = {}) => {
      const maxSeconds = limits.maxSeconds ?? QUERY_SECONDS;
      const maxMemoryBytes = limits.maxMemoryBytes ?? QUERY_MEMORY_BYTES;
      const request = { type: 'read', sql: `${sql} format ${format}`, params, maxSeconds, maxMemoryBytes } as const;
      return Buffer.from(await askIn(reading, request), 'latin1');
    },
    insert: async (table, rows) => {
      if (rows.length === 0) return;
      const lines = rows.map((row) => toLine(table, row)).join('\n');
      await askIn(writing, { type: 'insert', table, columns: COLUMNS[table], lines });
    },
    insertFile: async (table, { columns, path, ranges }) => {
      await askIn(writing, { type: 'insert', table, columns, lines: { path, ranges } });
    },
    remove: async (table, condition, params = {}) => {
      await askIn(removing, { type: 'remove', table, condition, params });
    },
    change: changeIn(removing),
    beforeInsert: { query: queryIn(lookingUp), change: changeIn(lookingUp) },
    isReady: () =>
      query('SELECT 1').then(
        () => true,
        () => false,
      ),
    close,
  };
}
