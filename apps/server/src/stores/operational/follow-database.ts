/** Notices changes of the operational store, for what this process holds in memory. */

/** A write is counted before it is committed: only the second read after it is sure to see it. */
const READS_AFTER_WRITE = 2;

/**
 * Reads the database at each interval at which it may have changed, one read at a time; again after a failure.
 *
 * @param read reads the database
 * @returns a function that ends it
 */
export type FollowDatabase = (
  read: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
) => () => void;

/**
 * Follows a database that only this process changes: reads after its writes.
 *
 * @param writes number of writes so far
 */
export const followOwn =
  (writes: () => number): FollowDatabase =>
  (read, everyMs, onError) => {
    let readWrites: number | null = null;
    let due = 0;
    let isReading = false;
    const timer = setInterval(async () => {
      if (isReading) return;
      const now = writes();
      if (now !== readWrites) due = READS_AFTER_WRITE;
      readWrites = now;
      if (due === 0) return;
      isReading = true;
      try {
        await read();
        due -= 1;
      } catch (error) {
        onError(error);
      }
      isReading = false;
    }, everyMs).unref();
    return () => clearInterval(timer);
  };

/** Follows a database that other processes change too: reads at every interval. */
export const followShared: FollowDatabase = (...setting) => {
  let ticks = 0;
  return followOwn(() => ticks++)(...setting);
};
