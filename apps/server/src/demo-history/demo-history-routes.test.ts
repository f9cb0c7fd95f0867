import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { AsOperator } from '../access/as-operator.ts';
import { demoHistoryRoutes } from './demo-history-routes.ts';

test('R-11 a server without a demonstration says so', async () => {
  const app = Fastify();
  const asAnybody: AsOperator = (handler) => async (request, reply) => handler(request, reply, 'command');
  app.register(demoHistoryRoutes, {
    history: null,
    asOperator: asAnybody,
    asReader: asAnybody,
    onRemoved: async () => undefined,
  });
  for (const [method, url] of [
    ['GET', '/api/demo-history'],
    ['POST', '/api/demo-history/load'],
    ['POST', '/api/demo-history/remove'],
  ] as const) {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'noDemonstration' });
  }
});
