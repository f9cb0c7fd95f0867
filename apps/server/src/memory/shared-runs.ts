/**
 * Runs the same work once for several requests at the same time, such as those of one screen. A request joins a run that has
 * not begun, never one that has: what it gets is no older than itself.
 */
import { type Turn, WorkAbandoned } from '../stores/events/concurrency-limiter.ts';

/** Of a run that several requests share: the order of the first, and a signal that aborts when nobody waits any more. */
type Waits = Required<Pick<Turn, 'order' | 'signal'>>;

/** A run and the number of requests that wait for it. */
interface Waiting<T> {
  requests: number;
  nobody: AbortController;
  result: Promise<T>;
}

export interface SharedRuns<Input, T> {
  /** Rejects like the run, and with `WorkAbandoned` when the signal aborts first. */
  ask(input: Input, waits?: Pick<Turn, 'order' | 'signal'>): Promise<T>;
}

/** @param keyOf equal for inputs that may share a run */
export function createSharedRuns<Input, T>(
  run: (input: Input, waits: Waits) => Promise<T>,
  keyOf: (input: Input) => string,
): SharedRuns<Input, T> {
  const running = new Map<string, Promise<T>>();
  const next = new Map<string, Waiting<T>>();

  const forget = (key: string, waiting: Waiting<T>) => {
    if (next.get(key) === waiting) next.delete(key);
  };

  const start = (key: string, input: Input, waits: Waits): Promise<T> => {
    const result = run(input, waits).finally(() => {
      if (running.get(key) === result) running.delete(key);
    });
    running.set(key, result);
    return result;
  };

  const prepare = (key: string, input: Input, order: number): Waiting<T> => {
    const nobody = new AbortController();
    const begin = () => start(key, input, { order, signal: nobody.signal });
    const before = running.get(key);
    if (!before) return { requests: 0, nobody, result: begin() };
    const beginNext = () => {
      forget(key, waiting);
      return begin();
    };
    const waiting: Waiting<T> = { requests: 0, nobody, result: before.then(beginNext, beginNext) };
    next.set(key, waiting);
    return waiting;
  };

  return {
    ask(input, { order = 0, signal } = {}) {
      if (signal?.aborted) return Promise.reject(new WorkAbandoned());
      const key = keyOf(input);
      const waiting = next.get(key) ?? prepare(key, input, order);
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
        signal?.addEventListener('abort', leave, { once: true });
        waiting.result.finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject);
      });
    },
  };
}
