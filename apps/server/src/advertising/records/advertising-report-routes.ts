/**
 * `GET /api/reports/advertising`: the contract, how often it was kept and broken, and the state of each creative. For
 * staff. `?from=2026-11-01&to=2026-11-07`: days of the counts, in UTC; by default the last thirty.
 */
import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { AdContract } from '../contract/ad-contract.ts';
import { CONTRACT_DAYS, readCreatives, readPromises, readPromisesOf } from './read-ad-records.ts';

export interface AdvertisingReportOptions {
  database: OperationalDatabase;
  requireStaff: () => preHandlerAsyncHookHandler;
  now: () => Date;
  /** Null: there is none, or it cannot be read. */
  contract?: AdContract | null;
}

const Days = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

export const advertisingReportRoutes: FastifyPluginAsync<AdvertisingReportOptions> = async (
  app,
  { database, requireStaff, now, contract = null },
) => {
  app.get('/api/reports/advertising', { preHandler: requireStaff() }, async (request, reply) => {
    const days = Days.safeParse(request.query);
    const [promises, creatives] = await Promise.all([
      days.success ? readPromisesOf(database, days.data) : readPromises(database, now()),
      readCreatives(database),
    ]);
    reply.header('cache-control', 'no-store');
    return { limits: contract, ...(!days.success && { days: CONTRACT_DAYS }), promises, creatives };
  });
};
