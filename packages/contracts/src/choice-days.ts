/** Consent choices by day and by accepted purposes. Pure. */
import { CONSENT_PURPOSES, type ConsentPurpose, parseConsent } from '@sintonia/wire';
import type { ConsentDay } from './privacy.ts';

export interface ChoiceDay {
  day: string;
  accepted: number;
  refused: number;
  partly: number;
  first: number;
  changed: number;
}

/** The purposes that a choice such as `1.110` accepts. */
export function acceptedPurposes(choice: string): ConsentPurpose[] {
  const parsed = parseConsent(choice);
  return CONSENT_PURPOSES.filter((purpose) => parsed?.[purpose]);
}

const kindOf = (choice: string): 'accepted' | 'refused' | 'partly' => {
  const count = acceptedPurposes(choice).length;
  if (count === 0) return 'refused';
  return count === CONSENT_PURPOSES.length ? 'accepted' : 'partly';
};

/** One row for each of `days`, also for days without choices. */
export function choiceDays(rows: readonly ConsentDay[], days: readonly string[]): ChoiceDay[] {
  const byDay = new Map(
    days.map((day): [string, ChoiceDay] => [day, { day, accepted: 0, refused: 0, partly: 0, first: 0, changed: 0 }]),
  );
  for (const { day, choice, first, changed } of rows) {
    const known = byDay.get(day);
    if (!known) continue;
    known[kindOf(choice)] += first + changed;
    known.first += first;
    known.changed += changed;
  }
  return [...byDay.values()];
}
