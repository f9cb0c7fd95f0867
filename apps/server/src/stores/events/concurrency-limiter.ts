/**
 * Limits concurrent work: one limiter for inserts, one for queries, one for reports. Each requester has a bounded queue of
 * its own, and they take turns; work without a requester shares one queue.
 */

export interface Turn {
  /** Name of the requester that waits; requesters take turns. */
  requester?: string;
  /** Order of the requester's work: work with a lower number begins first, then that which came first. 0 by default. */
  order?: number;
  /** Work that has not begun when it aborts is abandoned. */
  signal?: AbortSignal;
}

export interface ConcurrencyLimiter {
  /**
   * Runs `work` when a place is free and it is the requester's turn. Rejects with `LimiterFull` if the requester's queue
   * is full, and with `WorkAbandoned` if the signal aborts before the work begins.
   */
  run<T>(work: () => Promise<T>, turn?: Turn): Promise<T>;
  /** Tasks of all requesters that have not begun. */
  waiting(): number;
}

export class LimiterFull extends Error {
  constructor(limiter: string, limit: number) {
    super(`${limit} ${limiter} are waiting already`);
    this.name = 'LimiterFull';
  }
}

/** The client left while its request was waiting. */
export class WorkAbandoned extends Error {
  constructor() {
    super('the client left before the work began');
    this.name = 'WorkAbandoned';
  }
}

interface Waiting {
  start: () => void;
  order: number;
}

/**
 * @param name kind of work, plural, for the message of `LimiterFull` @param places maximum number of concurrent tasks of all requesters @param queueLimit maximum number of waiting tasks of one requester
 */
export function createConcurrencyLimiter(name: string, places: number, queueLimit: number): ConcurrencyLimiter {
  /** Waiting tasks by requester; the first requester is next. Never holds an empty queue. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;

  const begin = () => {
    if (running >= places) return;
    const [next] = queues;
    if (!next) return;
    const [requester, queue] = next;
    const first = queue.shift();
    queues.delete(requester);
    if (queue.length > 0) queues.set(requester, queue);
    running += 1;
    first?.start();
  };
  const forget = (requester: string, start: () => void) => {
    const left = queues.get(requester)?.filter((other) => other.start !== start) ?? [];
    if (left.length > 0) queues.set(requester, left);
    else queues.delete(requester);
  };

  return {
    waiting: () => [...queues.values()].reduce((sum, { length }) => sum + length, 0),
    run: (work, { requester = '', order = 0, signal } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new WorkAbandoned());
        const queue = queues.get(requester) ?? [];
        if (running >= places && queue.length >= queueLimit) return reject(new LimiterFull(name, queueLimit));
        const abandon = () => {
          forget(requester, start);
          reject(new WorkAbandoned());
        };
        const start = () => {
          signal?.removeEventListener('abort', abandon);
          const free = () => {
            running -= 1;
            begin();
          };
          work().finally(free).then(resolve, reject);
        };
        signal?.addEventListener('abort', abandon, { once: true });
        const later = queue.findIndex((other) => other.order > order);
        queue.splice(later < 0 ? queue.length : later, 0, { start, order });
        queues.set(requester, queue);
        begin();
      }),
  };
}
