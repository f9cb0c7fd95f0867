/**
 * Rate limit per subscriber of the plugin that it is registered in, by Fastify's own plugin; above it 429 with
 * Retry-After. Beacons, which are also counted before Fastify and by the lines of a batch, use `rate-window.ts`.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../addresses/shorten-address.ts';
import { WINDOW_MS } from '../app/limits.ts';

/** Most addresses in memory. */
const ADDRESSES = 20_000;

export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: WINDOW_MS,
    cache: ADDRESSES,
    keyGenerator: ({ ip }) => subscriberOf(ip),
  });
}
