/** What has more or less than usual in the last hour. Pure. */
import { isMeasured } from './measured-week.ts';

/** Figure of each value: a page, a title, a channel … */
export type Figures = ReadonlyMap<string, number>;

export interface Deviation {
  value: string;
  now: number;
  /** Mean of the same hour in earlier weeks. */
  usual: number;
}

/** Smaller differences are chance: this many standard deviations of a count with the usual mean (Poisson). */
const LEAST_DEVIATIONS = 1.5;

/**
 * Values that differ from their usual, the largest difference first.
 *
 * @param weeks the same hour of earlier weeks
 * @returns null without a measured week
 */
export function deviations(
  now: Figures,
  weeks: readonly Figures[],
): { rising: Deviation[]; falling: Deviation[]; weeks: number } | null {
  const measured = weeks.filter((week) => isMeasured(week.values()));
  if (measured.length === 0) return null;
  const values = new Set([...now.keys(), ...measured.flatMap((week) => [...week.keys()])]);
  const all = [...values]
    .filter((value) => value !== '')
    .map((value) => ({
      value,
      now: now.get(value) ?? 0,
      usual: measured.reduce((sum, week) => sum + (week.get(value) ?? 0), 0) / measured.length,
    }))
    .filter((one) => Math.abs(one.now - one.usual) >= LEAST_DEVIATIONS * Math.sqrt(Math.max(1, one.usual)))
    .sort((a, b) => Math.abs(b.now - b.usual) - Math.abs(a.now - a.usual) || a.value.localeCompare(b.value));
  return {
    rising: all.filter((one) => one.now > one.usual),
    falling: all.filter((one) => one.now < one.usual),
    weeks: measured.length,
  };
}
