/**
 * Runs identical queries once for several requests at the same time, such as those of one screen. A request joins a run
 * that has not begun, never one that has: no answer is older than its request.
 */
import { type Turn, WorkAbandoned } from './concurrency-limiter.ts';
import type { EventStore } from './event-store.ts';

type Query = Parameters<EventStore['query']>;

/** Of a run that several requests share: the order of the first, and a signal that aborts when nobody waits any more. */
type Waits = Required<Pick<Turn, 'order' | 'signal'>>;

type Run = (group: string, query: Query, waits: Waits) => Promise<unknown[]>;

/** A run and the number of requests that wait for it. */
interface Waiting {
  requests: number;
  nobody: AbortController;
  rows: Promise<unknown[]>;
}

export interface SharedQueries {
  /**
   * Rows of a query. Rejects like the run, and with `WorkAbandoned` when the signal aborts first.
   *
   * @param group queries of different groups are never shared
   */
  ask(group: string, query: Query, waits: Waits): Promise<unknown[]>;
}

export function createSharedQueries(run: Run): SharedQueries {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Waiting>();

  const forget = (key: string, waiting: Waiting) => {
    if (next.get(key) === waiting) next.delete(key);
  };

  const start = (key: string, group: string, query: Query, waits: Waits): Promise<unknown[]> => {
    const rows = run(group, query, waits).finally(() => {
      if (running.get(key) === rows) running.delete(key);
    });
    running.set(key, rows);
    return rows;
  };

  const prepare = (key: string, group: string, query: Query, order: number): Waiting => {
    const nobody = new AbortController();
    const begin = () => start(key, group, query, { order, signal: nobody.signal });
    const before = running.get(key);
    if (!before) return { requests: 0, nobody, rows: begin() };
    const beginNext = () => {
      forget(key, waiting);
      return begin();
    };
    const waiting: Waiting = { requests: 0, nobody, rows: before.then(beginNext, beginNext) };
    next.set(key, waiting);
    return waiting;
  };

  return {
    ask(group, query, { order, signal }) {
      if (signal.aborted) return Promise.reject(new WorkAbandoned());
      const key = JSON.stringify([group, query]);
      const waiting = next.get(key) ?? prepare(key, group, query, order);
      waiting.requests += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.requests -= 1;
          if (waiting.requests === 0) {
            forget(key, waiting);
            waiting.nobody.abort();
          }
          reject(new WorkAbandoned());
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.rows.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
      });
    },
  };
}
