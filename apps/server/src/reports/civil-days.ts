/** Days of a calendar as instants, in a time zone. Pure. */
import type { Period } from './relations.ts';

export interface DaySpan {
  /** `2026-11-20`; both days are included. */
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** Every civil day from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let atMs = Date.parse(first); atMs <= Date.parse(last); atMs += DAY_MS) {
    days.push(new Date(atMs).toISOString().slice(0, 10));
  }
  return days;
}

/** The instants at which the first day begins and the last one ends. */
export const periodOf = ({ from, to }: DaySpan, timeZone: string): Period => ({
  fromMs: midnight(Date.parse(from), timeZone),
  toMs: midnight(Date.parse(to) + DAY_MS, timeZone),
});

/** The instant at which clocks there show this time of UTC; two rounds settle a change of offset. */
function midnight(wallMs: number, timeZone: string): number {
  const offsetAt = (ms: number) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    return Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`) - ms;
  };
  const first = wallMs - offsetAt(wallMs);
  return wallMs - offsetAt(first);
}
