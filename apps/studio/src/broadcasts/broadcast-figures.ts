/** Minutes of a channel's live audience. Pure. */
import { MINUTE_MS } from '@sintonia/contracts';

/** Highest second of each minute of the clock (epoch minutes). */
export type Minutes = ReadonlyMap<number, number>;

export interface Peak {
  value: number;
  atMs: number;
}

const minutesOf = (fromMs: number, toMs: number) =>
  [Math.floor(fromMs / MINUTE_MS), Math.ceil(toMs / MINUTE_MS)] as const;

/**
 * The first highest minute; null without an audience.
 *
 * @param toMs exclusive; of a broadcast still on air, now
 */
export function peakOf(minutes: Minutes, fromMs: number, toMs: number): Peak | null {
  const [from, to] = minutesOf(fromMs, toMs);
  let peak: Peak | null = null;
  for (let minute = from; minute < to; minute++) {
    const value = minutes.get(minute) ?? 0;
    if (value > (peak?.value ?? 0)) peak = { value, atMs: minute * MINUTE_MS };
  }
  return peak;
}

/** Audience of each minute from the beginning of a broadcast. */
export function minuteValues(of: Minutes, fromMs: number, toMs: number): number[] {
  const [from, to] = minutesOf(fromMs, toMs);
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => of.get(from + i) ?? 0);
}
