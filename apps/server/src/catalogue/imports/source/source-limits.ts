/** What is read of a feed, and for how long it is waited for. */

/** Of a file or answer, before and after it is uncompressed. A week of ten channels' schedule is some 3 MB. */
export const SOURCE_MEGABYTES = 32;
export const SOURCE_BYTES = SOURCE_MEGABYTES * 1024 * 1024;
export const REDIRECTS = 5;
/** From the first byte asked for to the last one read. */
export const FETCH_MS = 60_000;
