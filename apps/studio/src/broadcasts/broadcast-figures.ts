/** Figures of a broadcast from the minutes of its channel's day. Pure. */
import { MINUTE_MS } from '@sintonia/contracts';

/** Live audience of one channel, and of all, by minute of the clock (epoch minutes). */
export interface Minutes {
  /** Mean number of viewers in the minute. */
  mean: ReadonlyMap<number, number>;
  /** Highest second of the minute. */
  top: ReadonlyMap<number, number>;
  /** As `mean`, of every channel together. */
  all: ReadonlyMap<number, number>;
}

export interface BroadcastFigures {
  /** Average-minute audience. */
  mean: number;
  peak: { value: number; atMs: number } | null;
  /** Part of all live audience at the time; null when there was none. */
  share: number | null;
}

/** @param toMs exclusive; of a broadcast still on air, now */
export function broadcastFigures(minutes: Minutes, fromMs: number, toMs: number): BroadcastFigures {
  const [from, to] = [Math.floor(fromMs / MINUTE_MS), Math.ceil(toMs / MINUTE_MS)];
  let [sum, all] = [0, 0];
  let peak: BroadcastFigures['peak'] = null;
  for (let minute = from; minute < to; minute++) {
    sum += minutes.mean.get(minute) ?? 0;
    all += minutes.all.get(minute) ?? 0;
    const value = minutes.top.get(minute) ?? 0;
    if (value > (peak?.value ?? 0)) peak = { value, atMs: minute * MINUTE_MS };
  }
  return { mean: to > from ? sum / (to - from) : 0, peak, share: all > 0 ? sum / all : null };
}

/** Audience of each minute from the beginning of a broadcast. */
export function minuteValues(of: ReadonlyMap<number, number>, fromMs: number, toMs: number): number[] {
  const [from, to] = [Math.floor(fromMs / MINUTE_MS), Math.ceil(toMs / MINUTE_MS)];
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => of.get(from + i) ?? 0);
}

/**
 * Average audience with catch-up: the live mean, and time watched on demand divided by the length of the broadcast, as
 * if it had been on air.
 *
 * @param catchUpS seconds watched on demand
 */
export const withCatchUp = (liveMean: number, catchUpS: number, lengthS: number): number =>
  lengthS > 0 ? liveMean + catchUpS / lengthS : liveMean;
