import { ok, type ReportAnswer, type ReportQueryInput } from '@sintonia/contracts';
import type { Answered } from '../api/request.ts';
import { fetchReport } from '../query/use-report.ts';

/** Earlier weeks whose figures are usual. */
const WEEKS = 4;

/**
 * Answers to the same query of earlier weeks, the latest first.
 *
 * @param firstAgo 0: this week is the first answer
 */
export async function fetchWeeks(
  firstAgo: 0 | 1,
  queryOf: (weeksAgo: number) => ReportQueryInput,
  signal: AbortSignal,
): Answered<ReportAnswer[]> {
  const weeksAgo = Array.from({ length: WEEKS + 1 - firstAgo }, (_, i) => firstAgo + i);
  const found: ReportAnswer[] = [];
  for (const answer of await Promise.all(weeksAgo.map((ago) => fetchReport(queryOf(ago), signal)))) {
    if (!answer.ok) return answer;
    found.push(answer.value);
  }
  return ok(found);
}
