import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { noDemoHistoryRoutes } from './demo-history-routes.ts';

test('R-11 a server without a demonstration says so', async () => {
  const app = Fastify();
  app.register(noDemoHistoryRoutes);
  for (const [method, url] of [
    ['GET', '/api/demo-history'],
    ['POST', '/api/demo-history/remove'],
  ] as const) {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'noDemonstration' });
  }
});
