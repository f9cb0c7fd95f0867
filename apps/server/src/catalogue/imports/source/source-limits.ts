/** Limits of a feed's size and time. */

/** Bytes of a file or answer, before and after decompression. A week's schedule of ten channels is some 3 MB. */
export const MAX_SOURCE_MEGABYTES = 32;
export const MAX_SOURCE_BYTES = MAX_SOURCE_MEGABYTES * 1024 * 1024;
export const MAX_REDIRECTS = 5;
/** From the first requested byte to the last one read. */
export const FETCH_TIMEOUT_MS = 60_000;
