/** The rule by which hits are of one visit or of two (docs/reports.md, «Visits»). */
import { MINUTE_MS } from '@sintonia/wire/durations';

export const VISIT_GAP_MS = 30 * MINUTE_MS;

/** @param gapMs since the visitor's previous hit, or the last heartbeat after it */
export const startsVisitAfter = (gapMs: number): boolean => gapMs >= VISIT_GAP_MS;
