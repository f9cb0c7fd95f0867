/** Whether a figure triggers an alert. Pure: figures and times are arguments. */
import { type AlertWatch, MIN_HISTORY_HOURS } from '@sintonia/contracts';
import { type Figures, type Finding, MIN_USUAL, usualOf } from './figures.ts';

/** Fewer failures may all come from one person. */
const MIN_FAILURES = 10;
/** Deviations of a count up to this number of standard deviations count as chance. */
const CHANCE_DEVIATIONS = 4;

export function evaluateThreshold(
  { direction, value: limit }: Pick<Extract<AlertWatch, { kind: 'threshold' }>, 'direction' | 'value'>,
  { now, past }: Figures,
): Finding {
  if (now === null) return { kind: 'unknown' };
  const isOver = direction === 'above' ? now > limit : now < limit;
  return { kind: isOver ? 'alert' : 'fine', value: now, usual: usualOf(past) };
}

/**
 * Alerts when the figure differs from the usual by more than the chosen share, and, for counts, by more than chance.
 *
 * @param isCount the figure counts independent events, so that its standard deviation is the square root of the usual
 */
export function evaluateDeviation(
  { direction, share }: Pick<Extract<AlertWatch, { kind: 'deviation' }>, 'direction' | 'share'>,
  { now, past }: Figures,
  isCount: boolean,
): Finding {
  const usual = usualOf(past);
  if (now === null || usual === null || past.length < MIN_HISTORY_HOURS) return { kind: 'unknown' };
  const isRise = now > usual;
  const isWatched = direction === 'both' || direction === (isRise ? 'above' : 'below');
  const exceedsShare = Math.abs(now - usual) > share * usual;
  const isChance =
    isCount && (Math.max(now, usual) < MIN_USUAL || Math.abs(now - usual) <= CHANCE_DEVIATIONS * Math.sqrt(usual));
  return { kind: isWatched && exceedsShare && !isChance ? 'alert' : 'fine', value: now, usual };
}

/** Compares the failures of an hour with those of the same number of starts at the usual rate. */
export function evaluateFailures(
  now: { failures: number; starts: number },
  past: readonly { failures: number; starts: number }[],
): Finding {
  if (past.length < MIN_HISTORY_HOURS) return { kind: 'unknown' };
  const sum = (of: 'failures' | 'starts') => past.reduce((total, hour) => total + hour[of], 0);
  const usual = sum('starts') === 0 ? 0 : (sum('failures') / sum('starts')) * now.starts;
  const isFailureWave =
    now.failures >= MIN_FAILURES &&
    now.failures > 2 * usual &&
    now.failures - usual > CHANCE_DEVIATIONS * Math.sqrt(usual);
  return { kind: isFailureWave ? 'alert' : 'fine', value: now.failures, usual };
}
