/** Evaluates one goal from its sufficient statistics: current result, history, and forecast. Pure. */
import type { Goal, GoalResult, Measured, Reading, ResultDecision, ResultUnit, Standing } from '@sintonia/contracts';
import { adjust } from './statistics/adjust.ts';
import { compare, errorOf } from './statistics/compare.ts';
import { isEnough } from './statistics/enough.ts';
import { type Estimate, estimateOf, type Moments } from './statistics/moments.ts';
import { visitorsNeeded } from './statistics/visitors-needed.ts';
import type { Tally } from './tally.ts';

/** Lifts listed in the forecast. */
const LIFTS = [0.01, 0.02, 0.05, 0.1, 0.2];
/** Longest forecast, days. */
const MAX_DAYS = 365;
/** Days that the visitor rate is estimated from. */
const RATE_DAYS = 7;

export interface GoalQuery {
  goal: Goal;
  unit: ResultUnit;
  /** Index of the goal in the tally. */
  index: number;
  baseline: string;
  /** Variants compared with the baseline. */
  others: readonly string[];
  /** Significance level of each comparison. */
  alpha: number;
  /** Whether visitors still arrive; else there is no forecast. */
  isRunning: boolean;
}

interface Read extends Reading {
  reduction: number;
  /** Estimates of both groups for the decision; null if there are too few visitors. */
  estimates: { baseline: Estimate; variant: Estimate } | null;
}

/** A variant compared with the baseline, up to one day. */
function readDay(variant: string, base: Moments, moments: Moments, { unit, alpha }: GoalQuery): Read {
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

function decisionOf({ plain, adjusted }: Reading): ResultDecision {
  const main: Measured | null = adjusted ?? plain;
  if (!main) return 'tooFew';
  if (main.differenceLow > 0) return 'better';
  return main.differenceHigh < 0 ? 'worse' : 'open';
}

/** Days until this number of visitors is reached. */
function daysUntil(visitors: number | null, now: number, byDay: number): number | null {
  if (visitors === null || byDay <= 0) return null;
  const days = Math.max(0, Math.ceil((visitors - now) / byDay));
  return days > MAX_DAYS ? null : days;
}

/** Standard error times √n: independent of the number of visitors. */
const spreadOf = ({ baseline, variant }: { baseline: Estimate; variant: Estimate }) =>
  errorOf(baseline, variant) * Math.sqrt(baseline.n + variant.n);

function standingOf(reads: readonly Read[], days: readonly string[], byDay: number, alpha: number): Standing | null {
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
function needsOf(read: Read | undefined, byDay: number, alpha: number): GoalResult['needs'] {
  const estimates = read?.estimates;
  if (!estimates) return [];
  const now = estimates.baseline.n + estimates.variant.n;
  return LIFTS.flatMap((lift) => {
    const visitors = visitorsNeeded(lift * estimates.baseline.mean, spreadOf(estimates), undefined, alpha);
    return visitors === null ? [] : [{ lift, visitors, days: daysUntil(visitors, now, byDay) }];
  });
}

export function goalResult(tally: Tally, query: GoalQuery): GoalResult {
  const { goal, unit, index, baseline, others, alpha, isRunning } = query;
  const moments = new Map([baseline, ...others].map((key) => [key, tally.until(index, key)]));
  const momentsOn = (key: string, day: number): Moments => {
    const found = moments.get(key)?.[day];
    if (!found) throw new RangeError(`no statistics of ${key}`);
    return found;
  };
  const reads = tally.days.map((_, day) =>
    others.map((key) => readDay(key, momentsOn(baseline, day), momentsOn(key, day), query)),
  );
  const visitors = tally.days.map((_, day) => [baseline, ...others].map((key) => momentsOn(key, day).n));
  /** Recent visitors per day of the baseline and one other variant. */
  const rateWith = (other: number) => {
    if (!isRunning) return 0;
    const since = Math.max(0, visitors.length - 1 - RATE_DAYS);
    const pair = (day: number) => (visitors[day]?.[0] ?? 0) + (visitors[day]?.[other + 1] ?? 0);
    const days = visitors.length - 1 - since;
    return days > 0 ? (pair(visitors.length - 1) - pair(since)) / days : pair(0);
  };
  const lastReads = reads.at(-1);
  return {
    goal,
    unit,
    variants: [baseline, ...others].map((key) => {
      const all = moments.get(key)?.at(-1);
      return { key, mean: all && all.n > 0 ? all.sum / all.n : null, total: all?.sum ?? 0 };
    }),
    standings: others.flatMap((_, i) => {
      const ofOne = reads.flatMap((day) => day[i] ?? []);
      return standingOf(ofOne, tally.days, rateWith(i), alpha) ?? [];
    }),
    days: tally.days.map((day, i) => ({
      day,
      counted: (visitors[i] ?? []).reduce((sum, one) => sum + one, 0),
      readings: (reads[i] ?? []).map(({ variant, plain, adjusted }) => ({ variant, plain, adjusted })),
    })),
    needs: needsOf(lastReads?.[0], rateWith(0), alpha),
  };
}
