/**
 * Which events count in official figures: one rule, for SQL and for rows in memory. Every query of hits and playback
 * that returns a figure uses it; excluded events are counted separately, by reason (`query/left-out.ts`).
 *
 * Excluded are robots, our own staff (`accounts/staff/staff-mark.ts`), and events forged by one machine: requests with more
 * visitors or playback sessions than one browser has, visitors that arrive from one address faster than people do
 * (`ingest/forgery-signals.ts` counts both), and sessions and visitors that claim more time than has passed
 * (`ingest/claimed-time.ts`).
 */
import type { LeftOutReason } from '@sintonia/contracts';
import type { EventBasics } from './event-rows.ts';

/**
 * Increase when the rule or a limit changes, together with `DEFINITION` of the rollups and of the facts (`FACT_KINDS`): hours
 * are then counted again.
 */
export const COUNTING_RULE = 4;

/** A browser's outbox has one visitor; two or three if its id was withdrawn and assigned again. */
const MAX_REQUEST_VISITORS = 3;
/**
 * Playback sessions with their ads in one request: an evening of channel hopping while the collector was unreachable.
 */
const MAX_REQUEST_SESSIONS = 50;
/**
 * New visitors from one public address in ten seconds: whole towns share one, but do not arrive at the same instant.
 */
const MAX_SOURCE_ARRIVALS = 100;
/**
 * Fifteen minutes. A player is ahead of the clock by its open ad; by more only if its clock is wrong and its heartbeats were
 * held up.
 */
const MAX_CLAIMED_AHEAD_S = 900;

/** Columns that the rule reads. */
export const JUDGED_COLUMNS = [
  'is_robot',
  'is_staff',
  'request_visitors',
  'request_sessions',
  'source_arrivals',
  'claimed_ahead_s',
] as const;
export type JudgedColumn = (typeof JUDGED_COLUMNS)[number];
type Judged = Pick<EventBasics, JudgedColumn>;

/** Neither a robot nor our own staff. */
const OF_AUDIENCE = 'is_robot = 0 and is_staff = 0';
const IN_REQUEST = `(request_visitors > ${MAX_REQUEST_VISITORS} or request_sessions > ${MAX_REQUEST_SESSIONS})`;
const FROM_SOURCE = `source_arrivals > ${MAX_SOURCE_ARRIVALS}`;
const AHEAD_OF_TIME = `claimed_ahead_s > ${MAX_CLAIMED_AHEAD_S}`;

/** Condition on rows of hits or playback. */
export const COUNTED_TEXT = `(${OF_AUDIENCE} and not ${IN_REQUEST} and not ${FROM_SOURCE} and not ${AHEAD_OF_TIME})`;

/** Why a row is not counted: `robot`, `staff`, `request`, `source`, `time`, the first that holds; '' of a counted row. */
export const LEFT_OUT_REASON_TEXT = `multiIf(
  is_robot = 1, 'robot', is_staff = 1, 'staff', ${IN_REQUEST}, 'request', ${FROM_SOURCE}, 'source', ${AHEAD_OF_TIME}, 'time', '')`;

/** Why a row in memory is not counted, as in `LEFT_OUT_REASON_TEXT`; null of a counted row. */
export function leftOutReason(row: Judged): LeftOutReason | null {
  if (row.is_robot !== 0) return 'robot';
  if (row.is_staff !== 0) return 'staff';
  if (row.request_visitors > MAX_REQUEST_VISITORS || row.request_sessions > MAX_REQUEST_SESSIONS) return 'request';
  if (row.source_arrivals > MAX_SOURCE_ARRIVALS) return 'source';
  return row.claimed_ahead_s > MAX_CLAIMED_AHEAD_S ? 'time' : null;
}

/** Whether a row in memory is counted. */
export const isCounted = (row: Judged): boolean => leftOutReason(row) === null;
