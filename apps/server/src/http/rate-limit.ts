/** How often one subscriber may ask; over it 429 with Retry-After. For the plugin it is called in. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../collection/shorten-address.ts';
import { WINDOW_MS } from './limits.ts';

/** Addresses that are remembered at once. */
const ADDRESSES = 20_000;

export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: WINDOW_MS,
    cache: ADDRESSES,
    keyGenerator: ({ ip }) => subscriberOf(ip),
  });
}
