/** Evaluates one goal from its sufficient statistics: current result, history, and forecast. Pure. */
import type { GoalResult } from '@sintonia/contracts';
import type { Aggregate } from './aggregate.ts';
import { type GoalQuery, readDay } from './read-day.ts';
import type { Moments } from './statistics/moments.ts';
import { needsOf, RATE_DAYS, variantResultOf } from './variant-result.ts';

export function goalResult(aggregate: Aggregate, query: GoalQuery): GoalResult {
  const { goal, unit, index, baseline, others, alpha, isRunning } = query;
  const moments = new Map([baseline, ...others].map((key) => [key, aggregate.until(index, key)]));
  const momentsOn = (key: string, day: number): Moments => {
    const found = moments.get(key)?.[day];
    if (!found) throw new RangeError(`no statistics of ${key}`);
    return found;
  };
  const reads = aggregate.days.map((_, day) =>
    others.map((key) => readDay(key, momentsOn(baseline, day), momentsOn(key, day), query)),
  );
  const visitors = aggregate.days.map((_, day) => [baseline, ...others].map((key) => momentsOn(key, day).n));
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
      return variantResultOf(ofOne, aggregate.days, rateWith(i), alpha) ?? [];
    }),
    days: aggregate.days.map((day, i) => ({
      day,
      counted: (visitors[i] ?? []).reduce((sum, one) => sum + one, 0),
      readings: (reads[i] ?? []).map(({ variant, plain, adjusted }) => ({ variant, plain, adjusted })),
    })),
    needs: needsOf(lastReads?.[0], rateWith(0), alpha),
  };
}
