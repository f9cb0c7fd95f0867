/** A date as a feed writes it, in the zone that it names. */

export interface WrittenDate {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  ms: number;
  /** `Z`, `+0100`; null if missing. */
  offset: string | null;
}

export function isOnCalendar({ year, month, day, hour, minute, second }: WrittenDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  // A leap second is the first of the next minute.
  return isDay && hour <= 23 && minute <= 59 && second <= 60;
}

/** Minutes east of UTC; null for a named zone. */
export function minutesOf(offset: string): number | null {
  if (offset.toUpperCase() === 'Z') return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return hours === undefined ? null : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
