/** Writes a warning of the tag to the console. */
export const warn = (...what: unknown[]): void => console.warn('[sintonia]', ...what);

/** Exceptions never reach the page: they become a warning in the console. */
export const guarded =
  <A extends unknown[]>(work: (...args: A) => void): ((...args: A) => void) =>
  (...args) => {
    try {
      work(...args);
    } catch (reason) {
      warn(reason);
    }
  };
