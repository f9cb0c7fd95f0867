/** Largest query that is read, bytes. */
export const BODY_BYTES = 256 * 1024;
