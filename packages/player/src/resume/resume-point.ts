/** Earlier positions are not stored: a tenth of the length, from 5 s for the shortest to 30 s. */
export const resumeFromS = (lengthS: number): number => Math.min(30, Math.max(5, lengthS / 10));

/** Later positions count as watched: the rest is credits. Share of the length. */
export const SEEN_AT_PART = 0.95;

/** Resume position, in seconds from the start; null to start at the beginning. */
export const resumePointS = (positionS: number, lengthS: number): number | null =>
  positionS >= resumeFromS(lengthS) && positionS < lengthS * SEEN_AT_PART ? Math.floor(positionS) : null;
