import { ContractReport, DAY_MS } from '@sintonia/contracts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { DEFAULT_AD_CONTRACT } from '../contract/ad-contract.ts';
import { createAdRecords } from './ad-records.ts';
import { advertisingReportRoutes } from './advertising-report-routes.ts';
import { readCreatives, readPromises } from './read-ad-records.ts';

let store: OperationalStore;
beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
});
afterAll(() => store.close());

const clock = { nowMs: Date.UTC(2026, 10, 22, 12) };
const recordsOf = (database = store.database) => {
  const errors: unknown[] = [];
  const records = createAdRecords({ database, nowMs: () => clock.nowMs, onError: (error) => errors.push(error) });
  return { records, errors };
};

test('V-08 kept and broken promises of all servers are summed over thirty days', async () => {
  const [one, two] = [recordsOf().records, recordsOf().records];
  one.promise('broken', 'startsWithin');
  one.promise('kept', 'load');
  two.promise('broken', 'startsWithin');
  await Promise.all([one.stop(), two.stop()]);
  expect(await one.lastDays()).toMatchObject({ broken: { startsWithin: 2, sameAd: 0 }, kept: { load: 1 } });
  clock.nowMs += 29 * DAY_MS;
  expect((await two.lastDays()).broken.startsWithin).toBe(2);
  clock.nowMs += DAY_MS;
  expect((await two.lastDays()).broken.startsWithin).toBe(0);
});

test('V-08 counts that could not be written are written when the store is back', async () => {
  let isAway = true;
  const database = new Proxy(store.database, {
    get: (target, name) => {
      if (name === 'transaction' && isAway) return () => Promise.reject(new Error('away'));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { records, errors } = recordsOf(database);
  records.promise('broken', 'sameAd');
  await records.stop();
  expect(errors).toHaveLength(1);
  isAway = false;
  records.promise('broken', 'sameAd');
  await records.stop();
  expect((await readPromises(store.database, new Date(clock.nowMs))).broken.sameAd).toBe(2);
});

test('V-02 each file has one row: its latest result, and how often it was checked', async () => {
  const { records } = recordsOf();
  const file = { key: 'a', source: 'https://cdn.example/a.mp4', lengthS: null, bytes: 0 };
  records.creative({ ...file, problem: 'unreachable' });
  await records.stop();
  clock.nowMs += 60_000;
  records.creative({ ...file, problem: null, lengthS: 16, bytes: 1000 });
  records.creative({ ...file, key: 'b', problem: 'codec' });
  await records.stop();
  expect(await readCreatives(store.database)).toMatchObject([
    { key: 'b', problem: 'codec', times: 1 },
    { key: 'a', problem: null, lengthS: 16, times: 2, lastAt: new Date(clock.nowMs).toISOString() },
  ]);
});

test('V-02 V-08 only staff may list the files, unplayable ones first; promises are counted in the requested days', async () => {
  const app = Fastify();
  let isStaff = false;
  await app.register(advertisingReportRoutes, {
    database: store.database,
    requireStaff: () => async (_request, reply) => {
      if (!isStaff) await reply.code(401).send({});
    },
    now: () => new Date(clock.nowMs),
    contract: DEFAULT_AD_CONTRACT,
  });
  expect((await app.inject('/api/reports/advertising')).statusCode).toBe(401);
  isStaff = true;
  const { days, promises, creatives } = (await app.inject('/api/reports/advertising')).json();
  expect([days, promises.broken.sameAd, creatives.map(({ problem }: { problem: string }) => problem)]).toEqual([
    ...[30, 2, ['codec', null]],
  ]);
  const requestedDay = new Date(clock.nowMs + DAY_MS).toISOString().slice(0, 10);
  const ofDay = (await app.inject(`/api/reports/advertising?from=${requestedDay}&to=${requestedDay}`)).json();
  expect(ContractReport.parse(ofDay)).toMatchObject({
    limits: DEFAULT_AD_CONTRACT,
    promises: { broken: { sameAd: 0 } },
  });
  await app.close();
});
