/** Parts of a period, as named in rows of an answer; empty parts have no row. Pure. */
import { HOUR_MS, MINUTE_MS, type ReportRow } from '@sintonia/contracts';
import type { HourMark } from '../charts/HoursAxis.tsx';
import { namedEvery } from '../charts/scale.ts';
import { addDays, type CivilDay, dayOf, startOfDay } from '../period/civil-day.ts';
import type { Step } from './query-state.ts';

/** @param to exclusive */
export function bucketsBetween(from: string, to: string, step: Step, timeZone: string): string[] {
  if (step === 'total') return [];
  if (step === 'minute' || step === 'hour') {
    const everyMs = step === 'minute' ? MINUTE_MS : HOUR_MS;
    const firstMs = Math.floor(Date.parse(from) / everyMs) * everyMs;
    const count = Math.max(0, Math.ceil((Date.parse(to) - firstMs) / everyMs));
    return Array.from({ length: count }, (_, i) => `${new Date(firstMs + i * everyMs).toISOString().slice(0, 19)}Z`);
  }
  const names = new Set<string>();
  const last = dayOf(new Date(Date.parse(to) - 1), timeZone);
  for (let day = dayOf(new Date(from), timeZone); day <= last; day = addDays(day, 1)) names.add(bucketOfDay(day, step));
  return [...names];
}

function bucketOfDay(day: CivilDay, step: Step): string {
  if (step === 'month') return `${day.slice(0, 8)}01`;
  const sundayIsZero = new Date(`${day}T00:00:00Z`).getUTCDay();
  return step === 'week' ? addDays(day, -((sundayIsZero + 6) % 7)) : day;
}

/**
 * Figures of each part in order; null where there is none, as for a share of nothing.
 *
 * @param nothing figure of a part without a row: 0 for counts, null for ratios and medians
 */
export function figuresOver(
  rows: readonly ReportRow[],
  buckets: readonly string[],
  metric: string,
  nothing: 0 | null,
): (number | null)[] {
  const byTime = new Map(rows.map(({ dimensions, metrics }) => [instantName(dimensions.time ?? ''), metrics[metric]]));
  return buckets.map((time) => {
    const value = byTime.get(time);
    return value === undefined ? nothing : value;
  });
}

/** Parts of at least a day without any event, by their place. An hour of the night may well be empty. */
export function emptyParts(rows: readonly ReportRow[], buckets: readonly string[], step: Step): number[] {
  if (step === 'minute' || step === 'hour') return [];
  const withRow = new Set(rows.map(({ dimensions }) => instantName(dimensions.time ?? '')));
  return buckets.flatMap((time, at) => (withRow.has(time) ? [] : [at]));
}

/** Instants may have milliseconds. */
const instantName = (time: string): string => time.replace(/\.\d+Z$/, 'Z');

/** Whether a row's time is that of a part. */
export const isSameBucket = (time: string | undefined, bucket: string): boolean =>
  time !== undefined && instantName(time) === bucket;

/** Start of a part, named by an instant or by its first day. */
export const instantOfBucket = (time: string, timeZone: string): Date =>
  time.length === 10 ? startOfDay(time, timeZone) : new Date(time);

/** As many names under a chart as fit: times within a day, else days. */
export function bucketMarks(
  buckets: readonly string[],
  width: number,
  timeZone: string,
  name: { minute: (at: Date) => string; shortDay: (at: Date) => string },
): HourMark[] {
  const days = buckets.map((time) => dayOf(instantOfBucket(time, timeZone), timeZone));
  if (new Set(days).size === 1 && buckets.length > 1) {
    const every = namedEvery(buckets.length, width, 56, [1, 2, 3, 6, 12, 30, 60, 120, 180, 360]);
    return buckets.flatMap((time, index) =>
      index % every === 0 ? [{ index, text: name.minute(new Date(time)), isDay: false }] : [],
    );
  }
  const starts = days.flatMap((day, index) => (day === days[index - 1] ? [] : [{ day, index }]));
  const every = namedEvery(starts.length, width, 104, [1, 2, 3, 4, 7, 14, 28]);
  return starts.flatMap(({ day, index }, i) =>
    i % every === 0 ? [{ index, text: name.shortDay(startOfDay(day, timeZone)), isDay: true }] : [],
  );
}
