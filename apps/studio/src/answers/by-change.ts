/** Rows of an answer by their difference with the compared period. Pure. */
import type { ReportRow } from '@sintonia/contracts';
import type { Sort } from '../query/query-state.ts';

/** Null without a figure in either period. */
export function differenceOf(row: Pick<ReportRow, 'metrics' | 'compared'>, metric: string): number | null {
  const [now, before] = [row.metrics[metric], row.compared?.[metric]];
  return typeof now === 'number' && typeof before === 'number' ? now - before : null;
}

/** Rows without a difference come last in both directions. */
export function byChange(rows: readonly ReportRow[], { by, isDescending }: Sort): ReportRow[] {
  return rows.toSorted((a, b) => {
    const [x, y] = [differenceOf(a, by), differenceOf(b, by)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return isDescending ? y - x : x - y;
  });
}
