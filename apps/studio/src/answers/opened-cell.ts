/** A cell of a table, or the definition of a column, as its link names it. Pure. */
import type { ReportAnswer, ReportRow } from '@sintonia/contracts';
import type { Cell } from '../figures/cell.ts';

/** `visits` is the definition, `visits/` the total, `visits/{"page":"portada"}` a row. */
export const cellText = (metric: string, cell: Cell | null): string => {
  if (cell === null) return metric;
  return `${metric}/${cell.isTotal ? '' : JSON.stringify(cell.row.dimensions)}`;
};

type Opened = { metric: string; cell: Cell | null } | { metric: string; dimensions: Readonly<Record<string, string>> };

/**
 * What a link opens: of a row that the table does not show, only its values; null for a text that names nothing.
 *
 * @param pressed keeps its figures while its sheet is read, also when the table has newer ones
 */
export function openedCell(
  text: string,
  pressed: Cell | null,
  { totals, compared }: Pick<ReportAnswer, 'totals' | 'compared'>,
  rows: readonly ReportRow[],
): Opened | null {
  const end = text.indexOf('/');
  if (end < 0) return { metric: text, cell: null };
  const metric = text.slice(0, end);
  if (pressed && cellText(metric, pressed) === text) return { metric, cell: pressed };
  if (end === text.length - 1) {
    const row = { dimensions: {}, metrics: totals, ...(compared && { compared: compared.totals }) };
    return { metric, cell: { metric, row, isTotal: true } };
  }
  const written = text.slice(end + 1);
  const row = rows.find(({ dimensions }) => JSON.stringify(dimensions) === written);
  if (row) return { metric, cell: { metric, row, isTotal: false } };
  const dimensions = valuesIn(written);
  return dimensions && { metric, dimensions };
}

/** Null for a text that somebody has changed. */
function valuesIn(written: string): Record<string, string> | null {
  try {
    const values: unknown = JSON.parse(written);
    const isRow = typeof values === 'object' && Object.values(values ?? {}).every((value) => typeof value === 'string');
    return isRow ? (values as Record<string, string> | null) : null; // cast: checked above
  } catch {
    return null;
  }
}
