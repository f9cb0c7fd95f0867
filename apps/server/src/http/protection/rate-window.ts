/**
 * Counts what each subscriber (IPv4 address or IPv6 /64) does, in a window that starts with the first request. In
 * memory.
 */
import { subscriberOf } from '../addresses/shorten-address.ts';
import { WINDOW_MS } from '../app/limits.ts';
import { createCountedWindows, takeFrom } from './counted-windows.ts';

export interface RateWindow {
  /** Counts a request. Returns 0 if allowed, else the seconds until the next one is. */
  consume(address: string, nowMs: number): number;
  /** Counts further events of an accepted request; only later requests are delayed. */
  spend(address: string, nowMs: number, more: number): void;
}

/** @param most requests or events of one subscriber in a window; by default a minute */
export function createRateWindow(most: number, windowMs = WINDOW_MS): RateWindow {
  const windowOf = createCountedWindows();
  return {
    spend: (address, nowMs, more) => {
      windowOf(subscriberOf(address), nowMs, windowMs).taken += more;
    },
    consume: (address, nowMs) => takeFrom(windowOf(subscriberOf(address), nowMs, windowMs), most, nowMs),
  };
}
