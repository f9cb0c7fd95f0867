/** Server of `decide.ts`: 200 live activities behind the delivery call, and beside it a route that only answers. */
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { allowOriginWithCookies } from '../apps/server/src/http/cross-origin.ts';
import { limitRate } from '../apps/server/src/http/rate-limit.ts';
import { compile } from '../apps/server/src/personalisation/decision/program.ts';
import { deliveryRoutes } from '../apps/server/src/personalisation/delivery/delivery-routes.ts';
import { manyActivities } from './many-activities.ts';

/** As long as a usual answer, so that both write the same. */
const BARE = { sessionId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90', offers: [], filler: 'x'.repeat(400) };

const app = Fastify();
// Behind the same guards as the delivery call: what is compared is what the decision adds.
await app.register(async (scope) => {
  await limitRate(scope, 1_000_000_000);
  await scope.register(cookie);
  scope.get('/bare/:clientCode', async (request, reply) => {
    allowOriginWithCookies(request, reply);
    return reply.header('cache-control', 'no-store').send(BARE);
  });
});
const program = compile(manyActivities(200));
await app.register(deliveryRoutes, {
  program: () => program,
  stream: { append: async () => {} }, // what is kept is measured by `collect`
  property: { domains: [] },
  clientCode: 'bench',
  reportSuite: 'bench',
  publicOrigin: null,
  ratePerMinute: 1_000_000_000,
  isOn: true,
  nowMs: Date.now,
});
await app.listen({ port: 0, host: '127.0.0.1' });
const [bound] = app.addresses();
process.send?.(typeof bound === 'object' ? bound.port : null);
process.on('disconnect', () => process.exit(0));
