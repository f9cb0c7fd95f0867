/** Whether a figure is worth an alert. Pure: figures and times are arguments. */
import { type AlertWatch, LEAST_HISTORY_HOURS } from '@sintonia/contracts';

/** Counts under this differ by chance alone: with 12 expected, none at all happens once in 160,000 hours. */
export const LEAST_USUAL = 12;
/** Failures under this are single people. */
const LEAST_FAILURES = 10;
/** Standard deviations of a count that are chance. */
const CHANCE = 4;

/** The last hour, and the same hour of past weeks (or days, before there are weeks). */
export interface Figures {
  now: number | null;
  /** Without hours that have no figure. */
  past: readonly number[];
}

export type Finding =
  | { kind: 'fine'; value: number; usual: number | null }
  | { kind: 'alert'; value: number; usual: number | null }
  /** Nothing can be said: too little history, or no figure. */
  | { kind: 'unknown' };

/** Median; null without values. */
export function usualOf(past: readonly number[]): number | null {
  const sorted = [...past].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = null, high = null] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === null || high === null ? null : (low + high) / 2;
}

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

export interface SectionHour {
  section: string;
  now: number;
  /** Null without enough history. */
  usual: number | null;
  isSilent: boolean;
}

/**
 * Sections of the last hour beside the usual, silent ones first, then by size. A section counts as 0 in past hours in
 * which it does not appear.
 */
export function evaluateSilence(
  now: ReadonlyMap<string, number>,
  past: readonly ReadonlyMap<string, number>[],
): SectionHour[] {
  const names = new Set([now, ...past].flatMap((hour) => [...hour.keys()]));
  return [...names]
    .map((section): SectionHour => {
      const views = now.get(section) ?? 0;
      const usual = past.length < LEAST_HISTORY_HOURS ? null : usualOf(past.map((hour) => hour.get(section) ?? 0));
      return { section, now: views, usual, isSilent: views === 0 && usual !== null && usual >= LEAST_USUAL };
    })
    .sort(
      (one, other) =>
        Number(other.isSilent) - Number(one.isSilent) ||
        Math.max(other.now, other.usual ?? 0) - Math.max(one.now, one.usual ?? 0) ||
        (one.section < other.section ? -1 : 1),
    );
}
