/** Notices changes of the operational store, for what this process holds in memory. */

/** A write is counted before it is done: only the second look after it is sure to see it. */
const LOOKS = 2;

/**
 * Looks at the database at each interval at which it may have changed, one look at a time; again after a failure.
 *
 * @param look reads the database
 * @returns a function that ends it
 */
export type FollowDatabase = (
  look: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
) => () => void;

/**
 * Of a database that only this process changes: after its writes.
 *
 * @param writes number of writes so far
 */
export const followOwn =
  (writes: () => number): FollowDatabase =>
  (look, everyMs, onError) => {
    let seen: number | null = null;
    let due = 0;
    let isLooking = false;
    const timer = setInterval(async () => {
      if (isLooking) return;
      const now = writes();
      if (now !== seen) due = LOOKS;
      seen = now;
      if (due === 0) return;
      isLooking = true;
      try {
        await look();
        due -= 1;
      } catch (error) {
        onError(error);
      }
      isLooking = false;
    }, everyMs).unref();
    return () => clearInterval(timer);
  };

/** Follows a database that other processes change too: reads at every interval. */
export const followShared: FollowDatabase = (...setting) => {
  let ticks = 0;
  return followOwn(() => ticks++)(...setting);
};
