/** Texts of results in a language. Pure. */
import type { ActivityResults, Goal, Measured, Reading, ResultDecision, ResultUnit } from '@sintonia/contracts';
import { HOLDOUT_VARIANT } from '@sintonia/contracts';
import { type Formats, NO_FIGURE } from '../../messages/formats.ts';
import type { ResultsWords } from '../../messages/results-catalan.ts';
import type { ScreenMessages } from '../../messages/screens-catalan.ts';
import { goalText } from '../texts/goal-text.ts';

/** As a heading. */
export function goalName(goal: Goal, goals: ScreenMessages['experiments']['goals']): string {
  const text = goalText(goal, goals);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Two goals of an activity can have the same metric. */
export const goalKey = (goal: Goal): string => JSON.stringify(goal);

export const variantName = (
  key: string,
  { variants }: Pick<ActivityResults, 'variants'>,
  words: ResultsWords,
): string => (key === HOLDOUT_VARIANT ? words.holdout : (variants.find((variant) => variant.key === key)?.name ?? key));

/**
 * Day from which there is data, for results that begin before the start of their activity; null for others.
 *
 * @param dayOf day of the broadcaster of an instant
 */
export const dataBefore = (
  { startedAt, firstExposedOn }: Pick<ActivityResults, 'startedAt' | 'firstExposedOn'>,
  dayOf: (at: string) => string,
): string | null =>
  startedAt !== null && firstExposedOn !== null && firstExposedOn < dayOf(startedAt) ? firstExposedOn : null;

/** `+12,3 %`. @param lift 0.123 */
export const liftText = (lift: number, formats: Formats): string => formats.change(1 + lift, 1) ?? NO_FIGURE;

export function rangeText({ low, high }: Measured, formats: Formats, words: ResultsWords): string {
  if (low === null || high === null) return words.unbounded;
  return words.between(liftText(low, formats), liftText(high, formats));
}

/** Rate or mean. */
export function meanText(mean: number | null, unit: ResultUnit, formats: Formats): string {
  if (mean === null) return NO_FIGURE;
  if (unit === 'share') return formats.share(mean, 1);
  return unit === 'seconds' && mean >= 10
    ? formats.duration(mean)
    : formats.ratio(mean) + (unit === 'seconds' ? ' s' : '');
}

/** Never certain: no probability is shown as 100 %. */
export function probabilityText(probability: number, formats: Formats): string {
  if (probability > 0.999) return `> ${formats.share(0.999, 1)}`;
  return probability < 0.001 ? `< ${formats.share(0.001, 1)}` : formats.share(probability, 1);
}

/** Basis of the decision: adjusted figures, else measured ones. */
export const mainOf = ({ plain, adjusted }: Reading): Measured | null => adjusted ?? plain;

export type Headline = ResultDecision | 'allWorse' | 'stopped' | 'nothing' | 'over' | 'aaFine' | 'aaWrong';

/** Headline, and its variant: the best of the better ones, else one that is still open. */
export function headlineOf({
  sampleRatio,
  baseline,
  isAA,
  isRunning,
  state,
  variants,
  goals: [main],
}: ActivityResults): {
  what: Headline;
  variantResult: NonNullable<typeof main>['standings'][number] | null;
} {
  if (!sampleRatio.isFine) return { what: 'stopped', variantResult: null };
  if (baseline === null || !main) return { what: 'nothing', variantResult: null };
  const liftOf = (reading: Reading) => mainOf(reading)?.lift ?? Number.NEGATIVE_INFINITY;
  const byLift = main.standings.toSorted((a, b) => liftOf(b) - liftOf(a));
  const of = (verdict: ResultDecision) => byLift.find((variantResult) => variantResult.verdict === verdict);
  const decided = of('better') ?? of('worse');
  if (isAA && decided) return { what: 'aaWrong', variantResult: decided };
  if (isAA && of('open')) return { what: 'aaFine', variantResult: of('open') ?? null };
  const shown = of('better') ?? of('open') ?? of('worse');
  if (!shown) return { what: 'tooFew', variantResult: null };
  const isOver = !isRunning && state !== 'paused' && variants.every(({ exposed, counted }) => exposed === counted);
  if (shown.verdict === 'open' && isOver) return { what: 'over', variantResult: shown };
  return {
    what: shown.verdict === 'worse' && byLift.length > 1 ? 'allWorse' : shown.verdict,
    variantResult: shown,
  };
}
