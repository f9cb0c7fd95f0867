/** R-02. How long content plays for each visitor within a cell of an answer. */
import { type Sql, sql, wholeNumber } from '../sql.ts';
import { perVisitor } from './per-visitor.ts';

/** Of viewings without identifier each is one of its own. */
export const VIEWER = sql`if(visitor = 0, viewing, visitor)`;

/** Largest gap that still counts as consecutive: heartbeats of one viewing are dated to the millisecond, with small gaps. */
export const GAP_MS = wholeNumber(1000);

/** Columns over `spans`, in order of their beginning: the time in each run without a gap, `runs`. What plays at the same time counts once. */
export const RUNS = sql`
  arrayReduceInRanges('max', arrayMap(i -> (1, i), arrayEnumerate(spans)), spans.2) as latest_ends,
  arrayPushFront(arrayPopBack(latest_ends), 0) as untils,
  arrayMap((span, until) -> greatest(span.2 - greatest(span.1, until), 0), spans, untils) as more,
  arrayMap((span, until) -> span.1 > until + ${GAP_MS}, spans, untils) as begins,
  arrayMap(run -> arraySum(run), arraySplit((_, begins_run) -> begins_run, more, begins)) as runs`;

const SPANS = sql`intervalLengthSum(begin_ms, end_ms) as reached_ms, arraySort(groupArray((begin_ms, end_ms))) as spans`;

/**
 * One row per visitor in a cell, with `reached_ms` of content in total, and `run_ms` in the longest run without a gap
 * (`per-visitor.ts`).
 *
 * @param pieces of the audience, `from … where …`
 */
export const byVisitor = (pieces: Sql, cell: readonly Sql[]): Sql => sql`(
  select *, ${RUNS}, arrayMax(runs) as run_ms
  from ${perVisitor(pieces, cell, sql`visitor`, SPANS)}
)`;

/** Condition on these rows. */
export const isReached = (seconds: number, isConsecutive = false): Sql =>
  sql`${isConsecutive ? sql`run_ms` : sql`reached_ms`} >= ${wholeNumber(seconds)} * 1000`;
