/** Period of every screen: value in the address, and its instants. Pure; `now` is an argument. */
import { MINUTE_MS, QUERY_LIMITS } from '@sintonia/contracts';
import { NAMED_PERIODS, type NamedPeriod } from '@sintonia/contracts/studio-addresses';
import { addDays, type CivilDay, countDays, dayOf, isCivilDay, shiftDays, startOfDay } from './civil-day.ts';

export type PeriodChoice = { kind: NamedPeriod } | { kind: 'days'; first: CivilDay; last: CivilDay };

/** `anterior`: as many days just before. `setmana`: the same weekdays a week before, for periods under a week. */
const COMPARISONS = ['anterior', 'setmana', 'cap'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Half-open. `edge` is the end of the last calendar day: later than `to` today. */
export interface Span {
  from: Date;
  to: Date;
  edge: Date;
  days: number;
}

/** Parses `periode=`; anything invalid, in the future, reversed or too long means today. */
export function parsePeriod(text: string | null, today: CivilDay): PeriodChoice {
  const preset = NAMED_PERIODS.find((name) => name === text);
  if (preset) return { kind: preset };
  const [first = '', last = ''] = (text ?? '').split('..');
  const isPeriod = isCivilDay(first) && isCivilDay(last) && first <= last && last <= today;
  return isPeriod && countDays(first, last) <= QUERY_LIMITS.days ? { kind: 'days', first, last } : { kind: 'avui' };
}

export function formatPeriod(choice: PeriodChoice): string {
  return choice.kind === 'days' ? `${choice.first}..${choice.last}` : choice.kind;
}

export function parseComparison(text: string | null): Comparison {
  return COMPARISONS.find((name) => name === text) ?? 'anterior';
}

/** The last Monday, today included. */
function mondayOf(day: CivilDay): CivilDay {
  const sundayIsZero = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((sundayIsZero + 6) % 7));
}

/** First and last day. The 7 and 28 days end with today. */
export function daysOf(choice: PeriodChoice, today: CivilDay): { first: CivilDay; last: CivilDay } {
  switch (choice.kind) {
    case 'avui':
      return { first: today, last: today };
    case 'ahir':
      return { first: addDays(today, -1), last: addDays(today, -1) };
    case 'dilluns':
      return { first: mondayOf(today), last: today };
    case '7d':
      return { first: addDays(today, -6), last: today };
    case '28d':
      return { first: addDays(today, -27), last: today };
    case 'days':
      return { first: choice.first, last: choice.last };
  }
}

/** Instants of a period; one that includes today ends at `now`, rounded up to the minute. */
export function spanOf(choice: PeriodChoice, now: Date, timeZone: string): Span {
  const { first, last } = daysOf(choice, dayOf(now, timeZone));
  const edge = startOfDay(addDays(last, 1), timeZone);
  const minute = new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS);
  return { from: startOfDay(first, timeZone), to: minute < edge ? minute : edge, edge, days: countDays(first, last) };
}

/** The previous week is a useful comparison only for periods under a week. */
export function comparisonsFor(days: number): readonly Comparison[] {
  return days < 7 ? COMPARISONS : COMPARISONS.filter((name) => name !== 'setmana');
}

/**
 * The comparison period, at the same local times: today until 10:00 compares with yesterday until 10:00, also over a
 * clock change. `null` without a comparison.
 */
export function comparedSpan(span: Span, comparison: Comparison, timeZone: string): Span | null {
  if (comparison === 'cap') return null;
  const back = comparison === 'setmana' && span.days < 7 ? -7 : -span.days;
  const [from, to, edge] = [span.from, span.to, span.edge].map((at) => shiftDays(at, back, timeZone));
  return from && to && edge ? { from, to, edge, days: span.days } : null;
}
