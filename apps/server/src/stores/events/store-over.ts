/** The port over whatever performs its requests: the engine's child process, or the client of a server. */

import { type ConcurrencyLimiter, createConcurrencyLimiter, LimiterFull } from './concurrency-limiter.ts';
import type { EngineRequest } from './engine-messages.ts';
import { COLUMNS, toLine } from './event-lines.ts';
import { type EventStore, EventStoreError } from './event-store.ts';

const WAITING_INSERTS = 64;
const WAITING_QUERIES = 64;
/** A removal rewrites files: one at a time, beside inserts and not in their way. */
const REMOVERS = 1;
const WAITING_REMOVALS = 16;
/** Every query is cut off by the engine; a client that goes away does not stop it. */
const QUERY_SECONDS = 15;
/** Nobody waits for what is computed from rows. */
const CHANGE_SECONDS = 50;
const QUERY_MEMORY_BYTES = 1_500_000_000;

export interface StoreOverOptions {
  /** Gives the answer's text. Rejects with `EventStoreError`. */
  ask(request: EngineRequest): Promise<string>;
  /** How many inserts run at once, and how many queries. */
  writers: number;
  readers: number;
  close(): Promise<void>;
}

export function storeOver({ ask, writers, readers, close }: StoreOverOptions): EventStore {
  const writing = createConcurrencyLimiter('inserts', writers, WAITING_INSERTS);
  const reading = createConcurrencyLimiter('queries', readers, WAITING_QUERIES);
  const removing = createConcurrencyLimiter('removals', REMOVERS, WAITING_REMOVALS);
  const askIn = (limiter: ConcurrencyLimiter, request: EngineRequest) =>
    limiter
      .run(() => ask(request))
      .catch((error: unknown) => {
        throw error instanceof LimiterFull ? new EventStoreError('unavailable', error.message) : error;
      });

  const query: EventStore['query'] = async <T>(
    ...[sql, params = {}, limits = {}]: Parameters<EventStore['query']>
  ): Promise<T[]> => {
    const maxSeconds = limits.maxSeconds ?? QUERY_SECONDS;
    const maxMemoryBytes = limits.maxMemoryBytes ?? QUERY_MEMORY_BYTES;
    const text = await askIn(reading, { type: 'query', sql, params, maxSeconds, maxMemoryBytes });
    return (JSON.parse(text) as { data: T[] }).data; // cast: the caller names the row its own SQL gives
  };

  return {
    query,
    insert: async (table, rows) => {
      if (rows.length === 0) return;
      const lines = rows.map((row) => toLine(table, row)).join('\n');
      await askIn(writing, { type: 'insert', table, columns: COLUMNS[table], lines });
    },
    insertFile: async (table, { columns, ...lines }) => {
      await askIn(writing, { type: 'insert', table, columns, lines });
    },
    remove: async (table, condition, params = {}) => {
      await askIn(removing, { type: 'remove', table, condition, params });
    },
    change: async (sql, params = {}, limits = {}) => {
      const maxSeconds = limits.maxSeconds ?? CHANGE_SECONDS;
      const maxMemoryBytes = limits.maxMemoryBytes ?? QUERY_MEMORY_BYTES;
      await askIn(removing, { type: 'change', sql, params, maxSeconds, maxMemoryBytes });
    },
    isReady: () =>
      query('SELECT 1').then(
        () => true,
        () => false,
      ),
    close,
  };
}
