/** While lines are stored, the server is retried at this interval, and after every heartbeat that arrives. */
export const RETRY_MS = 30_000;

/** M-10: the console says that a send failed. */
export const warnOfFailure = (): void =>
  console.warn('[sintonia] What is measured does not arrive; it is kept and sent again.');
