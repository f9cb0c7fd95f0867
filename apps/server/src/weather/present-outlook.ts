/** Brings an earlier answer up to date: removes past hours, and uses the present hour as current. Pure. */
import { HOUR_MS, type Outlook } from '@sintonia/contracts';
import { zonedDays } from './local-days.ts';

/** Lifetime of the source's current values; afterwards the forecast of the present hour is more accurate. */
const NOW_HOLDS_MS = HOUR_MS;

/** `null` if it does not cover today. */
export function presentOutlook({ now, hours, days }: Outlook, nowMs: number, timeZone: string): Outlook | null {
  const [today] = zonedDays(nowMs, 1, timeZone);
  const midnightMs = today?.hoursAtMs[0] ?? nowMs;
  const present = Math.abs(nowMs - now.atMs) < NOW_HOLDS_MS ? now : hours.findLast(({ atMs }) => atMs <= nowMs);
  const ahead = days.filter(({ date }) => date >= (today?.date ?? ''));
  if (!present || ahead[0]?.date !== today?.date) return null;
  return { now: present, hours: hours.filter(({ atMs }) => atMs >= midnightMs), days: ahead };
}
