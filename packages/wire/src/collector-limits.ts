/**
 * Limits that clients and the collector agree on. Literals, as in all code of the tag (`durations.ts`).
 */

/** Most lines of one `POST /collect`. */
export const BATCH_LINES = 500;

/**
 * How late an event may arrive for its time to count, 30 minutes (§ 9). It may be queued until consent or behind another
 * heartbeat; an idle session ends after 1800 s, so no queue lasts longer.
 */
export const LATE_TOLERANCE_MS = 1_800_000;

/** The same for resent events, 7 days (M-10): older ones would change days that are closed. Clients delete them. */
export const RESENT_TOLERANCE_MS = 604_800_000;
