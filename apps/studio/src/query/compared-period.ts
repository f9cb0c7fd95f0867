/** The comparison period as a query takes it. Pure. */
import type { QueryPeriod } from '@sintonia/contracts';
import { wallClock } from '../period/civil-day.ts';
import { comparedSpan, spanOf } from '../period/period.ts';
import type { ReportScope } from './report-request.ts';

/** Null without a comparison. @param timeZone of the broadcaster */
export function comparedPeriod(
  { choice, comparison }: Pick<ReportScope, 'choice' | 'comparison'>,
  now: Date,
  timeZone: string,
): QueryPeriod | null {
  const span = comparedSpan(spanOf(choice, now, timeZone), comparison, timeZone);
  return span && { from: wallClock(span.from, timeZone), to: wallClock(span.to, timeZone) };
}
