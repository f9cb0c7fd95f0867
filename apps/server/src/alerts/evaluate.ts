/** Whether a figure is worth an alert. Pure: figures and times are arguments. */
import { type AlertWatch, LEAST_HISTORY_HOURS } from '@sintonia/contracts';
import { type Figures, type Finding, LEAST_USUAL, usualOf } from './figures.ts';

/** Failures under this are single people. */
const LEAST_FAILURES = 10;
/** Standard deviations of a count that are chance. */
const CHANCE = 4;

export function evaluateThreshold(
  { direction, value: limit }: Pick<Extract<AlertWatch, { kind: 'threshold' }>, 'direction' | 'value'>,
  { now, past }: Figures,
): Finding {
  if (now === null) return { kind: 'unknown' };
  const isOver = direction === 'above' ? now > limit : now < limit;
  return { kind: isOver ? 'alert' : 'fine', value: now, usual: usualOf(past) };
}

/**
 * An alert when the figure is further from the usual than the chosen share, and, for counts, than chance explains.
 *
 * @param isCount the figure counts independent events, so that chance is the square root of the usual
 */
export function evaluateDeviation(
  { direction, share }: Pick<Extract<AlertWatch, { kind: 'deviation' }>, 'direction' | 'share'>,
  { now, past }: Figures,
  isCount: boolean,
): Finding {
  const usual = usualOf(past);
  if (now === null || usual === null || past.length < LEAST_HISTORY_HOURS) return { kind: 'unknown' };
  const isRise = now > usual;
  const isWatched = direction === 'both' || direction === (isRise ? 'above' : 'below');
  const isFar = Math.abs(now - usual) > share * usual;
  const isChance =
    isCount && (Math.max(now, usual) < LEAST_USUAL || Math.abs(now - usual) <= CHANCE * Math.sqrt(usual));
  return { kind: isWatched && isFar && !isChance ? 'alert' : 'fine', value: now, usual };
}

/** Failures of as many starts as there were, at the usual rate. */
export function evaluateFailures(
  now: { failures: number; starts: number },
  past: readonly { failures: number; starts: number }[],
): Finding {
  if (past.length < LEAST_HISTORY_HOURS) return { kind: 'unknown' };
  const sum = (of: 'failures' | 'starts') => past.reduce((total, hour) => total + hour[of], 0);
  const usual = sum('starts') === 0 ? 0 : (sum('failures') / sum('starts')) * now.starts;
  const isWave =
    now.failures >= LEAST_FAILURES && now.failures > 2 * usual && now.failures - usual > CHANCE * Math.sqrt(usual);
  return { kind: isWave ? 'alert' : 'fine', value: now.failures, usual };
}
