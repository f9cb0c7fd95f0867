/** Rows behind a figure as CSV, with the field names of the API. Pure. */
import { toCsv } from '../tables/csv.ts';
import type { Row } from './use-rows.ts';

export function rowsFile(rows: readonly Row[]): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return toCsv(
    fields,
    rows.map((row) => fields.map((field) => row[field] ?? '')),
  );
}
