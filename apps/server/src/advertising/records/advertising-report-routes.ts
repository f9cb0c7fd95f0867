/** `GET /api/reports/advertising`: kept and broken promises, and the state of each creative. For staff. */
import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { CONTRACT_DAYS, readCreatives, readPromises } from './ad-records.ts';

export interface AdvertisingReportOptions {
  database: OperationalDatabase;
  requireStaff: () => preHandlerAsyncHookHandler;
  now: () => Date;
}

export const advertisingReportRoutes: FastifyPluginAsync<AdvertisingReportOptions> = async (
  app,
  { database, requireStaff, now },
) => {
  app.get('/api/reports/advertising', { preHandler: requireStaff() }, async (_request, reply) => {
    const [promises, creatives] = await Promise.all([readPromises(database, now()), readCreatives(database)]);
    reply.header('cache-control', 'no-store');
    return { days: CONTRACT_DAYS, promises, creatives };
  });
};
