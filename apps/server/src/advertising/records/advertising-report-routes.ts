/**
 * `GET /api/reports/advertising`: the contract, how often it was kept and broken, and the state of each creative. For
 * staff. `?from=2026-11-01&to=2026-11-07`: days of the counts, in the broadcaster's time zone; by default the last thirty.
 * `&audience=demo` counts those of the demonstration, `both` all.
 *
 * `GET /api/reports/advertising/quarters?promise=load&what=kept&from=…&to=…`: what one count consists of.
 */
import { AD_PROMISES, PROMISE_OUTCOMES, type PromiseQuarters } from '@sintonia/contracts';
import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { sendError } from '../../http/answers/api-error.ts';
import { periodOf } from '../../query/civil-days.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { AdContract } from '../contract/ad-contract.ts';
import { CONTRACT_DAYS, contractSpan, readCreatives, readPromiseQuarters, readPromises } from './read-ad-records.ts';

export interface AdvertisingReportOptions {
  database: OperationalDatabase;
  requireStaff: () => preHandlerAsyncHookHandler;
  timeZone: () => Promise<string>;
  now: () => Date;
  /** Null: there is none, or it cannot be read. */
  contract?: AdContract | null;
}

const Days = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  audience: z.enum(['site', 'demo', 'both']).default('site'),
});
const OneCount = Days.extend({ promise: z.enum(AD_PROMISES), what: z.enum(PROMISE_OUTCOMES) });

export const advertisingReportRoutes: FastifyPluginAsync<AdvertisingReportOptions> = async (
  app,
  { database, requireStaff, timeZone, now, contract = null },
) => {
  app.get('/api/reports/advertising', { preHandler: requireStaff() }, async (request, reply) => {
    const days = Days.safeParse(request.query);
    const zone = await timeZone();
    const span = days.success ? { ...days.data, ...periodOf(days.data, zone) } : contractSpan(now().getTime(), zone);
    const [promises, creatives] = await Promise.all([readPromises(database, span), readCreatives(database)]);
    reply.header('cache-control', 'no-store');
    return { limits: contract, ...(!days.success && { days: CONTRACT_DAYS }), promises, creatives };
  });

  app.get('/api/reports/advertising/quarters', { preHandler: requireStaff() }, async (request, reply) => {
    const asked = OneCount.safeParse(request.query);
    if (!asked.success) {
      return sendError(reply, 400, { code: 'badCount', message: 'A promise, what became of it, and two days.' });
    }
    reply.header('cache-control', 'no-store');
    const { fromMs, toMs } = periodOf(asked.data, await timeZone());
    const found = await readPromiseQuarters(database, { ...asked.data, fromMs, toMs });
    return {
      ...found,
      period: { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() },
    } satisfies PromiseQuarters;
  });
};
