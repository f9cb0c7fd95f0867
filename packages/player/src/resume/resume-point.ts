/** Whoever left before has hardly begun, in seconds. */
export const RESUME_FROM_S = 30;

/** Whoever got this far has seen it: the rest is credits. Part of the length. */
export const SEEN_AT_PART = 0.95;

/** Where to go on, in seconds from the start; null where one begins at the beginning. */
export const resumePointS = (positionS: number, lengthS: number): number | null =>
  positionS >= RESUME_FROM_S && positionS < lengthS * SEEN_AT_PART ? Math.floor(positionS) : null;
