/** Calendar days as instants in a time zone. Pure. */
import { DAY_MS, dateOfIso, instantOf, plusDays } from '@sintonia/contracts';
import type { Period } from './relations.ts';

export interface DaySpan {
  /** `2026-11-20`; both days are inclusive. */
  from: string;
  to: string;
}

/** All calendar days of a range, inclusive. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let atMs = Date.parse(first); atMs <= Date.parse(last); atMs += DAY_MS) {
    days.push(new Date(atMs).toISOString().slice(0, 10));
  }
  return days;
}

/** The start of the first day and the end of the last one. */
export const periodOf = ({ from, to }: DaySpan, timeZone: string): Period => ({
  fromMs: instantOf(dateOfIso(from), MIDNIGHT, timeZone),
  toMs: instantOf(plusDays(dateOfIso(to), 1), MIDNIGHT, timeZone),
});

const MIDNIGHT = '00:00';
