/** § 4: play, buffer, stall and untracked pauses this short are not sent, and never count as play (M-06). */
export const SHORT_STATE_MS = 250;

/** § 9: a longer duration means that the device slept, and counts as 0. */
export const LONGEST_DURATION_MS = 600_000;
