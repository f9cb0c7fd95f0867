/** Limits of a request. */

/** Longest address in characters; longer → 414. */
export const URL_CHARACTERS = 16_384;
/** Largest body in bytes, also after decompression; larger → 413. */
export const BODY_BYTES = 1_048_576;
/** Parameters of one event in characters, in URL or body; browsers limit beacons to 64,000. */
export const EVENT_CHARACTERS = 65_536;
/** Total of all header lines including the address, bytes; larger → 431. */
export const HEADER_BYTES = 65_536;
/** Time for a client to send its headers, milliseconds. */
export const HEADERS_TIMEOUT_MS = 10_000;
/** Time for a client to send headers and body, milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Interval of checking both timeouts, milliseconds; a client is disconnected at most this much later. */
export const TIMEOUT_CHECK_MS = 1000;
/** Idle timeout of a connection, milliseconds; long enough for a slow report. */
export const SILENT_SOCKET_MS = 600_000;
/** Idle timeout of keep-alive connections; longer than the usual 60 s of proxies, so that proxies close first. */
export const KEEP_ALIVE_MS = 65_000;
/** Window of rate limits. */
export const WINDOW_MS = 60_000;
/** Retry-After of a 503, in seconds. */
export const RETRY_AFTER_S = 5;
