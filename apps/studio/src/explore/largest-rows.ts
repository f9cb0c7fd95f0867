/** Queries of the charts of a table's largest rows. Pure. */
import type { ReportQueryInput, ReportRow } from '@sintonia/contracts';
import { queryOfRow, type ReportRequest, tableQuery } from '../query/report-request.ts';
import type { ValueOf } from '../query/use-value-name.ts';

/** Curves that can be told apart by their colour. */
export const MOST_CURVES = 5;
export const MOST_BARS = 12;

/** The first rows in the order of the table, without time and comparison. */
export function largestRowsQuery(request: ReportRequest, limit: number): ReportQueryInput {
  const { queryState } = request;
  const sort = queryState.sort?.by === 'time' || queryState.sort?.isChange ? null : queryState.sort;
  return tableQuery({ ...request, comparison: 'cap', queryState: { ...queryState, step: 'total', sort } }, limit);
}

/** A row as one name. */
export const nameOfRow = (row: ReportRow, dimensions: readonly string[], textOf: ValueOf<string>): string =>
  dimensions.map((key) => textOf(key, row.dimensions[key] ?? '', row.dimensions)).join(' · ');

/** One of those rows over time. */
export function rowOverTimeQuery(request: ReportRequest, metric: string, row: ReportRow): ReportQueryInput {
  const { granularity: _, ...query } = largestRowsQuery(request, 1);
  return { ...queryOfRow(query, row.dimensions), metrics: [metric], granularity: request.queryState.step };
}

/** Rows of that answer with the row's own values: a value may come with others, such as the topics of a page. */
export function timesOfRow(rows: readonly ReportRow[], of: ReportRow): ReportRow[] {
  return rows.filter(({ dimensions }) =>
    Object.entries(of.dimensions).every(([dimension, value]) => dimensions[dimension] === value),
  );
}

/** The total of one of those rows, without a breakdown. */
export function rowTotalQuery(request: ReportRequest, metric: string, row: ReportRow): ReportQueryInput {
  const { granularity: _, dimensions: __, ...query } = largestRowsQuery(request, 1);
  return { ...queryOfRow(query, row.dimensions), metrics: [metric] };
}
