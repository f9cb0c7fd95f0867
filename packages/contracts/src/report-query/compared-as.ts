/** How the figures of a metric are written and compared, in the studio and in mails. Pure. */
import type { ReportCatalogue } from './report-answer.ts';

type MetricKind = Pick<ReportCatalogue['metrics'][number], 'key' | 'unit'>;

/** What a change compares: things counted one by one, shares of a whole from 0 to 1, or any other amount. */
export type Compared = 'count' | 'share' | 'amount';

/** A percentage of fewer things says nothing: one more is already +11 %. */
const LEAST_FOR_PERCENTAGE = 10;

/** From so many times on, a percentage is harder to read than a factor. */
const FACTOR_FROM = 10;

/** Sums of amounts, in the unit `count`: they have fractions. */
const SUMS_OF_AMOUNTS: ReadonlySet<string> = new Set(['playedMinutes', 'deliveredBits', 'startupScores']);

/** Ratios of parts are percentages; an audience is people on average, and other ratios are numbers. */
export const isShareKey = (key: string): boolean => /Rate$|Share$|Ratio$|^adFill$|^adLoad$|^progress/.test(key);

export function comparedAs(metric: MetricKind | undefined): Compared {
  if (metric?.unit === 'ratio' && isShareKey(metric.key)) return 'share';
  return metric?.unit === 'count' && !SUMS_OF_AMOUNTS.has(metric.key) ? 'count' : 'amount';
}

/** A change as it is said: `by` is a difference, of shares from 0 to 1, or a factor, or a part of what was before. */
export interface SaidChange {
  as: 'points' | 'difference' | 'factor' | 'percentage';
  by: number;
}

/** Null when there was nothing before. */
export function saidChange(now: number, before: number, of: Compared): SaidChange | null {
  if (before <= 0) return null;
  if (of === 'share') return { as: 'points', by: now - before };
  if (of === 'count' && before < LEAST_FOR_PERCENTAGE) return { as: 'difference', by: now - before };
  if (now >= before * FACTOR_FROM) return { as: 'factor', by: now / before };
  return { as: 'percentage', by: now / before - 1 };
}
