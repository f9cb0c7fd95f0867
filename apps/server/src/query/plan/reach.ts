/** R-02. How long content plays for each visitor within a cell of an answer. */
import { list, type Sql, sql, wholeNumber } from '../sql.ts';

/** Of viewings without identifier each is one of its own. */
export const VIEWER = sql`if(visitor = 0, viewing, visitor)`;

/** Largest gap that still counts as consecutive: heartbeats of one viewing are dated to the millisecond, with small gaps. */
const GAP_MS = wholeNumber(1000);

/**
 * One row per visitor in a cell, for use in FROM: the values of the cell, `visitor`, the time `at` of the first piece,
 * `reached_ms` of content in total, and `run_ms` in the longest run without a gap. What plays at the same time counts once.
 * Viewings without identifier belong to no visitor.
 *
 * @param pieces of the audience, `from … where …`
 * @param cell values that the rows of one cell share
 */
export const byVisitor = (pieces: Sql, cell: readonly Sql[]): Sql => sql`(
  select * except (first_at, spans, untils, more), first_at as at, arraySum(more) as reached_ms,
    arrayMax(arrayMap(run -> arraySum(run), arraySplit((_, begins) -> begins, more,
      arrayMap((span, until) -> span.1 > until + ${GAP_MS}, spans, untils)))) as run_ms
  from (
    select *, arrayMap((span, until) -> greatest(span.2 - greatest(span.1, until), 0), spans, untils) as more
    from (
      select *, arrayPushFront(arrayPopBack(
        arrayReduceInRanges('max', arrayMap(i -> (1, i), arrayEnumerate(spans)), spans.2)), 0) as untils
      from (
        select ${list([...cell, sql`visitor`])}, min(at) as first_at, arraySort(groupArray((begin_ms, end_ms))) as spans
        from (select * ${pieces}) where visitor != 0 group by ${list([...cell, sql`visitor`])}
      )
    )
  )
)`;

/** Condition on these rows. */
export const isReached = (seconds: number, isConsecutive = false): Sql =>
  sql`${isConsecutive ? sql`run_ms` : sql`reached_ms`} >= ${wholeNumber(seconds)} * 1000`;
