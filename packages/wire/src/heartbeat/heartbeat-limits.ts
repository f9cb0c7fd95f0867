/** § 9: a longer duration means that the device slept, and counts as 0. */
export const LONGEST_DURATION_MS = 600_000;
