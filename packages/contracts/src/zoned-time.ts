/** Converts between instants and the broadcaster's local time, across clock changes. Pure but for `Intl`. */
import { DAY_MS, MINUTE_MS } from '@sintonia/wire/durations';

/** A calendar day; `month` counts from 1. */
export interface LocalDate {
  year: number;
  month: number;
  day: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const numeric = '2-digit';
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formatters.set(timeZone, made);
  return made;
}

/** A period in which a zone keeps one offset from UTC; its end is not part of it. Times and offset in ms. */
export interface OffsetPeriod {
  startMs: number;
  endMs: number;
  offsetMs: number;
}

/** Zone → periods given to `knowOffsets`. */
const givenPeriods = new Map<string, readonly OffsetPeriod[]>();

/**
 * Tells this module the offsets of a zone. In a browser the first use of a time zone in `Intl` takes 20 to 50 ms, several
 * times that on a phone: the server knows them already.
 */
export const knowOffsets = (timeZone: string, periods: readonly OffsetPeriod[]): void => {
  givenPeriods.set(timeZone, periods);
};

/** Days before and after an instant whose offsets a page is given. */
const GIVEN_DAYS = 98;

/** The offset periods of a zone from 98 days before an instant until 98 days after it, cut to whole UTC days. */
export function offsetPeriodsAround(instantMs: number, timeZone: string): OffsetPeriod[] {
  const today = Math.floor(instantMs / DAY_MS) * DAY_MS;
  const end = today + GIVEN_DAYS * DAY_MS;
  const start = today - GIVEN_DAYS * DAY_MS;
  let period: OffsetPeriod = { startMs: start, endMs: end, offsetMs: offsetByIntl(start, timeZone) };
  const periods = [period];
  for (let before = start; before < end; before += 7 * DAY_MS) {
    const after = before + 7 * DAY_MS;
    const offset = offsetByIntl(after, timeZone);
    if (offset === period.offsetMs) continue;
    const change = changeBetween(before, after, period.offsetMs, timeZone);
    period.endMs = change;
    period = { startMs: change, endMs: end, offsetMs: offset };
    periods.push(period);
  }
  return periods;
}

/** The first quarter of an hour, in ms, with another offset than `offset`. */
function changeBetween(sameMs: number, otherMs: number, offset: number, timeZone: string): number {
  let [same, other] = [sameMs, otherMs];
  while (other - same > QUARTER_MS) {
    const middle = same + Math.ceil((other - same) / 2 / QUARTER_MS) * QUARTER_MS;
    if (offsetByIntl(middle, timeZone) === offset) same = middle;
    else other = middle;
  }
  return other;
}

/** Since 1972 every zone changes its offset at a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
const MOST_KNOWN = 10_000;
/** Zone and quarter of an hour → offset, in ms: `Intl` takes some 20 µs, and a schedule asks a thousand times. */
const offsets = new Map<string, number>();

function offsetMs(instantMs: number, timeZone: string): number {
  const given = givenPeriods.get(timeZone)?.find(({ startMs, endMs }) => startMs <= instantMs && instantMs < endMs);
  return given ? given.offsetMs : offsetByIntl(instantMs, timeZone);
}

function offsetByIntl(instantMs: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(instantMs / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instantMs)
      .map((part) => [part.type, Number(part.value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds(instantMs);
  if (offsets.size === MOST_KNOWN) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

const wholeSeconds = (instantMs: number): number => Math.floor(instantMs / 1000) * 1000;

/** Local wall-clock time of an instant, encoded as if UTC, in ms; whole seconds. */
export const wallClockMs = (instantMs: number, timeZone: string): number =>
  wholeSeconds(instantMs) + offsetMs(instantMs, timeZone);

/** The calendar day of an instant in the zone. */
export function localDateAt(instantMs: number, timeZone: string): LocalDate {
  const wall = new Date(wallClockMs(instantMs, timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** `2026-11-21`. */
export const isoDate = ({ year, month, day }: LocalDate): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The inverse of `isoDate`. */
export function dateOfIso(date: string): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** Local wall-clock time of an instant: `HH:MM`. */
export const localTimeAt = (instantMs: number, timeZone: string): string =>
  new Date(wallClockMs(instantMs, timeZone)).toISOString().slice(11, 16);

/** The calendar day a number of days later or, if negative, earlier. */
export function plusDays({ year, month, day }: LocalDate, days: number): LocalDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 is Monday. */
export const weekdayOf = ({ year, month, day }: LocalDate): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

/**
 * The instant, in ms, at which the zone's clock shows this day and time.
 * An ambiguous time (autumn) is the first of the two; a skipped time (spring) is later by the length of the jump, as in
 * iCalendar (RFC 5545 § 3.3.5).
 * @param time `HH:MM`
 */
export function instantOf(date: LocalDate, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOfWallClock(
    Date.UTC(date.year, date.month - 1, date.day) + (hours * 60 + minutes) * MINUTE_MS,
    timeZone,
  );
}

/** The same for a wall-clock time encoded as if UTC, in ms. */
export function instantOfWallClock(wall: number, timeZone: string): number {
  const offsetBefore = offsetMs(wall - DAY_MS, timeZone);
  const offsetAfter = offsetMs(wall + DAY_MS, timeZone);
  const early = wall - offsetBefore;
  if (offsetMs(early, timeZone) === offsetBefore) return early;
  const late = wall - offsetAfter;
  return offsetMs(late, timeZone) === offsetAfter ? late : early;
}
