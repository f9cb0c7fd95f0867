/** What the tag says in the console. */
export const warn = (...what: unknown[]): void => console.warn('[sintonia]', ...what);

/** Nothing thrown reaches the page: a failure of ours is a warning in the console. */
export const guarded =
  <A extends unknown[]>(work: (...args: A) => void): ((...args: A) => void) =>
  (...args) => {
    try {
      work(...args);
    } catch (reason) {
      warn(reason);
    }
  };
