/**
 * Counts what each subscriber (IPv4 address or IPv6 /64) does, in a window that starts with the first request. In
 * memory.
 */
import { remember } from '../../memory/remember.ts';
import { subscriberOf } from '../addresses/shorten-address.ts';
import { WINDOW_MS } from '../app/limits.ts';

/** Most subscribers in memory; the oldest is evicted first. */
const SUBSCRIBERS = 20_000;

export interface RateWindow {
  /** Counts a request. Returns 0 if allowed, else the seconds until the next one is. */
  consume(address: string, nowMs: number): number;
  /** Counts further events of an accepted request; only later requests are delayed. */
  spend(address: string, nowMs: number, more: number): void;
}

/** @param most requests or events of one subscriber in a window; by default a minute */
export function createRateWindow(most: number, windowMs = WINDOW_MS): RateWindow {
  const windows = new Map<string, { untilMs: number; taken: number }>();
  const open = (subscriber: string, nowMs: number) => {
    const window = { untilMs: nowMs + windowMs, taken: 0 };
    remember(windows, subscriber, window, SUBSCRIBERS);
    return window;
  };
  const windowOf = (address: string, nowMs: number) => {
    const subscriber = subscriberOf(address);
    const known = windows.get(subscriber);
    return known && known.untilMs > nowMs ? known : open(subscriber, nowMs);
  };
  return {
    spend: (address, nowMs, more) => {
      windowOf(address, nowMs).taken += more;
    },
    consume: (address, nowMs) => {
      const window = windowOf(address, nowMs);
      window.taken += 1;
      return window.taken <= most ? 0 : Math.ceil((window.untilMs - nowMs) / 1000);
    },
  };
}
