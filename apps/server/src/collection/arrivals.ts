/**
 * How many visitors came new from one source within ten seconds. People who share an address come one after another and
 * stay; a machine that invents them brings hundreds at once. Kept in memory, within bounds.
 */
import { remember } from '../memory/remember.ts';
import { isPublicSource } from './source-address.ts';

/** Length of the rolling window, in whole seconds. */
const WINDOW_S = 10;
/** Sources whose window is open; the one that came first goes first. */
const SOURCES = 20_000;
/** A name stays known for this long after it came, twice that at most. */
const KNOWN_MS = 5 * 60_000;
/** Names in memory are twice this at most. */
const NAMES = 50_000;
/** The column's type holds no more. */
const MOST = 65_535;

/**
 * Arrivals from the source within the window when this name first came, itself included. The same again for as long as
 * the name is known, so that what an invented visitor does later is known by its arrival.
 *
 * @param source `subscriberOf` an address; 0 for one that is not public
 * @param name of a visitor or a playback session; '' is nobody, 0
 */
export type CountArrivals = (source: string, name: string, nowMs: number) => number;

/** Arrivals of one source by second; `second` is the latest, since 1970. */
interface Window {
  second: number;
  bySecond: number[];
}

export function createArrivals({ names = NAMES, sources = SOURCES } = {}): CountArrivals {
  /** Null: the source is not public. */
  const windows = new Map<string, Window | null>();
  let young = new Map<string, number>();
  let old = new Map<string, number>();
  let sinceMs = 0;

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
    if (young.size >= names || Math.abs(nowMs - sinceMs) > KNOWN_MS) {
      old = Math.abs(nowMs - sinceMs) > 2 * KNOWN_MS ? new Map() : young;
      young = new Map();
      sinceMs = nowMs;
    }
    const key = `${source} ${name}`;
    const known = young.get(key) ?? old.get(key);
    if (known !== undefined) return known;
    const arrivals = arriveIn(window, Math.floor(nowMs / 1000));
    young.set(key, arrivals);
    return arrivals;
  };
}

/** Counts one more, and gives how many the window holds. Pure but for the window. */
function arriveIn(window: Window, second: number): number {
  const { bySecond } = window;
  const now = Math.max(second, window.second);
  for (let passed = Math.max(window.second + 1, now - WINDOW_S + 1); passed <= now; passed++) {
    bySecond[passed % WINDOW_S] = 0;
  }
  window.second = now;
  bySecond[now % WINDOW_S] = (bySecond[now % WINDOW_S] ?? 0) + 1;
  return Math.min(
    bySecond.reduce((sum, count) => sum + count, 0),
    MOST,
  );
}
