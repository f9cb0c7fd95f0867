/** Broadcasts that reports count: those of the schedule that have begun. */
import type { Period } from './relations.ts';

export interface ScheduledItem {
  /** As players name it. */
  channel: string;
  title: string;
  startMs: number;
  endMs: number;
  /** Media id of the same episode on demand; '' without one. */
  mediaId: string;
}

/** Broadcasts of all channels that are on air in a period. */
export type ReadSchedule = (period: Period) => Promise<readonly ScheduledItem[]>;

/** Broadcasts that begin in a period. */
export const beginningIn = ({ fromMs, toMs }: Period, broadcasts: readonly ScheduledItem[]): ScheduledItem[] =>
  broadcasts.filter(({ startMs }) => startMs >= fromMs && startMs < toMs);

/** Broadcasts that have begun. Each ends now at the latest. */
export const begunBy = (nowMs: number, broadcasts: readonly ScheduledItem[]): ScheduledItem[] =>
  broadcasts.flatMap((one) => {
    const endMs = Math.min(one.endMs, nowMs);
    return endMs > one.startMs ? [{ ...one, endMs }] : [];
  });
