import { type Filter, ok } from '@sintonia/contracts';
import type { Answered } from '../api/request.ts';
import { scopeOf } from './report-request.ts';
import { fetchReport } from './use-report.ts';

interface TopValues {
  dimension: string;
  /** Orders the values. */
  metric: string;
  filter?: Filter;
  /** Most values of the answer. */
  limit: number;
}

/** The most frequent values of a dimension in the period, without the empty one. */
export async function fetchTopValues(
  scope: Parameters<typeof scopeOf>[0],
  { dimension, metric, filter, limit }: TopValues,
  signal: AbortSignal,
): Answered<string[]> {
  const query = { ...scopeOf(scope, filter ?? null), metrics: [metric], dimensions: [dimension], limit };
  const answer = await fetchReport(query, signal);
  return answer.ok ? ok(answer.value.rows.flatMap(({ dimensions }) => dimensions[dimension] || [])) : answer;
}
