/**
 * Messages of Chromium, Firefox and Safari for a request without a connection: `Failed to fetch`, `NetworkError …`,
 * `Load failed`; and for code `… dynamically imported module`, `Importing a module script failed`.
 */
const NOBODY_REACHED = /fetch|network|load|import/i;

/** True when a page failed because the connection was missing: neither not found nor a server error. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError && NOBODY_REACHED.test(error.message);
