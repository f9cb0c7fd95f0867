/**
 * Which events official figures count: one rule, for statements and for rows in memory. Every reader of hits and playback
 * that gives a figure uses it; what it leaves out is counted apart, by its reason (`reports/left-out.ts`).
 *
 * Left out are robots, and what one machine forges: a request that names more visitors or playback sessions than one
 * browser has, and visitors that come new from one address faster than people do (`collection/company.ts` counts both).
 */
import type { EventBasics } from './event-rows.ts';

/**
 * Goes up when the rule or a limit changes, together with `DEFINITION` of the rollups and `FACTS_DEFINITION`: hours are then
 * counted again.
 */
export const COUNTING_RULE = 2;

/** A browser's outbox holds one visitor; two or three when its id was withdrawn and given again. */
const MOST_REQUEST_VISITORS = 3;
/** Playback sessions with their ads in one request: an evening of zapping in which the collector could not be reached. */
const MOST_REQUEST_SESSIONS = 50;
/** New visitors from one public address in ten seconds: whole towns share one, but do not arrive in the same moment. */
const MOST_SOURCE_ARRIVALS = 100;

/** The columns of an event that the rule reads. */
export const JUDGED_COLUMNS = ['is_robot', 'request_visitors', 'request_sessions', 'source_arrivals'] as const;
export type JudgedColumn = (typeof JUDGED_COLUMNS)[number];
type Judged = Pick<EventBasics, JudgedColumn>;

const IN_REQUEST = `(request_visitors > ${MOST_REQUEST_VISITORS} or request_sessions > ${MOST_REQUEST_SESSIONS})`;
const FROM_SOURCE = `source_arrivals > ${MOST_SOURCE_ARRIVALS}`;

/** The condition on rows of hits or playback. */
export const COUNTED_TEXT = `(is_robot = 0 and not ${IN_REQUEST} and not ${FROM_SOURCE})`;

/** Why a row is not counted: it is counted or exactly one of these holds. */
export const LEFT_OUT_TEXTS = {
  robot: 'is_robot = 1',
  request: `(is_robot = 0 and ${IN_REQUEST})`,
  source: `(is_robot = 0 and not ${IN_REQUEST} and ${FROM_SOURCE})`,
};

/** The same for a row in memory. */
export const isCounted = (row: Judged): boolean =>
  row.is_robot === 0 &&
  row.request_visitors <= MOST_REQUEST_VISITORS &&
  row.request_sessions <= MOST_REQUEST_SESSIONS &&
  row.source_arrivals <= MOST_SOURCE_ARRIVALS;
