import type { GoalResult, VariantResult } from '@sintonia/contracts';
import { decisionOf, type Read, spreadOf } from './read-day.ts';
import { visitorsNeeded } from './statistics/visitors-needed.ts';

/** Lifts listed in the forecast. */
const LIFTS = [0.01, 0.02, 0.05, 0.1, 0.2];
/** Longest forecast, days. */
const MAX_DAYS = 365;
/** Days that the visitor rate is estimated from. */
export const RATE_DAYS = 7;

/** Days until this number of visitors is reached. */
function daysUntil(visitors: number | null, now: number, byDay: number): number | null {
  if (visitors === null || byDay <= 0) return null;
  const days = Math.max(0, Math.ceil((visitors - now) / byDay));
  return days > MAX_DAYS ? null : days;
}

export function variantResultOf(
  reads: readonly Read[],
  days: readonly string[],
  byDay: number,
  alpha: number,
): VariantResult | null {
  const last = reads.at(-1);
  if (!last) return null;
  const verdict = decisionOf(last);
  const otherwise = reads.findLastIndex((read) => decisionOf(read) !== verdict);
  const isDecided = verdict === 'better' || verdict === 'worse';
  const main = last.adjusted ?? last.plain;
  const { variant, plain, adjusted, reduction, estimates } = last;
  const needed = main && estimates && visitorsNeeded(main.difference, spreadOf(estimates), 0.5, alpha);
  return {
    variant,
    plain,
    adjusted,
    verdict,
    since: isDecided ? (days[otherwise + 1] ?? null) : null,
    reduction,
    daysLeft: isDecided || !estimates ? null : daysUntil(needed, estimates.baseline.n + estimates.variant.n, byDay),
  };
}

/** Visitors that the first comparison needs for each lift, at its current variance. */
export function needsOf(read: Read | undefined, byDay: number, alpha: number): GoalResult['needs'] {
  const estimates = read?.estimates;
  if (!estimates) return [];
  const now = estimates.baseline.n + estimates.variant.n;
  return LIFTS.flatMap((lift) => {
    const visitors = visitorsNeeded(lift * estimates.baseline.mean, spreadOf(estimates), undefined, alpha);
    return visitors === null ? [] : [{ lift, visitors, days: daysUntil(visitors, now, byDay) }];
  });
}
