/**
 * Rate limit per subscriber: events per minute, in a window that starts with the first. A request counts as at least
 * one.
 */
import type { FastifyInstance } from 'fastify';
import { remember } from '../../memory/remember.ts';
import { subscriberOf } from '../addresses/shorten-address.ts';
import { sendError } from '../answers/api-error.ts';
import { WINDOW_MS } from '../app/limits.ts';

/** Most subscribers in memory; the oldest is evicted first. */
const SUBSCRIBERS = 20_000;

export interface RateWindow {
  /** Counts a request. Returns 0 if allowed, else the seconds until the next one is. */
  take(address: string, nowMs: number): number;
  /** Counts further events of an accepted request; only later requests are delayed. */
  spend(address: string, nowMs: number, more: number): void;
}

/** Limits the plugin that it is called in to so many requests per minute and subscriber. */
export const limitRate = (app: FastifyInstance, perMinute: number): void =>
  limitByWindow(app, createRateWindow(perMinute));

/** Hook for the plugin that it is called in: above the rate 429 with Retry-After. */
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
