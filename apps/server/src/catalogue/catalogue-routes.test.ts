import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { loadCatalogue } from './loading/load-catalogue.ts';
import { aSource } from './testing/a-source.ts';

describe('/api/site/broadcaster', () => {
  let store: OperationalStore;
  beforeAll(async () => {
    store = await connectPglite(IN_MEMORY);
  });
  afterAll(() => store.close());

  test('staff get the broadcaster once a catalogue has been loaded', async () => {
    const { database } = store;
    const app = Fastify();
    await app.register(catalogueRoutes, { database, requireStaff: () => async () => {} });
    expect((await app.inject('/api/site/broadcaster')).json()).toMatchObject({ code: 'noCatalogue' });
    await loadCatalogue({
      database,
      source: { catalogue: aSource(), artwork: {} },
      mostWatched: () => [],
      nowMs: () => 0,
    });
    expect((await app.inject('/api/site/broadcaster')).json()).toEqual(aSource().broadcaster);
  });

  test('other clients are refused', async () => {
    const app = Fastify();
    const requireStaff = () => async (_request: unknown, reply: { code(status: number): { send(): unknown } }) =>
      reply.code(401).send();
    await app.register(catalogueRoutes, { database: store.database, requireStaff });
    expect((await app.inject('/api/site/broadcaster')).statusCode).toBe(401);
  });
});
