import { remember } from '../../memory/remember.ts';

/** Most keys in memory; the oldest is evicted first. */
const KEYS = 20_000;

/** What a key has taken in its window, which starts with the first request and ends `windowMs` later. */
export interface CountedWindow {
  untilMs: number;
  taken: number;
}

/** Windows by key, in memory. Returns the open window of a key, a new one if there is none. */
export function createCountedWindows(): (key: string, nowMs: number, windowMs: number) => CountedWindow {
  const windows = new Map<string, CountedWindow>();
  return (key, nowMs, windowMs) => {
    const known = windows.get(key);
    if (known && known.untilMs > nowMs) return known;
    const opened = { untilMs: nowMs + windowMs, taken: 0 };
    remember(windows, key, opened, KEYS);
    return opened;
  };
}

/** Counts a request. Returns 0 if the window allows it, else the seconds until the next one is. */
export function takeFrom(window: CountedWindow, most: number, nowMs: number): number {
  window.taken += 1;
  return window.taken <= most ? 0 : Math.ceil((window.untilMs - nowMs) / 1000);
}
