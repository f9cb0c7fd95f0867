/** Rows of a cell as one row for each visitor. */
import { list, type Sql, sql } from '../sql.ts';

/**
 * One row per visitor in a cell, for use in FROM: the values of the cell and the key, the time `at` of the first row, and the
 * figures. Viewings without identifier belong to no visitor.
 *
 * @param rows `from … where …`
 * @param cell values that the rows of one cell share
 * @param key the visitor, and what else makes a row of its own
 * @param figures aggregates
 */
export const perVisitor = (rows: Sql, cell: readonly Sql[], key: Sql, figures: Sql): Sql => sql`(
  select * except (first_at), first_at as at
  from (
    select ${list([...cell, key, sql`min(at) as first_at`, figures])}
    from (select * ${rows}) where visitor != 0 group by ${list([...cell, key])}
  )
)`;
