import type { Granularity } from '@sintonia/contracts';

/** For tests: the bucket of an instant, named as in an answer. */
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
