/** Limits concurrent work, with a bounded queue: one limiter for inserts, one for queries. */

export interface ConcurrencyLimiter {
  /** Runs `work` when a place is free. Rejects with `LimiterFull` if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
  waiting(): number;
}

export class LimiterFull extends Error {
  constructor(limiter: string, limit: number) {
    super(`${limit} ${limiter} are waiting already`);
    this.name = 'LimiterFull';
  }
}

/**
 * @param name kind of work, plural, for the message of `LimiterFull`
 * @param places most concurrent tasks
 * @param queueLimit most waiting tasks
 */
export function createConcurrencyLimiter(name: string, places: number, queueLimit: number): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;

  const begin = () => {
    if (running >= places) return;
    const next = queue.shift();
    if (next === undefined) return;
    running += 1;
    next();
  };

  return {
    waiting: () => queue.length,
    run: (work) =>
      new Promise((resolve, reject) => {
        if (running >= places && queue.length >= queueLimit) {
          reject(new LimiterFull(name, queueLimit));
          return;
        }
        queue.push(() => {
          const free = () => {
            running -= 1;
            begin();
          };
          work().finally(free).then(resolve, reject);
        });
        begin();
      }),
  };
}
