/** Columns of rows that depend on the other rows of their cell, and rows that stand for several. */
import type { Count } from '../metrics/metric.ts';
import type { Sql } from '../sql.ts';
import { sql } from '../sql.ts';
import { byVisitorAndMedium } from './content-of-visitors.ts';
import { byVisitor } from './reach.ts';
import { withViewers } from './viewers-at-once.ts';

type WithColumns = (rows: Sql, cell: readonly Sql[]) => Sql;

function columnsOf(count: Count): WithColumns | null {
  switch (count.by) {
    case 'reach':
      return byVisitor;
    case 'viewers':
      return withViewers;
    case 'contentOfVisitors':
      return byVisitorAndMedium;
    default:
      return null;
  }
}

/**
 * The rows with the columns that the counts need; of counts of visitors, one row per visitor. Each of these is the only
 * kind of its pass (`passes.ts`).
 *
 * @param rows `from … where …`
 * @param cell values that the rows of one cell share
 */
export function withCellColumns(counts: readonly Count[], rows: Sql, cell: readonly Sql[]): Sql {
  const needed = new Set(counts.map(columnsOf).filter((one) => one !== null));
  return [...needed].reduce((before, withColumns) => sql`from ${withColumns(before, cell)}`, rows);
}
