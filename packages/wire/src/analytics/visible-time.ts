/**
 * Context data of a hit that states for how long its page was visible and in use. The hit is a link hit with the page's
 * fields; its time is the beginning of the part that it covers, so no part is longer than `LATE_TOLERANCE_MS`.
 */
export const VISIBLE_CONTEXT = 'visible.ms';
