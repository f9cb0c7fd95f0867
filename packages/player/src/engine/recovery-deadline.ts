/** How long a viewer waits for a failing origin before the error is shown, in ms. */
export const RECOVERY_MS = 8000;

/** When the origin began to fail and when the viewer began to wait; null when neither is the case. */
export interface Interruption {
  failingSinceMs: number | null;
  waitingSinceMs: number | null;
}

/**
 * Time at which the player gives up, on the clock of the two; null without a reason to. The buffer plays first: a
 * failing origin is retried while it lasts, and a paused viewer does not wait.
 */
export const recoveryDeadlineMs = ({ failingSinceMs, waitingSinceMs }: Interruption): number | null =>
  failingSinceMs === null || waitingSinceMs === null ? null : Math.max(failingSinceMs, waitingSinceMs) + RECOVERY_MS;
