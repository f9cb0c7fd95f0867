/** § 9: the analytics clock is one hour east of UTC all year, without daylight saving time. */
const ZONE_OFFSET_MS = 3_600_000;

const WEEKDAYS = ['diumenge', 'dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte'] as const;

const zoned = (atMs: number): Date => new Date(atMs + ZONE_OFFSET_MS);

const two = (n: number): string => String(n).padStart(2, '0');

/** D-04: `month/day/year/hour/minute/second`, for example `01/15/2024/13/30/00`. */
export function toTimestamp(atMs: number): string {
  const at = zoned(atMs);
  const parts = [at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCFullYear()];
  return [...parts, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join('/');
}

/** D-04: the day's Catalan name on the same clock. */
export const catalanWeekday = (atMs: number): (typeof WEEKDAYS)[number] =>
  WEEKDAYS[zoned(atMs).getUTCDay()] ?? WEEKDAYS[0];
