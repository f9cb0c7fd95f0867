/** The last hour, and the same hour of the past, in the broadcaster's local time. Pure but for `Intl`. */
import { HOUR_MS, instantOf, isoDate, localDateAt, localTimeAt, MINUTE_MS, plusDays } from '@sintonia/contracts';

/** Hours end at whole multiples of this, one step ago, so that the events of their last minutes have arrived. */
const HOUR_STEP_MS = 5 * MINUTE_MS;
const WEEKS_BACK = [1, 2, 3, 4].map((week) => 7 * week);
/** Used until there are enough weeks. */
const DAYS_BACK = [1, 2, 3];

export interface Hour {
  fromMs: number;
  toMs: number;
}

export interface Windows {
  now: Hour;
  /** The same weekday and hour of four weeks. */
  weeks: readonly Hour[];
  /** The same hour of three days. */
  days: readonly Hour[];
}

export function windowsAt(nowMs: number, timeZone: string): Windows {
  const toMs = Math.floor(nowMs / HOUR_STEP_MS) * HOUR_STEP_MS - HOUR_STEP_MS;
  const day = localDateAt(toMs, timeZone);
  const time = localTimeAt(toMs, timeZone);
  const before = (days: number): Hour => {
    const end = instantOf(plusDays(day, -days), time, timeZone);
    return { fromMs: end - HOUR_MS, toMs: end };
  };
  return { now: { fromMs: toMs - HOUR_MS, toMs }, weeks: WEEKS_BACK.map(before), days: DAYS_BACK.map(before) };
}

/** Converts to a period of the query model. Of an hour that occurs twice at a clock change, it is the first. */
export function periodOf({ fromMs, toMs }: Hour, timeZone: string): { from: string; to: string } {
  const text = (ms: number) => `${isoDate(localDateAt(ms, timeZone))}T${localTimeAt(ms, timeZone)}`;
  const [from, to] = [text(fromMs), text(toMs)];
  return from < to ? { from, to } : { from: text(fromMs - HOUR_MS), to };
}
