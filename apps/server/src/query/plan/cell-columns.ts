/** Columns of rows that depend on the other rows of their cell. */
import type { Count } from '../metrics/metric.ts';
import type { Sql } from '../sql.ts';
import { sql } from '../sql.ts';
import { withContentOfVisitors } from './content-of-visitors.ts';
import { withReach, withRuns } from './reach.ts';
import { withViewers } from './viewers-at-once.ts';

type WithColumns = (rows: Sql, cell: readonly Sql[]) => Sql;

function columnsOf(count: Count): WithColumns | null {
  switch (count.by) {
    case 'reach':
      return count.isConsecutive ? withRuns : withReach;
    case 'viewers':
      return withViewers;
    case 'contentOfVisitors':
      return withContentOfVisitors;
    default:
      return null;
  }
}

/**
 * The rows with the columns that the counts need.
 *
 * @param rows `from … where …`
 * @param cell values that the rows of one cell share
 */
export function withCellColumns(counts: readonly Count[], rows: Sql, cell: readonly Sql[]): Sql {
  const needed = new Set(counts.map(columnsOf).filter((one) => one !== null));
  return [...needed].reduce((before, withColumns) => sql`from ${withColumns(before, cell)}`, rows);
}
