/** Work that may run at the same time only so often, with a bounded queue: one limiter for inserts, one for queries. */

export interface ConcurrencyLimiter {
  /** Runs `work` when a place is free. Rejects with `LimiterFull` when too many wait already. */
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
 * @param name what runs here, plural, for the message of `LimiterFull`
 * @param places how many run at once
 * @param queueLimit how many may wait
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
