import type { Goal, Measured, Reading, ResultDecision, ResultUnit } from '@sintonia/contracts';
import { adjust } from './statistics/adjust.ts';
import { compare, errorOf } from './statistics/compare.ts';
import { isEnough } from './statistics/enough.ts';
import { type Estimate, estimateOf, type Moments } from './statistics/moments.ts';

export interface GoalQuery {
  goal: Goal;
  unit: ResultUnit;
  /** Index of the goal in the aggregate. */
  index: number;
  baseline: string;
  /** Variants compared with the baseline. */
  others: readonly string[];
  /** Significance level of each comparison. */
  alpha: number;
  /** Whether visitors still arrive; else there is no forecast. */
  isRunning: boolean;
}

export interface Read extends Reading {
  reduction: number;
  /** Estimates of both groups for the decision; null if there are too few visitors. */
  estimates: { baseline: Estimate; variant: Estimate } | null;
}

/** A variant compared with the baseline, up to one day. */
export function readDay(variant: string, base: Moments, moments: Moments, { unit, alpha }: GoalQuery): Read {
  const isShare = unit === 'share';
  if (!isEnough(base, isShare) || !isEnough(moments, isShare)) {
    return { variant, plain: null, adjusted: null, reduction: 0, estimates: null };
  }
  const plain = { baseline: estimateOf(base), variant: estimateOf(moments) };
  const adjusted = adjust(base, moments);
  return {
    variant,
    plain: compare(plain.baseline, plain.variant, alpha),
    adjusted: adjusted && compare(adjusted.baseline, adjusted.variant, alpha),
    reduction: adjusted?.reduction ?? 0,
    estimates: adjusted ?? plain,
  };
}

export function decisionOf({ plain, adjusted }: Reading): ResultDecision {
  const main: Measured | null = adjusted ?? plain;
  if (!main) return 'tooFew';
  if (main.differenceLow > 0) return 'better';
  return main.differenceHigh < 0 ? 'worse' : 'open';
}

/** Standard error times √n: independent of the number of visitors. */
export const spreadOf = ({ baseline, variant }: { baseline: Estimate; variant: Estimate }) =>
  errorOf(baseline, variant) * Math.sqrt(baseline.n + variant.n);
