/** R-02. How long content plays for each visitor within a cell of an answer. */
import { list, type Sql, sql, wholeNumber } from '../sql.ts';

/** Of viewings without identifier each is one of its own. */
export const VIEWER = sql`if(visitor = 0, viewing, visitor)`;

/** Largest gap that still counts as consecutive: heartbeats of one viewing are dated to the millisecond, with small gaps. */
export const GAP_MS = wholeNumber(1000);

/**
 * Pieces of the audience with `reached_ms`, for use in FROM. What plays at the same time counts once.
 *
 * @param pieces `from … where …`
 * @param cell values that the rows of one cell share
 */
export const withReach = (pieces: Sql, cell: readonly Sql[]): Sql => sql`(
  select *, intervalLengthSum(begin_ms, end_ms) over (partition by ${list([...cell, VIEWER])}) as reached_ms ${pieces}
)`;

/** Like `withReach`, with `run_ms`: the same for each run of content without a gap. */
export const withRuns = (pieces: Sql, cell: readonly Sql[]): Sql => {
  const viewer = list([...cell, VIEWER]);
  const inOrder = sql`partition by ${viewer} order by begin_ms, end_ms, viewing rows between unbounded preceding`;
  return sql`(
    select *, intervalLengthSum(begin_ms, end_ms) over (partition by ${viewer}, run) as run_ms from (
      select *, sum(begins_run) over (${inOrder} and current row) as run from (
        select *, begin_ms > ifNull(max(end_ms) over (${inOrder} and 1 preceding), 0) + ${GAP_MS} as begins_run ${pieces}
      )
    )
  )`;
};

/** Condition on their rows. */
export const isReached = (seconds: number, isConsecutive = false): Sql =>
  sql`visitor != 0 and ${isConsecutive ? sql`run_ms` : sql`reached_ms`} >= ${wholeNumber(seconds * 1000)}`;
