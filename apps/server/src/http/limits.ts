/** What a request may be at most. */

/** Longest address that is read, in characters; longer → 414. */
export const URL_CHARACTERS = 16_384;
/** Largest body, in bytes, also after decompression; larger → 413. */
export const BODY_BYTES = 1_048_576;
/** Parameters of one event, in characters, wherever they stand; browsers' beacons end at 64 000. */
export const EVENT_CHARACTERS = 65_536;
/** All header lines together, the address included, in bytes; larger → 431. */
export const HEADER_BYTES = 65_536;
/** How long a client may take to send its headers. */
export const HEADERS_TIMEOUT_MS = 10_000;
/** How long a client may take to send its headers and body. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** How often both are checked: a client is cut at most so much later. */
export const TIMEOUT_CHECK_MS = 1000;
/** A connection on which nothing moves in either direction for so long is closed; a report may be counted meanwhile. */
export const SILENT_SOCKET_MS = 600_000;
/** Kept-alive connections without a request; longer than usual proxies' 60 s, so that they close first. */
export const KEEP_ALIVE_MS = 65_000;
/** Over which a rate of requests is counted. */
export const WINDOW_MS = 60_000;
/** Retry-After of a 503, in seconds. */
export const RETRY_AFTER_S = 5;
