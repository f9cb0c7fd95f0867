/** Seconds that a piece of the audience counts in: those that begin while its content plays. */
import { sql } from '../sql.ts';

/** First second of a piece, since the epoch. */
export const FIRST_SECOND = sql`intDiv(begin_ms + 999, 1000)`;
/** First second after it. */
export const SECOND_AFTER = sql`intDiv(end_ms + 999, 1000)`;
