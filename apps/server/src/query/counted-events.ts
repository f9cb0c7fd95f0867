/** Which events figures count (`stores/events/counted-events.ts`), as parts of statements. */
import { COUNTED_TEXT, LEFT_OUT_REASON_TEXT } from '../stores/events/counted-events.ts';
import { plain, sql } from './sql.ts';

/** Condition on rows of hits or playback. */
export const IS_COUNTED = plain(COUNTED_TEXT);

/** Why a row is not counted; '' of a counted one. */
export const LEFT_OUT_REASON = plain(LEFT_OUT_REASON_TEXT);

/** Whether a row is not counted because one machine forged it. */
export const IS_FORGED = sql`${LEFT_OUT_REASON} not in ('', 'robot', 'staff')`;
