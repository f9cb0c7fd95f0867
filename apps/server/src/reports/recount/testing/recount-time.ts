import type { Granularity } from '@sintonia/contracts';

/** For tests: the part of the calendar that a moment lies in, as rows of an answer name it. */
export function timeOf(atMs: number, granularity: Granularity, timeZone: string): string {
  const utc = new Date(atMs).toISOString();
  if (granularity === 'minute') return `${utc.slice(0, 16)}:00Z`;
  if (granularity === 'hour') return `${utc.slice(0, 13)}:00:00Z`;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(atMs);
  if (granularity === 'day') return day;
  if (granularity === 'month') return `${day.slice(0, 7)}-01`;
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7));
  return noon.toISOString().slice(0, 10);
}
