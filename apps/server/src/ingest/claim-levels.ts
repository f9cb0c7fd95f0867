import { LATE_TOLERANCE_MS } from '@sintonia/wire';

/** Maximum number of lines in a browser's outbox. They are resent at once, hours later, so they have a separate level. */
const OUTBOX_LINES = 2000;
/** Time that one line claims: the interval of heartbeats, seconds. */
const LINE_S = 10;
/** Maximum number of ads and plays among them: four requests of 500 lines, each with at most 50. */
const OUTBOX_STARTS = 200;
/** Time that the start of a resent ad or play claims, seconds. */
export const RESENT_START_S = 100;
/** Time that a full outbox claims, seconds. */
const RESENT_S = OUTBOX_LINES * LINE_S + OUTBOX_STARTS * RESENT_START_S;
/** Level at which events count as forged, seconds; the time of resent events is scaled to it. */
const FULL_S = 900;

export interface Level {
  liveS: number;
  resentS: number;
  liveAtMs: number;
  resentAtMs: number;
  /** Visitor for whom the session has counted as a play. */
  visitor: string;
}

/**
 * Events arrive up to `LATE_TOLERANCE_MS` late; one that is older belongs to another time, as in a history that is loaded
 * backwards.
 */
export function raiseLive(level: Level, claimedS: number, atMs: number, drainRate: number): number {
  const passedMs = atMs - level.liveAtMs;
  if (passedMs < -LATE_TOLERANCE_MS) level.liveS = 0;
  level.liveS = Math.max(0, level.liveS - (Math.max(0, passedMs) / 1000) * drainRate) + claimedS;
  if (passedMs > 0 || passedMs < -LATE_TOLERANCE_MS) level.liveAtMs = atMs;
  return Math.max(level.liveS, scaled(level));
}

export function raiseResent(level: Level, claimedS: number, atMs: number, drainRate: number): number {
  const passedS = Math.max(0, atMs - level.resentAtMs) / 1000;
  level.resentS = Math.max(0, level.resentS - passedS * drainRate) + claimedS;
  level.resentAtMs = Math.max(level.resentAtMs, atMs);
  return Math.max(level.liveS, scaled(level));
}

const scaled = ({ resentS }: Level): number => (resentS * FULL_S) / RESENT_S;
