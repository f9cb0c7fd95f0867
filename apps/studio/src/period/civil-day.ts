/** Calendar days in a time zone, as opposed to instants: a day has 23 or 25 hours twice a year. */
import { DAY_MS, instantOfWallClock, MINUTE_MS, wallClockMs } from '@sintonia/contracts';

/** `2026-11-21`. Compares as text. */
export type CivilDay = string;

/** True of a day that exists: `2026-02-30` does not. */
export function isCivilDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

/** The day that is `days` later, or earlier when negative. */
export function addDays(day: CivilDay, days: number): CivilDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from `first` to `last`, both inclusive. */
export function countDays(first: CivilDay, last: CivilDay): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
}

const isoWall = (at: Date, timeZone: string): string => new Date(wallClockMs(at.getTime(), timeZone)).toISOString();

/** The day of an instant in a time zone. */
export function dayOf(at: Date, timeZone: string): CivilDay {
  return isoWall(at, timeZone).slice(0, 10);
}

/** Local time as minutes since midnight. */
export function minutesOfDay(at: Date, timeZone: string): number {
  return Math.floor((wallClockMs(at.getTime(), timeZone) % DAY_MS) / MINUTE_MS);
}

/** The instant at which a day starts in a time zone. */
export function startOfDay(day: CivilDay, timeZone: string): Date {
  return new Date(instantOfWallClock(Date.parse(`${day}T00:00:00Z`), timeZone));
}

/** The same local time `days` later, across clock changes too. */
export function shiftDays(at: Date, days: number, timeZone: string): Date {
  const wall = wallClockMs(at.getTime(), timeZone) + at.getUTCMilliseconds();
  return new Date(instantOfWallClock(wall + days * DAY_MS, timeZone));
}

/** `2026-11-21T14:05` in local time, as in form fields. */
export function wallClock(at: Date, timeZone: string): string {
  return isoWall(at, timeZone).slice(0, 16);
}

/** The instant of that local time; null when malformed. */
export function instantOfWall(text: string, timeZone: string): Date | null {
  const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isFinite(wall) ? new Date(instantOfWallClock(wall, timeZone)) : null;
}
