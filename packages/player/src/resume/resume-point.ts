/** Whoever left before has hardly begun: a tenth of the length, from 5 s for the shortest to 30 s. */
export const resumeFromS = (lengthS: number): number => Math.min(30, Math.max(5, lengthS / 10));

/** Whoever got this far has seen it: the rest is credits. Part of the length. */
export const SEEN_AT_PART = 0.95;

/** Where to go on, in seconds from the start; null where one begins at the beginning. */
export const resumePointS = (positionS: number, lengthS: number): number | null =>
  positionS >= resumeFromS(lengthS) && positionS < lengthS * SEEN_AT_PART ? Math.floor(positionS) : null;
