/** How much one subscriber may send: so many events in a minute that begins with the first. A request is one at least. */
import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../collection/shorten-address.ts';
import { remember } from '../memory/remember.ts';
import { sendError } from './api-error.ts';
import { WINDOW_MS } from './limits.ts';

/** Subscribers that are remembered at once; the one that came first goes first. */
const SUBSCRIBERS = 20_000;

export interface RateWindow {
  /** Counts a request. 0 when it is within the rate, else in how many seconds the next may come. */
  take(address: string, nowMs: number): number;
  /** Counts what a request held beyond one event: what was taken already stays, the next requests wait. */
  spend(address: string, nowMs: number, more: number): void;
}

/** For the plugin that it is called in: over the rate 429 with Retry-After. */
export function limitByWindow(app: FastifyInstance, rate: RateWindow): void {
  app.addHook('onRequest', async (request, reply) => {
    const waitS = rate.take(request.ip, Date.now());
    if (waitS > 0) return sendError(reply.header('retry-after', waitS), 429);
  });
}

export function createRateWindow(perMinute: number): RateWindow {
  const windows = new Map<string, { untilMs: number; taken: number }>();
  const open = (subscriber: string, nowMs: number) => {
    const window = { untilMs: nowMs + WINDOW_MS, taken: 0 };
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
    take: (address, nowMs) => {
      const window = windowOf(address, nowMs);
      window.taken += 1;
      return window.taken <= perMinute ? 0 : Math.ceil((window.untilMs - nowMs) / 1000);
    },
  };
}
