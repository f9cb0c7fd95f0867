/**
 * What Chromium, Firefox and Safari throw when a request reached nobody: `Failed to fetch`, `NetworkError …`,
 * `Load failed`; and for code `… dynamically imported module`, `Importing a module script failed`.
 */
const NOBODY_REACHED = /fetch|network|load|import/i;

/** True for a page that could not come because the connection was away: neither missing nor failed. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError && NOBODY_REACHED.test(error.message);
