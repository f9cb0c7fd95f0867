/**
 * `/healthz`: the process answers. `/readyz`: 200 when all parts for visitors are usable, else 503 with the missing
 * ones.
 */
import type { FastifyPluginAsync } from 'fastify';
import { checkReadiness, type ReadinessBoard } from './readiness.ts';

export const healthRoutes: FastifyPluginAsync<{ readiness: ReadinessBoard }> = async (app, { readiness }) => {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ healthy: true }));
  app.get('/readyz', async (_request, reply) => {
    const state = await checkReadiness(readiness.checks());
    return reply
      .code(state.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
};
