/** How often one subscriber may ask: so many requests in a minute that begins with the first. */
import { subscriberOf } from '../collection/shorten-address.ts';
import { WINDOW_MS } from './limits.ts';

/** Subscribers that are remembered at once; the one that came first goes first. */
const SUBSCRIBERS = 20_000;

export interface RateWindow {
  /** Counts a request. 0 when it is within the rate, else in how many seconds the next may come. */
  take(address: string, nowMs: number): number;
}

export function createRateWindow(perMinute: number): RateWindow {
  const windows = new Map<string, { untilMs: number; taken: number }>();
  const open = (subscriber: string, nowMs: number) => {
    windows.delete(subscriber);
    const [first] = windows.keys();
    if (windows.size >= SUBSCRIBERS && first !== undefined) windows.delete(first);
    const window = { untilMs: nowMs + WINDOW_MS, taken: 0 };
    windows.set(subscriber, window);
    return window;
  };
  return {
    take: (address, nowMs) => {
      const subscriber = subscriberOf(address);
      const known = windows.get(subscriber);
      const window = known && known.untilMs > nowMs ? known : open(subscriber, nowMs);
      window.taken += 1;
      return window.taken <= perMinute ? 0 : Math.ceil((window.untilMs - nowMs) / 1000);
    },
  };
}
