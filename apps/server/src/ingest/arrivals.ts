/**
 * Number of new visitors from one source within ten seconds. People who share an address arrive one after another and
 * stay; a machine that invents visitors sends hundreds at once. Held in memory, within limits.
 */
import { MINUTE_MS } from '@sintonia/contracts';
import { createGenerations } from '../memory/generations.ts';
import { remember } from '../memory/remember.ts';
import { MAX_UINT16 } from './max-uint16.ts';
import { isPublicSource } from './source-address.ts';

/** Length of the rolling window, seconds. */
const WINDOW_S = 10;
/** Maximum number of sources with an open window; the oldest is evicted first. */
const MAX_SOURCES = 20_000;
/** A name stays known for at least this time, and at most twice as long. */
const KNOWN_MS = 5 * MINUTE_MS;
/** At most twice this many names are in memory. */
const MAX_NAMES = 50_000;
/**
 * Arrivals from the source within the window when this name first arrived, including itself. The same value for as long
 * as the name is known, so that later events of an invented visitor have it too.
 *
 * @param source `subscriberOf` an address; 0 for one that is not public
 * @param name of a visitor or a playback session; '' gives 0
 */
export type CountArrivals = (source: string, name: string, nowMs: number) => number;

/** Arrivals of one source by second; `second` is the latest, epoch seconds. */
interface Window {
  second: number;
  bySecond: number[];
}

export function createArrivals({ names = MAX_NAMES, sources = MAX_SOURCES } = {}): CountArrivals {
  /** Null: the source is not public. */
  const windows = new Map<string, Window | null>();
  const counts = createGenerations<number>(names, KNOWN_MS);

  const windowOf = (source: string): Window | null => {
    const known = windows.get(source);
    if (known !== undefined) return known;
    const window = isPublicSource(source) ? { second: 0, bySecond: Array<number>(WINDOW_S).fill(0) } : null;
    remember(windows, source, window, sources);
    return window;
  };

  return (source, name, nowMs) => {
    const window = name === '' ? null : windowOf(source);
    if (window === null) return 0;
    counts.age(nowMs);
    const key = `${source} ${name}`;
    return counts.find(key) ?? counts.add(key, arriveIn(window, Math.floor(nowMs / 1000)));
  };
}

/** Adds one arrival to the window, and returns the number of arrivals in it. */
function arriveIn(window: Window, second: number): number {
  const { bySecond } = window;
  const now = Math.max(second, window.second);
  for (let elapsed = Math.max(window.second + 1, now - WINDOW_S + 1); elapsed <= now; elapsed++) {
    bySecond[elapsed % WINDOW_S] = 0;
  }
  window.second = now;
  bySecond[now % WINDOW_S] = (bySecond[now % WINDOW_S] ?? 0) + 1;
  return Math.min(
    bySecond.reduce((sum, count) => sum + count, 0),
    MAX_UINT16,
  );
}
