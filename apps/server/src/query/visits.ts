/**
 * The visit (§ 9), defined once: a maximal run of a visitor's hits in which each gap is under 30 minutes. A gap of 30
 * minutes or more starts the next visit.
 */
import { MINUTE_MS } from '@sintonia/contracts';
import { type Sql, sql, wholeNumber } from './sql.ts';

export const VISIT_GAP_MS = 30 * MINUTE_MS;

/** @param gapMs since the visitor's previous hit */
export const startsVisitAfter = (gapMs: number): boolean => gapMs >= VISIT_GAP_MS;

/**
 * Column `previous_at`: time of the visitor's previous row, 1970 if none. The rows carry `visitor_id`.
 *
 * @param at column with the time of a row
 * @param order tie breaker, if the caller numbers visits in the same order
 * @param visitor column that identifies the visitor
 */
export const previousAt = (at: Sql, order: Sql = at, visitor: Sql = sql`visitor_id`): Sql => sql`
  lagInFrame(${at}, 1, toDateTime64(0, 3, 'UTC')) over (
    partition by ${visitor} order by ${order} rows between unbounded preceding and current row
  ) as previous_at`;

/** Condition on rows with `previous_at`: the row at this time is the first of a visit. */
export const startsVisit = (at: Sql): Sql =>
  sql`dateDiff('millisecond', previous_at, ${at}) >= ${wholeNumber(VISIT_GAP_MS)}`;
