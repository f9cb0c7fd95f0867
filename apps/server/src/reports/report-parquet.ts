/** An answer as a Parquet file: one row per row, texts as they are, figures as doubles. */
import type { ReportAnswer } from '@sintonia/contracts';
import type { AnswerColumns } from '../query/report-csv.ts';
import { type Column, writeParquet } from './parquet/write-parquet.ts';

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
