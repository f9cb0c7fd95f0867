/** An answer of some time ago, as it is now: what is past left out, the present hour as now. Pure. */
import type { Outlook } from '@sintonia/contracts';
import { zonedDays } from './local-days.ts';

/** The source's own «now» holds this long; then the forecast of the present hour is nearer. */
const NOW_HOLDS_MS = 60 * 60_000;

/** `null` when nothing of it is about today. */
export function presentOutlook({ now, hours, days }: Outlook, nowMs: number, timeZone: string): Outlook | null {
  const [today] = zonedDays(nowMs, 1, timeZone);
  const midnightMs = today?.hoursAtMs[0] ?? nowMs;
  const present = Math.abs(nowMs - now.atMs) < NOW_HOLDS_MS ? now : hours.findLast(({ atMs }) => atMs <= nowMs);
  const ahead = days.filter(({ date }) => date >= (today?.date ?? ''));
  if (!present || ahead[0]?.date !== today?.date) return null;
  return { now: present, hours: hours.filter(({ atMs }) => atMs >= midnightMs), days: ahead };
}
