/** Distinct visitors whose content plays in the same second, or in the same clock minute. */
import { FIRST_SECOND, SECOND_AFTER } from '../metrics/seconds-on.ts';
import { list, type Sql, sql } from '../sql.ts';
import { VIEWER } from './reach.ts';

export type Within = 'second' | 'minute';

/** First unit in which a piece plays, the one after its last, and the column with the first that the visitor's earlier pieces leave. */
const UNITS: Readonly<Record<Within, { first: Sql; after: Sql; from: Sql }>> = {
  second: { first: FIRST_SECOND, after: SECOND_AFTER, from: sql`second_from` },
  minute: { first: sql`intDiv(begin_ms, 60000)`, after: sql`intDiv(end_ms - 1, 60000) + 1`, from: sql`minute_from` },
};

/**
 * Pieces of the audience, each with the units that no earlier piece of the same visitor has, for use in FROM.
 *
 * @param pieces `from … where …`
 * @param cell values that the rows of one cell share
 */
export const withViewers = (pieces: Sql, cell: readonly Sql[]): Sql => sql`(
  select *, ${list(
    Object.values(UNITS).map(
      ({ first, after, from }) => sql`greatest(${first}, ifNull(max(${after}) over earlier_pieces, 0)) as ${from}`,
    ),
  )}
  ${pieces}
  window earlier_pieces as (
    partition by ${list([...cell, VIEWER])}
    order by begin_ms, end_ms, viewing rows between unbounded preceding and 1 preceding
  )
)`;

const isCounted = ({ from, after }: (typeof UNITS)[Within]): Sql => sql`visitor != 0 and ${from} < ${after}`;

/** Most visitors at once, over `withViewers`. */
export function mostViewers(within: Within): Sql {
  const unit = UNITS[within];
  return sql`maxIntersectionsIf(${unit.from}, ${unit.after}, ${isCounted(unit)})`;
}

/** Condition on pieces: they play in the unit with most visitors. @param pieces `from … where …`, of one cell */
export function playsWithMost(within: Within, pieces: Sql): Sql {
  const unit = UNITS[within];
  const most = sql`(
    select maxIntersectionsPositionIf(${unit.from}, ${unit.after}, ${isCounted(unit)}) from ${withViewers(pieces, [])}
  )`;
  return sql`visitor != 0 and ${most} between ${unit.first} and ${unit.after} - 1`;
}
