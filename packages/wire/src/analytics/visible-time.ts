/**
 * Context data of a hit that states for how long its page was visible and in use. The hit is a link hit with the page's
 * fields; its time is the beginning of the part that it covers.
 */
export const VISIBLE_CONTEXT = 'visible.ms';

/** Longest part that one hit may cover, ms: the server accepts times of the last half hour. */
export const LONGEST_VISIBLE_MS = 1_800_000;
