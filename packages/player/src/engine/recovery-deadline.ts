/** How long a viewer waits for an origin that fails, in ms, before being told that it will not come. */
export const RECOVERY_MS = 8000;

/** An origin that fails, and a viewer who waits; each since when, or null. */
export interface Interruption {
  failingSinceMs: number | null;
  waitingSinceMs: number | null;
}

/**
 * When the player gives up, by the clock of the two; null while there is no reason to. What is in hand is played first: a
 * failing origin is asked again for as long as that lasts, and a viewer who has paused waits for nobody.
 */
export const recoveryDeadlineMs = ({ failingSinceMs, waitingSinceMs }: Interruption): number | null =>
  failingSinceMs === null || waitingSinceMs === null ? null : Math.max(failingSinceMs, waitingSinceMs) + RECOVERY_MS;
