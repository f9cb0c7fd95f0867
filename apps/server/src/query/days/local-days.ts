/** Local days with events, and the last change of the events that their counts depend on. Pure. */
import { HOUR_MS, isoDate, localDateAt, plusDays } from '@sintonia/contracts';
import { daysBetween, periodOf } from '../civil-days.ts';
import { changedHours, freshBuild, type HourStates } from '../hour-states.ts';
import { CONTEXT_MS } from '../plan/rows-request.ts';
import type { Period } from '../relations.ts';
import { DAY_COUNTS, KINDS } from '../rollups/rollup-kinds.ts';
import { LOOKBACK_DAYS } from './lookback-days.ts';

/** A play counts on the day of its beginning; its viewing may be opened a day later, and last another one. */
const REACH_MS = 2 * CONTEXT_MS;

export interface LocalDay extends Period {
  /** 0 if none may be read. */
  build: number;
  /** Last change that may affect it, epoch ms. */
  changedMs: number;
}

/** Builds of all local days with events, by their beginning, epoch ms; 0: not counted. */
export interface CountedDays {
  timeZone: string;
  builds: ReadonlyMap<number, number>;
}

/** The local day around an instant, or one that many days before or after it. */
export function localDay(atMs: number, timeZone: string, later = 0): Period {
  const day = isoDate(plusDays(localDateAt(atMs, timeZone), later));
  return periodOf({ from: day, to: day }, timeZone);
}

/** Consecutive local days, earliest first. @param of a period of whole days */
export function localDaysOf({ fromMs, toMs }: Period, timeZone: string): Period[] {
  const [first, last] = [fromMs, toMs - 1].map((atMs) => isoDate(localDateAt(atMs, timeZone)));
  return daysBetween(first ?? '', last ?? '').map((day) => periodOf({ from: day, to: day }, timeZone));
}

/**
 * Every local day with events, earliest first. A build may be read if it is of this definition and nothing has changed since: events of
 * the day, of `LOOKBACK_DAYS` before it, and of the time around them.
 */
export function localDays(states: HourStates, timeZone: string, definition: number): LocalDay[] {
  const changes = changedHours(states, KINDS);
  const days: LocalDay[] = [];
  let first = 0;
  for (const { atMs } of changes) {
    if (atMs < (days.at(-1)?.toMs ?? -Infinity)) continue;
    const day = localDay(atMs, timeZone);
    const dependsOn = { fromMs: lookback(day, timeZone) - REACH_MS, toMs: day.toMs + REACH_MS };
    while ((changes[first]?.atMs ?? atMs) + HOUR_MS <= dependsOn.fromMs) first += 1;
    let changedMs = 0;
    for (let i = first; (changes[i]?.atMs ?? Infinity) < dependsOn.toMs; i++) {
      changedMs = Math.max(changedMs, changes[i]?.changedMs ?? 0);
    }
    const build = freshBuild(states, { kind: DAY_COUNTS.kind, definition }, { atMs: day.fromMs, changedMs });
    days.push({ ...day, build, changedMs });
  }
  return days;
}

/** Beginning of the first day that a day is compared with. */
export const lookback = ({ fromMs }: Period, timeZone: string): number =>
  localDay(fromMs, timeZone, -LOOKBACK_DAYS).fromMs;
