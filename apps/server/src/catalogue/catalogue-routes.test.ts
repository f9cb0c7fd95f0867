import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { aSource } from './a-source.ts';
import { catalogueRoutes } from './catalogue-routes.ts';

test('staff learn whose site it is; nobody else is told', async () => {
  const { broadcaster } = aSource();
  const catalogue = { broadcaster: () => broadcaster };
  const asStaff = Fastify();
  await asStaff.register(catalogueRoutes, { catalogue, requireStaff: () => async () => {} });
  expect((await asStaff.inject('/api/site/broadcaster')).json()).toEqual(broadcaster);

  const asNobody = Fastify();
  const refuse = () => async (_request: unknown, reply: { code(status: number): { send(): unknown } }) =>
    reply.code(401).send();
  await asNobody.register(catalogueRoutes, { catalogue, requireStaff: refuse });
  expect((await asNobody.inject('/api/site/broadcaster')).statusCode).toBe(401);
});
