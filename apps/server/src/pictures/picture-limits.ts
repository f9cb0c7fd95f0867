/** Limits for fetching and storing imported pictures (W-14). */
import { MINUTE_MS } from '@sintonia/contracts';

/** Size of the source file, bytes. */
export const MAX_SOURCE_BYTES = 16 * 1024 * 1024;
/** Timeout of the whole download, milliseconds. */
export const FETCH_MS = 10_000;
/** Decoded pixels; the largest of cameras. A file of a few kilobytes can expand to any number. */
export const MAX_PIXELS = 64_000_000;
/** Total size on disk, bytes; the oldest files are evicted first. */
export const MAX_CACHE_BYTES = 1024 * 1024 * 1024;
/** Concurrent encodings; each takes one core. */
export const MAX_AT_ONCE = 2;
/** Queue length; beyond it a placeholder is served until there is capacity. */
export const MAX_WAITING = 200;
/** Delay before a failed host is tried again, milliseconds. */
export const RETRY_MS = 10 * MINUTE_MS;

/** Side of a podcast cover, pixels: Apple accepts 1400 to 3000. */
export const SQUARE_SIDE = 1500;
