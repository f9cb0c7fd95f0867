/** Pages of stored events, and who may read them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EarlierEvents } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { earlierRoutes } from './earlier-routes.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const WHOLE_ID = 'anna-0001-secret-0001';

const aHit = (nth: number, beforeMs: number, over: Partial<HitRow> = {}): HitRow => {
  const at = new Date(NOW - beforeMs).toISOString();
  return {
    ...EMPTY_HIT,
    event_id: `e${String(nth).padStart(5, '0')}`,
    suite: 'one',
    visitor_id: 'biel-0001',
    page_name: `page ${nth}`,
    received_at: at,
    sent_at: at,
    occurred_at: at,
    ...over,
  };
};
/** 250 in one millisecond of the last hour, 300 over the ten days before, the last of another visitor. */
const HITS = [
  ...Array.from({ length: 250 }, (_, i) => aHit(i, 60_000)),
  ...Array.from({ length: 299 }, (_, i) => aHit(1000 + i, HOUR * (2 + (i * 240) / 300))),
  aHit(2000, 241 * HOUR, { visitor_id: WHOLE_ID, raw: `/b/ss/one/1/JS/s1?mid=${WHOLE_ID}` }),
];

let directory: string;
let events: EventStore;
let app: FastifyInstance;
let mayIdentify = true;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-earlier-'));
  events = await openEmbeddedEventStore({ dataDir: directory });
  await events.insert('hits', [
    ...HITS,
    aHit(1, 60_000, { suite: 'other', event_id: 'elsewhere' }),
    aHit(3, 30_000, { is_robot: 1, event_id: 'robot' }),
  ]);
  await events.insert('playback', [
    {
      ...EMPTY_PLAYBACK,
      ...{ event_id: 'p1', suites: ['one'], session_id: 's1', event: 'start', visitor_id: '' },
      ...{ received_at: aHit(0, 90_000).received_at, sent_at: aHit(0, 90_000).sent_at },
    },
    {
      ...EMPTY_PLAYBACK,
      ...{ event_id: 'p2', suites: ['one'], session_id: 's1', event: 'play', visitor_id: WHOLE_ID },
      ...{ received_at: aHit(0, 80_000).received_at, sent_at: aHit(0, 80_000).sent_at },
    },
  ]);
  app = Fastify();
  await app.register(earlierRoutes, {
    events,
    requireStaff: () => async (request, reply) =>
      request.headers.cookie ? undefined : reply.code(401).send({ code: 'notSignedIn', message: '' }),
    maySeeIdentifiers: async () => mayIdentify,
    reportSuite: 'one',
    nowMs: () => NOW,
  });
});
afterAll(async () => {
  await app?.close();
  await events?.close();
  await rm(directory, { recursive: true, maxRetries: 5 });
});

const ask = (query: Record<string, string>) =>
  app.inject({ url: `/api/realtime/earlier?${new URLSearchParams(query)}`, headers: { cookie: 'signed-in' } });
const page = async (query: Record<string, string>) => EarlierEvents.parse((await ask(query)).json());

describe('/api/realtime/earlier (R-06)', () => {
  test('R-06 pages through every stored event once, those of robots too, newest first, even with 250 in one millisecond', async () => {
    const seen: string[] = [];
    const times: string[] = [];
    let place: Record<string, string> | null = {};
    for (let pages = 0; place && pages < 9; pages++) {
      const { events: found, next }: EarlierEvents = await page(place);
      seen.push(...found.map(({ id }) => id));
      times.push(...found.map(({ at }) => at));
      place = next && { ...next };
    }
    expect(place).toBeNull();
    expect(seen).toHaveLength(HITS.length + 3);
    expect(new Set(seen)).toEqual(new Set([...HITS.map(({ event_id }) => event_id), 'p1', 'p2', 'robot']));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('R-06 a place without an id includes the events of its millisecond', async () => {
    const at = aHit(0, 60_000).received_at;
    expect((await page({ at })).events.every((event) => event.at === at)).toBe(true);
    expect((await page({ at, id: 'e00000' })).events[0]?.id).toBe('p2');
  });

  test('R-06 lists hits and heartbeats of one visitor, including the first one of a session, which has no id', async () => {
    const { events: found, next } = await page({ visitor: WHOLE_ID.slice(0, 9) });
    expect(found.map(({ id }) => id)).toEqual(['p2', 'p1', 'e02000']);
    expect(next).toBeNull();
  });

  test('R-08 analysts see no complete identifier, and nobody without a session sees anything', async () => {
    mayIdentify = false;
    expect((await ask({ visitor: WHOLE_ID.slice(0, 9) })).body).not.toContain(WHOLE_ID);
    mayIdentify = true;
    expect((await ask({ visitor: WHOLE_ID.slice(0, 9) })).body).toContain(WHOLE_ID);
    expect((await app.inject({ url: '/api/realtime/earlier' })).statusCode).toBe(401);
  });

  test('R-06 refuses a place, visitor or suite that cannot exist', async () => {
    const wrong = [
      { at: 'yesterday' },
      { at: '2026-11-21' },
      { id: "x' or 1=1" },
      { id: 'x'.repeat(200) },
      { visitor: 'a' },
      { suite: 'ñ'.repeat(500) },
    ];
    for (const query of wrong) expect((await ask(query)).statusCode).toBe(400);
  });
});
