/** Server of `decide.ts`: ours, with 200 live activities behind the delivery call, and a route that only answers. */
import cookie from '@fastify/cookie';
import pino from 'pino';
import { createApp } from '../apps/server/src/http/app/create-app.ts';
import { allowOriginWithCookies } from '../apps/server/src/http/protection/cross-origin.ts';
import { limitByWindow } from '../apps/server/src/http/protection/rate-limit.ts';
import { createRateWindow } from '../apps/server/src/http/protection/rate-window.ts';
import { compile } from '../apps/server/src/personalisation/decision/program.ts';
import { deliveryRoutes } from '../apps/server/src/personalisation/delivery/delivery-routes.ts';
import { manyActivities } from './many-activities.ts';

/** As long as a usual answer, so that both write the same number of bytes. */
const BARE = { sessionId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90', offers: [], filler: 'x'.repeat(260) };

const app = createApp({ log: pino({ level: 'silent' }), trustedProxies: 0, publicOrigin: null });
app.get('/bare/:clientCode', async (_request, reply) => reply.header('cache-control', 'no-store').send(BARE));
// The guards of the delivery call, as on its route: the difference is the cost of the decision.
await app.register(async (scope) => {
  limitByWindow(scope, createRateWindow(1_000_000_000));
  await scope.register(cookie);
  scope.get('/guarded/:clientCode', async (request, reply) => {
    allowOriginWithCookies(request, reply);
    return reply.header('cache-control', 'no-store').send(BARE);
  });
});
const program = compile(manyActivities(200));
await app.register(deliveryRoutes, {
  program: () => program,
  stream: { append: async () => {} }, // `collect` measures storing
  property: { domains: [] },
  clientCode: 'bench',
  reportSuite: 'bench',
  publicOrigin: null,
  ratePerMinute: 1_000_000_000,
  trustedProxies: 0,
  isOn: true,
  nowMs: Date.now,
});
await app.listen({ port: 0, host: '127.0.0.1' });
const [bound] = app.addresses();
process.send?.(typeof bound === 'object' ? bound.port : null);
process.on('disconnect', () => process.exit(0));
