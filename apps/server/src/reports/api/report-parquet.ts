/** An answer as a Parquet file: one row per row, texts as they are, figures as doubles. */
import type { ReportAnswer, ReportRows } from '@sintonia/contracts';
import type { AnswerColumns } from '../../query/report-csv.ts';
import type { Column } from '../parquet/parquet-column.ts';
import { writeParquet } from '../parquet/write-parquet.ts';

export function answerParquet({ rows }: Pick<ReportAnswer, 'rows'>, { dimensions, metrics }: AnswerColumns): Buffer {
  const isCompared = rows.some(({ compared }) => compared !== undefined);
  const texts = dimensions.map(
    (name): Column => ({ name, type: 'text', values: rows.map((row) => row.dimensions[name] ?? '') }),
  );
  const numbers = (of: 'metrics' | 'compared', suffix = '') =>
    metrics.map(
      (key): Column => ({
        name: `${key}${suffix}`,
        type: 'number',
        values: rows.map((row) => row[of]?.[key] ?? null),
      }),
    );
  return writeParquet([...texts, ...numbers('metrics'), ...(isCompared ? numbers('compared', ':compared') : [])]);
}

type Row = Readonly<ReportRows['rows'][number]>;

/**
 * Rows of an analysis, or behind a figure. A column with a text in any row is of texts, else of doubles. A file needs a
 * column: without rows it has one, `none`.
 */
export function rowsParquet({ rows }: { rows: readonly Row[] }): Buffer {
  const names = Object.keys(rows[0] ?? { none: null });
  return writeParquet(names.map((name) => columnOf(name, rows)));
}

function columnOf(name: string, rows: readonly Row[]): Column {
  const values = rows.map((row) => row[name] ?? null);
  return values.some((value) => typeof value === 'string')
    ? { name, type: 'text', values: values.map((value) => (value === null ? null : String(value))) }
    : { name, type: 'number', values: values.map((value) => (typeof value === 'number' ? value : null)) };
}
