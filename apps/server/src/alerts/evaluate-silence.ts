/** Whether a section that is usually read is silent. Pure: figures and times are arguments. */
import { MIN_HISTORY_HOURS } from '@sintonia/contracts';
import { MIN_USUAL, usualOf } from './figures.ts';

export interface SectionHour {
  section: string;
  now: number;
  /** Null without enough history. */
  usual: number | null;
  /** Page views of each past hour. */
  past: number[];
  isSilent: boolean;
}

/**
 * Sections of the last hour compared with the usual, silent ones first, then by size. A section counts as 0 in past hours in
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
      const before = past.map((hour) => hour.get(section) ?? 0);
      const usual = past.length < MIN_HISTORY_HOURS ? null : usualOf(before);
      return {
        section,
        now: views,
        usual,
        past: before,
        isSilent: views === 0 && usual !== null && usual >= MIN_USUAL,
      };
    })
    .sort(
      (one, other) =>
        Number(other.isSilent) - Number(one.isSilent) ||
        Math.max(other.now, other.usual ?? 0) - Math.max(one.now, one.usual ?? 0) ||
        (one.section < other.section ? -1 : 1),
    );
}
