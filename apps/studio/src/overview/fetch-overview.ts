/** Data of the overview: one report of the period, one of the comparison period. */
import { OverviewReport, ok } from '@sintonia/contracts';
import { askedAt } from '../api/remembered-answers.ts';
import { type Answered, get } from '../api/request.ts';
import { type Comparison, comparedSpan, type PeriodChoice, type Span, spanOf } from '../period/period.ts';

export interface Overview {
  requestedAt: Date;
  span: Span;
  report: OverviewReport;
  compared: OverviewReport | null;
}

function fetchReport({ from, to }: Span, suite: string | null, signal: AbortSignal): Answered<OverviewReport> {
  const params = new URLSearchParams({
    from: from.toISOString(),
    to: to.toISOString(),
    ...(suite !== null && { suite }),
  });
  return get(`/api/reports/overview?${params}`, OverviewReport, signal);
}

export async function fetchOverview(
  choice: PeriodChoice,
  comparison: Comparison,
  timeZone: string,
  suite: string | null,
  signal: AbortSignal,
): Answered<Overview> {
  const span = spanOf(choice, new Date(), timeZone);
  const other = comparedSpan(span, comparison, timeZone);
  const [report, compared] = await Promise.all([
    fetchReport(span, suite, signal),
    other ? fetchReport(other, suite, signal) : ok(null),
  ]);
  if (!report.ok) return report;
  if (!compared.ok) return compared;
  return ok({ requestedAt: askedAt(report.value), span, report: report.value, compared: compared.value });
}
