/** What is fetched and kept of pictures that an import names (W-14). */

/** Of a picture as its host gives it. */
export const MAX_SOURCE_BYTES = 16 * 1024 * 1024;
/** From asking for it to its last byte. */
export const FETCH_MS = 10_000;
/** Decoded; a camera's largest. A file of a few kilobytes can unpack to any number. */
export const MAX_PIXELS = 64_000_000;
/** All that is kept on disk; what was made longest ago goes first. */
export const MAX_CACHE_BYTES = 1024 * 1024 * 1024;
/** At once; encoding takes a core each. */
export const MAX_AT_ONCE = 2;
/** Others wait; past these a drawn picture is given until there is room. */
export const MAX_WAITING = 200;
/** A host that failed is asked again after this. */
export const RETRY_MS = 10 * 60_000;

/** Pixels; the heights are those of 16:9. */
export const AVIF_WIDTHS = [480, 960, 1440] as const;
export const WEBP_WIDTHS = [960] as const;
/** A side of a podcast's cover: Apple takes 1400 to 3000. */
export const SQUARE_SIDE = 1500;
