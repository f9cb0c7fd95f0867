/** Local days with events, and the last change of the events that their counts depend on. Pure. */
import { HOUR_MS, instantOf, localDateAt, plusDays } from '@sintonia/contracts';
import type { HourStates } from '../hour-states.ts';
import { CONTEXT_MS } from '../plan/rows-request.ts';
import type { Period } from '../relations.ts';
import { DAY_COUNTS, KINDS } from '../rollups/rollup-kinds.ts';
import { LOOKBACK_DAYS } from './day-columns.ts';

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

const MIDNIGHT = '00:00';

/** The local day around an instant, or one that many days before or after it. */
export function localDay(atMs: number, timeZone: string, later = 0): Period {
  const date = plusDays(localDateAt(atMs, timeZone), later);
  return { fromMs: instantOf(date, MIDNIGHT, timeZone), toMs: instantOf(plusDays(date, 1), MIDNIGHT, timeZone) };
}

/** Consecutive local days, earliest first. @param of a period of whole days */
export function localDaysOf({ fromMs, toMs }: Period, timeZone: string): Period[] {
  const days: Period[] = [];
  for (let atMs = fromMs; atMs < toMs; ) {
    const day = localDay(atMs, timeZone);
    days.push(day);
    atMs = day.toMs;
  }
  return days;
}

/**
 * Every local day with events, earliest first. A build may be read if it is of this definition and nothing has changed since: hits of
 * the day, of `LOOKBACK_DAYS` before it, and of the time around them, as far as a visit extends.
 */
export function localDays({ settleMs, touched, builds }: HourStates, timeZone: string, definition: number): LocalDay[] {
  const changes = [...new Set(KINDS.flatMap((kind) => [...touched[kind].keys()]))]
    .sort((a, b) => a - b)
    .map((atMs) => ({ atMs, changedMs: Math.max(...KINDS.map((kind) => touched[kind].get(atMs) ?? 0)) }));
  const days: LocalDay[] = [];
  let first = 0;
  for (const { atMs } of changes) {
    if (atMs < (days.at(-1)?.toMs ?? -Infinity)) continue;
    const day = localDay(atMs, timeZone);
    const dependsOn = { fromMs: lookback(day, timeZone) - CONTEXT_MS, toMs: day.toMs + CONTEXT_MS };
    while ((changes[first]?.atMs ?? atMs) + HOUR_MS <= dependsOn.fromMs) first += 1;
    let changedMs = 0;
    for (let i = first; (changes[i]?.atMs ?? Infinity) < dependsOn.toMs; i++) {
      changedMs = Math.max(changedMs, changes[i]?.changedMs ?? 0);
    }
    const built = builds[DAY_COUNTS.kind]?.get(day.fromMs);
    const isFresh = built?.definition === definition && built.beganMs > changedMs + settleMs;
    days.push({ ...day, build: isFresh ? built.build : 0, changedMs });
  }
  return days;
}

/** Beginning of the first day that a day is compared with. */
export const lookback = ({ fromMs }: Period, timeZone: string): number =>
  localDay(fromMs, timeZone, -LOOKBACK_DAYS).fromMs;
