import type { Granularity } from '@sintonia/contracts';

const dates = new Map<string, Intl.DateTimeFormat>();
const hours = new Map<string, Intl.DateTimeFormat>();
/** Making a format takes longer than thousands of uses. */
function formatOf(formats: Map<string, Intl.DateTimeFormat>, timeZone: string, make: () => Intl.DateTimeFormat) {
  const known = formats.get(timeZone) ?? make();
  formats.set(timeZone, known);
  return known;
}

/** For tests: the date of an instant, `2026-11-20`. */
export const dateOf = (atMs: number, timeZone: string): string =>
  formatOf(dates, timeZone, () => new Intl.DateTimeFormat('en-CA', { timeZone })).format(atMs);

const HOUR = { hour: '2-digit', hourCycle: 'h23' } as const;
/** For tests: the hour of an instant, `00` to `23`. */
export const hourOf = (atMs: number, timeZone: string): string =>
  formatOf(hours, timeZone, () => new Intl.DateTimeFormat('en-GB', { timeZone, ...HOUR }))
    .format(atMs)
    .padStart(2, '0');

/** For tests: the bucket of an instant, named as in an answer. */
export function timeOf(atMs: number, granularity: Granularity, timeZone: string): string {
  const utc = new Date(atMs).toISOString();
  if (granularity === 'minute') return `${utc.slice(0, 16)}:00Z`;
  if (granularity === 'hour') return `${utc.slice(0, 13)}:00:00Z`;
  const day = dateOf(atMs, timeZone);
  if (granularity === 'day') return day;
  if (granularity === 'month') return `${day.slice(0, 7)}-01`;
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7));
  return noon.toISOString().slice(0, 10);
}
