/** Rate limit per subscriber: events per minute. A request counts as at least one. */
import type { FastifyInstance } from 'fastify';
import { sendError } from '../answers/api-error.ts';
import { createRateWindow, type RateWindow } from './rate-window.ts';

/** Limits the plugin that it is called in to so many requests per minute and subscriber. */
export const limitRate = (app: FastifyInstance, perMinute: number): void =>
  limitByWindow(app, createRateWindow(perMinute));

/** Hook for the plugin that it is called in: above the rate 429 with Retry-After. */
export function limitByWindow(app: FastifyInstance, rate: RateWindow): void {
  app.addHook('onRequest', async (request, reply) => {
    const waitS = rate.consume(request.ip, Date.now());
    if (waitS > 0) return sendError(reply.header('retry-after', waitS), 429);
  });
}
