import { AD_PROMISES, ContractReport, DAY_MS, HOUR_MS, MINUTE_MS, PromiseQuarters } from '@sintonia/contracts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { DEFAULT_AD_CONTRACT } from '../contract/ad-contract.ts';
import { createAdRecords } from './ad-records.ts';
import { advertisingReportRoutes } from './advertising-report-routes.ts';
import { createDemoPromises } from './demo-promises.ts';
import type { CountedPromise } from './promise-quarters.ts';
import { contractSpan, readCreatives, readPromises } from './read-ad-records.ts';

let store: OperationalStore;
beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
});
afterAll(() => store.close());

const ZONE = 'Europe/Madrid';
const timeZone = async () => ZONE;
const clock = { nowMs: Date.UTC(2026, 10, 22, 12) };
const recordsOf = (database = store.database) => {
  const errors: unknown[] = [];
  const records = createAdRecords({
    database,
    timeZone,
    nowMs: () => clock.nowMs,
    onError: (error) => errors.push(error),
  });
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
  expect((await readPromises(store.database, contractSpan(clock.nowMs, ZONE))).broken.sameAd).toBe(2);
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
    timeZone,
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

test('V-08 R-09 promises count on days of the broadcaster, apart for the demo, and open into quarters of an hour that add up', async () => {
  // Midnight of 1 June 2026 in Madrid is 22:00 UTC of the day before.
  const midnightMs = Date.UTC(2026, 4, 31, 22);
  const drawn = Array.from({ length: 400 }, (_, i): CountedPromise & { isDemo: boolean } => ({
    atMs: midnightMs - 6 * HOUR_MS + i * 7 * MINUTE_MS + (i % 3) * 1000,
    promise: AD_PROMISES[i % 5] ?? 'load',
    what: i % 4 === 0 ? 'broken' : 'kept',
    isDemo: i % 7 < 3,
  }));
  const demo = createDemoPromises(store.database, (error) => expect(error).toBeNull());
  await demo.count(drawn.filter(({ isDemo }) => isDemo).slice(0, 40));
  await demo.count(drawn.filter(({ isDemo }) => isDemo).slice(40));
  let atMs = 0;
  const site = createAdRecords({ database: store.database, timeZone, nowMs: () => atMs, onError: () => {} });
  for (const one of drawn.filter(({ isDemo }) => !isDemo)) {
    atMs = one.atMs;
    site.promise(one.what, one.promise);
  }
  await site.stop();

  const app = Fastify();
  const requireStaff = () => async () => undefined;
  await app.register(advertisingReportRoutes, {
    ...{ database: store.database, requireStaff, timeZone },
    now: () => new Date(clock.nowMs),
  });
  const days = 'from=2026-06-01&to=2026-06-01';
  for (const audience of ['site', 'demo', 'both'] as const) {
    const { promises } = (await app.inject(`/api/reports/advertising?${days}&audience=${audience}`)).json();
    for (const promise of AD_PROMISES) {
      for (const what of ['kept', 'broken'] as const) {
        const counted = drawn.filter(
          (one) =>
            one.promise === promise &&
            one.what === what &&
            one.atMs >= midnightMs &&
            one.atMs < midnightMs + DAY_MS &&
            (audience === 'both' || one.isDemo === (audience === 'demo')),
        );
        expect(promises[what][promise]).toBe(counted.length);
        const asked = `/api/reports/advertising/quarters?promise=${promise}&what=${what}&${days}&audience=${audience}`;
        const { rows, period, statement } = PromiseQuarters.parse((await app.inject(asked)).json());
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length);
        const quarters = new Set(counted.map((one) => Math.floor(one.atMs / (15 * MINUTE_MS)) * 15 * MINUTE_MS));
        expect(rows.map(({ since }) => Date.parse(since))).toEqual([...quarters]);
        expect(period).toEqual({ from: '2026-05-31T22:00:00.000Z', to: '2026-06-01T22:00:00.000Z' });
        expect(statement).toContain('ad_promise_quarter');
      }
    }
  }
  expect((await app.inject(`/api/reports/advertising/quarters?promise=all&what=kept&${days}`)).statusCode).toBe(400);
  await demo.remove();
  const left = (await app.inject(`/api/reports/advertising?${days}&audience=both`)).json();
  const ofSite = (await app.inject(`/api/reports/advertising?${days}`)).json();
  expect(left.promises).toEqual(ofSite.promises);
  await app.close();
});
