/**
 * An answer as CSV (RFC 4180): one line per row; decimal points, and texts that spreadsheets do not treat as formulas.
 */
import { csvText, type ReportAnswer, type ReportRows } from '@sintonia/contracts';

const line = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? csvText(cell) : (cell ?? ''))).join(',')}\r\n`;

/** Keys of time and dimensions, and of metrics. */
export interface AnswerColumns {
  dimensions: readonly string[];
  metrics: readonly string[];
}

export function answerCsv({ rows }: Pick<ReportAnswer, 'rows'>, { dimensions, metrics }: AnswerColumns): string {
  const isCompared = rows.some(({ compared }) => compared !== undefined);
  const head = [...dimensions, ...metrics, ...(isCompared ? metrics.map((key) => `${key}:compared`) : [])];
  const lines = rows.map((row) =>
    line([
      ...dimensions.map((key) => row.dimensions[key]),
      ...metrics.map((key) => row.metrics[key]),
      ...(isCompared ? metrics.map((key) => row.compared?.[key]) : []),
    ]),
  );
  return `\uFEFF${line(head)}${lines.join('')}`;
}

/** Columns are taken from the first row. */
export function rowsCsv({ rows }: { rows: readonly Readonly<ReportRows['rows'][number]>[] }): string {
  const columns = Object.keys(rows[0] ?? {});
  return `\uFEFF${line(columns)}${rows.map((row) => line(columns.map((column) => row[column]))).join('')}`;
}
