/** How long content plays for each visitor within a cell of an answer. */
import { list, type Sql, sql, wholeNumber } from '../sql.ts';

/** Of viewings without identifier each is one of its own. */
const VISITOR = sql`if(visitor = 0, viewing, visitor)`;

/**
 * Pieces of the audience with `reached_ms`, for use in FROM. What plays at the same time counts once.
 *
 * @param pieces `from … where …`
 * @param cell values that the rows of one cell share
 */
export const withReach = (pieces: Sql, cell: readonly Sql[]): Sql => sql`(
  select *, intervalLengthSum(begin_ms, end_ms) over (partition by ${list([...cell, VISITOR])}) as reached_ms ${pieces}
)`;

/** Condition on its rows. */
export const isReached = (seconds: number): Sql => sql`visitor != 0 and reached_ms >= ${wholeNumber(seconds * 1000)}`;
