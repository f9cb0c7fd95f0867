/** Converts a query's periods into instants of the broadcaster's calendar. Pure; the current time is an argument. */
import {
  DAY_MS,
  type Granularity,
  HOUR_MS,
  instantOf,
  type LocalDate,
  localDateAt,
  localTimeAt,
  MINUTE_MS,
  plusDays,
  QUERY_LIMITS,
  type QueryComparison,
  type QueryPeriod,
  WEEK_MS,
  weekdayOf,
} from '@sintonia/contracts';
import type { Period } from '../relations.ts';

/** A period of whole days is compared with whole days of the calendar. */
export interface PeriodOf extends Period {
  isOfDays: boolean;
}

export function resolvePeriod(period: QueryPeriod, timeZone: string, nowMs: number): PeriodOf {
  if (typeof period !== 'string') {
    const isOfDays = period.from.length === 10;
    const toDay = plusDays(dateOf(period.to), isOfDays ? 1 : 0);
    return {
      fromMs: instantOf(dateOf(period.from), timeOf(period.from), timeZone),
      toMs: instantOf(toDay, timeOf(period.to), timeZone),
      isOfDays,
    };
  }
  const nextMinuteMs = (Math.floor(nowMs / MINUTE_MS) + 1) * MINUTE_MS;
  const today = localDateAt(nowMs, timeZone);
  const days = (first: LocalDate, last: LocalDate): PeriodOf => {
    const toMs = instantOf(plusDays(last, 1), '00:00', timeZone);
    return { fromMs: instantOf(first, '00:00', timeZone), toMs: Math.min(toMs, nextMinuteMs), isOfDays: true };
  };
  const monday = plusDays(today, -weekdayOf(today));
  const lastOfMonthBefore = plusDays({ ...today, day: 1 }, -1);
  switch (period) {
    case 'last30Minutes':
      return { fromMs: nextMinuteMs - 30 * MINUTE_MS, toMs: nextMinuteMs, isOfDays: false };
    case 'last24Hours':
      return { fromMs: nextMinuteMs - DAY_MS, toMs: nextMinuteMs, isOfDays: false };
    case 'today':
      return days(today, today);
    case 'yesterday':
      return days(plusDays(today, -1), plusDays(today, -1));
    case 'last7Days':
      return days(plusDays(today, -6), today);
    case 'last28Days':
      return days(plusDays(today, -27), today);
    case 'last90Days':
      return days(plusDays(today, -89), today);
    case 'last365Days':
      return days(plusDays(today, -364), today);
    case 'thisWeek':
      return days(monday, today);
    case 'lastWeek':
      return days(plusDays(monday, -7), plusDays(monday, -1));
    case 'thisMonth':
      return days({ ...today, day: 1 }, today);
    case 'lastMonth':
      return days({ ...lastOfMonthBefore, day: 1 }, lastOfMonthBefore);
    case 'thisYear':
      return days({ ...today, month: 1, day: 1 }, today);
  }
}

/** The comparison period at the same local times: today until 10:00 with yesterday until 10:00. */
export function comparedPeriod(comparison: QueryComparison, period: PeriodOf, timeZone: string, nowMs: number): Period {
  if (typeof comparison !== 'string') return resolvePeriod(comparison, timeZone, nowMs);
  const { fromMs, toMs, isOfDays } = period;
  const moved = (move: (date: LocalDate) => LocalDate): Period => ({
    fromMs: instantOf(move(localDateAt(fromMs, timeZone)), localTimeAt(fromMs, timeZone), timeZone),
    toMs: instantOf(move(localDateAt(toMs, timeZone)), localTimeAt(toMs, timeZone), timeZone),
  });
  if (comparison === 'yearBefore') return moved(yearBefore);
  if (!isOfDays && comparison === 'previous') return { fromMs: fromMs - (toMs - fromMs), toMs: fromMs };
  const days = countDays(localDateAt(fromMs, timeZone), localDateAt(toMs - 1, timeZone));
  const back = comparison === 'previous' ? days : Math.ceil(days / 7) * 7;
  return moved((date) => plusDays(date, -back));
}

/** 29 February is compared with the 28th. */
function yearBefore({ year, month, day }: LocalDate): LocalDate {
  const isLeapDay = month === 2 && day === 29;
  return { year: year - 1, month, day: isLeapDay ? 28 : day };
}

/** Both inclusive. */
export const countDays = (first: LocalDate, last: LocalDate): number =>
  Math.round((utcOf(last) - utcOf(first)) / DAY_MS) + 1;
const utcOf = ({ year, month, day }: LocalDate): number => Date.UTC(year, month - 1, day);

/** Within 400 days the clock may go back once more often than forward. */
const LONGEST_MS = QUERY_LIMITS.days * DAY_MS + HOUR_MS;
export const isTooLong = ({ fromMs, toMs }: Period): boolean => toMs - fromMs > LONGEST_MS;

/** Most buckets per answer: a week of minutes, 400 days of hours. */
const MAX_BUCKETS = 10_100;
const BUCKET_MS: Readonly<Record<Granularity, number>> = {
  minute: MINUTE_MS,
  hour: HOUR_MS,
  day: DAY_MS,
  week: WEEK_MS,
  month: 28 * DAY_MS,
  total: Number.POSITIVE_INFINITY,
};
export const isTooFine = ({ fromMs, toMs }: Period, granularity: Granularity): boolean =>
  (toMs - fromMs) / BUCKET_MS[granularity] > MAX_BUCKETS;

/** All buckets of the period, in order, named as in an answer (`buckets.ts`). */
export function bucketsOf({ fromMs, toMs }: Period, granularity: Granularity, timeZone: string): string[] {
  if (granularity === 'total') return [''];
  const names = new Set<string>();
  if (granularity === 'minute' || granularity === 'hour') {
    const stepMs = BUCKET_MS[granularity];
    for (let atMs = Math.floor(fromMs / stepMs) * stepMs; atMs < toMs; atMs += stepMs) {
      names.add(`${new Date(atMs).toISOString().slice(0, 16)}:00Z`);
    }
    return [...names];
  }
  const last = utcOf(localDateAt(toMs - 1, timeZone));
  for (let date = localDateAt(fromMs, timeZone); utcOf(date) <= last; date = plusDays(date, 1)) {
    const first =
      granularity === 'day' ? date : granularity === 'month' ? { ...date, day: 1 } : plusDays(date, -weekdayOf(date));
    names.add(new Date(utcOf(first)).toISOString().slice(0, 10));
  }
  return [...names];
}

function dateOf(text: string): LocalDate {
  const [year = 0, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}
const timeOf = (text: string): string => text.slice(11) || '00:00';
