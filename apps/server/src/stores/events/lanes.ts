/** Work that may run at the same time only so often, with a bounded queue: one lane for inserts, one for queries. */

export interface Lane {
  /** Runs `work` when a place is free. Rejects with `LaneFull` when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  waiting(): number;
}

export class LaneFull extends Error {
  constructor(lane: string, limit: number) {
    super(`${limit} ${lane} are waiting already`);
    this.name = 'LaneFull';
  }
}

/**
 * @param name what runs here, plural, for the message of `LaneFull`
 * @param places how many run at once
 * @param queueLimit how many may wait
 */
export function createLane(name: string, places: number, queueLimit: number): Lane {
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
          reject(new LaneFull(name, queueLimit));
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
