/**
 * Which events official figures count: one rule, for statements and for rows in memory. Every reader of hits and playback
 * that gives a figure uses it; what it leaves out is counted apart (`left-out.ts`).
 */
import type { EventBasics } from '../stores/events/event-rows.ts';
import { sql, toStatement } from './sql.ts';

/** The columns of an event that the rule reads. */
export const JUDGED_COLUMNS = ['is_robot'] as const;
export type JudgedColumn = (typeof JUDGED_COLUMNS)[number];

/** Condition on rows of hits or playback: no robot. */
export const IS_COUNTED = sql`is_robot = 0`;
/** The same for a statement that is plain text. */
export const COUNTED_TEXT = toStatement(IS_COUNTED).text;

/** The same for a row in memory. */
export const isCounted = (row: Pick<EventBasics, JudgedColumn>): boolean => row.is_robot === 0;
