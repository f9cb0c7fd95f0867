/** Erasure and export with the real engine: all data of the visitor, and no data of others. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type StoredProof, VisitorHistory } from '@sintonia/contracts';
import { encodeHeartbeat, encodeHit } from '@sintonia/wire';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAsOperator } from '../access/as-operator.ts';
import { registerCollectRole } from '../composition/collect-role.ts';
import { readConfig } from '../config/config.ts';
import { DEFAULT_RETENTION } from '../config/values/retention-days.ts';
import { createApp } from '../http/app/create-app.ts';
import { createMetrics } from '../http/monitoring/metrics.ts';
import { injectFromNetwork } from '../http/testing/inject-from-network.ts';
import { fixedSettings } from '../playback-settings/settings-source.ts';
import { forgettingRollups } from '../query/rollups/forget-hours.ts';
import { createRollups } from '../query/rollups/maintain-rollups.ts';
import { findSources } from '../query/rollups/sources.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { createDirectStream } from '../stores/stream/direct-stream.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { analyticsIdOf, newVisitorId } from '../visitor/visitor-id.ts';
import { auditSubject } from './audit-subject.ts';
import { type PrivacyEntry, privacyRoutes } from './privacy-routes.ts';
import { deleteOld } from './retention.ts';

const TOKEN = 'a-token';
let dataDir: string;
let events: EventStore;
let stream: EventStream;
let app: FastifyInstance;
/** Stored choices of a visitor. */
let proofsOf: (id: string) => StoredProof[] = () => [];
let role: 'administrator' | 'editor' | null = null;
const record = vi.fn<(entry: PrivacyEntry) => Promise<void>>(async () => {});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-privacy-'));
  events = forgettingRollups(await openEmbeddedEventStore({ dataDir }));
  stream = createDirectStream({ events, lingerMs: 0 });
  app = createApp({ log: pino({ level: 'silent' }), trustedProxies: 0, publicOrigin: null });
  const config = readConfig({ ROLES: 'collect', REPORT_SUITES: '*' }, '/');
  registerCollectRole(app, { config, stream, metrics: createMetrics(), settingsOf: fixedSettings({}) });
  const sessionOf = async () => (role === null ? null : { name: 'Ada', email: 'ada@tramuntana.example', role });
  const proofs = { of: async (id: string) => proofsOf(id), days: async () => [] }; // tested separately
  void app.register(privacyRoutes, {
    events,
    stream,
    record,
    proofs,
    timeZone: async () => 'Europe/Madrid',
    asOperator: createAsOperator({ sessionOf }, TOKEN, null),
    retentionDays: DEFAULT_RETENTION,
    now: () => new Date('2026-11-21T10:00:00Z'),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await stream.close();
  await events.close();
  await rm(dataDir, { recursive: true });
});

let visitor: string;
let other: string;
let unique = 0;
beforeEach(() => {
  visitor = newVisitorId();
  other = newVisitorId();
  role = null;
  proofsOf = () => [];
  record.mockClear();
});

const get = (url: string) => injectFromNetwork(app, { url, headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' } });
const hit = (fields: Parameters<typeof encodeHit>[0]) => get(`/b/ss/one/1/JS/s${++unique}?${encodeHit(fields)}`);
const report = (sessionId: string, visitorId?: string, customer?: string) =>
  get(
    `/hb/?${encodeHeartbeat({
      ...(visitorId && { visitorId }),
      ...(customer && { customerIds: { usuari: { id: customer, authState: 1 } } }),
      sessionId,
      eventType: 'play',
      assetType: 'main',
      mediaId: '1001',
      atMs: Date.now() - ++unique,
      durationMs: 1000,
      playheadS: 1,
    })}`,
  );
const token = { authorization: `Bearer ${TOKEN}` };
const erase = (id = visitor) =>
  app.inject({ method: 'POST', url: '/api/privacy/erase', body: { visitor: id }, headers: token });
const exported = async (id = visitor) => {
  const answer = await app.inject({ url: `/api/privacy/export?visitor=${id}`, headers: token });
  return answer.body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};
const everything = async () => {
  const tables = await Promise.all(
    ['hits', 'playback', 'rejected'].map((table) => events.query(`SELECT * FROM ${table}`)),
  );
  return JSON.stringify(tables);
};

/** Two visitors on the same pages; returns the session of the first. */
async function visit(): Promise<string> {
  const session = `17952218148779${newVisitorId().slice(0, 8)}`;
  const otherSession = `17952218148779${newVisitorId().slice(0, 8)}`;
  await hit({ visitorId: visitor, pageName: 'portada' });
  await hit({ analyticsId: analyticsIdOf(visitor), pageName: 'only the analytics id' });
  await hit({ visitorId: other, pageName: 'portada' });
  await hit({ pageName: 'elsewhere', url: `https://a.example/?adobe_mc=MCMID%3D${visitor}%7CTS%3D1` });
  await report(session);
  await report(session, visitor);
  await report(otherSession, other);
  await get(`/b/ss/one/1/JS/s${++unique}?AQB=1&mid=${visitor}`);
  await get(`/hb/?s:event:sid=${session}&s:event:type=play`);
  await get(`/b/ss/one/1/JS/s${++unique}?AQB=1&mid=${other}`);
  return session;
}

describe('privacy by visitor id (R-07, I-04)', () => {
  test('R-14 the page of a visitor has the hits and playback of that visitor, and is noted in the audit log', async () => {
    await visit();
    const answer = await app.inject({ method: 'POST', url: '/api/privacy/visitor', body: { visitor }, headers: token });
    const history = VisitorHistory.parse(answer.json());
    expect(history).toMatchObject({ counts: { hits: 3, playback: 2, rejected: 2 }, sessions: 1 });
    expect(history.hits.map(({ page }) => page).sort()).toEqual(['elsewhere', 'only the analytics id', 'portada']);
    expect(history.playback).toMatchObject([{ playedS: 2, isCompleted: false, hasFailed: false }]);
    expect(JSON.stringify(history)).not.toContain(visitor);
    const subject = auditSubject(visitor);
    expect(record.mock.calls).toMatchObject([[{ action: 'privacy.visitorOpened', operator: 'command', subject }]]);
    const unknown = await app.inject({
      method: 'POST',
      url: '/api/privacy/visitor',
      body: { visitor: newVisitorId() },
      headers: token,
    });
    expect(unknown.json()).toMatchObject({ hits: [], playback: [], firstAt: null, lastAt: null });
  });

  test('R-14 no other role opens the page of a visitor, and no text that could match the events of others', async () => {
    role = 'editor';
    const open = (body: object, headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/privacy/visitor', body, headers });
    expect((await open({ visitor }, {})).statusCode).toBe(403);
    expect((await open({ visitor: '1' }, token)).statusCode).toBe(400);
    expect((await open({ visitor: "1234567890123456' OR 1=1" }, token)).statusCode).toBe(400);
    expect(record).not.toHaveBeenCalled();
  });

  test('R-07 erases hits, whole sessions and rejected events, and leaves other visitors', async () => {
    const session = await visit();
    const answer = await erase();
    expect(answer.json()).toEqual({
      erased: { hits: 3, playback: 2, rejected: 2 },
      sessions: 1,
      remaining: 0,
      subject: auditSubject(visitor),
      by: 'command',
      at: '2026-11-21T10:00:00.000Z',
    });
    const left = await everything();
    for (const trace of [visitor, analyticsIdOf(visitor), session]) expect(left).not.toContain(trace);
    const others = (await exported(other)).map((line) => line.table);
    expect(others).toEqual(['hits', 'playback', 'rejected']);
    expect((await erase()).json()).toMatchObject({
      erased: { hits: 0, playback: 0, rejected: 0 },
      sessions: 0,
      remaining: 0,
    });
  });

  test('R-07 rollups of the visitor’s hours are deleted with the events, and not read meanwhile', async () => {
    await visit();
    const before = Date.now() - 30 * 3_600_000; // an hour that is over for a day, so that everything of it is built
    const ofVisitor = { visitor_id: visitor, tier: 'consented', event_id: 'old' } as const;
    const old = { ...EMPTY_HIT, ...ofVisitor, suite: 'one' };
    const at = new Date(before).toISOString();
    const seen = { ...EMPTY_PLAYBACK, ...ofVisitor, suites: ['one'], session_id: 'old' };
    await events.insert('hits', [{ ...old, received_at: at, sent_at: at, occurred_at: at }]);
    await events.insert('playback', [{ ...seen, received_at: at, sent_at: at, occurred_at: at }]);
    await setTimeout(10);
    const rollups = createRollups({ events, reportSuite: 'one', nowMs: Date.now, settleMs: 1 });
    expect(await rollups.buildDue()).toBeGreaterThan(0);
    expect(await rollups.buildFacts()).toBeGreaterThan(0);
    const counted = async () => {
      const [rows] = await events.query<Record<string, number>>(
        `SELECT (SELECT count() FROM hit_hours) AS hits, (SELECT count() FROM page_hours) AS pages,
         (SELECT count() FROM hit_facts WHERE who = sipHash64({visitor:String})) AS facts,
         (SELECT count() FROM visit_facts WHERE who = sipHash64({visitor:String})) AS visits,
         (SELECT count() FROM viewing_facts WHERE who = sipHash64({visitor:String})) AS viewings,
         (SELECT count() FROM session_hours WHERE visitor = sipHash64({visitor:String})) AS sessions`,
        { visitor },
      );
      return rows;
    };
    expect(await counted()).toEqual({ hits: 1, pages: 1, facts: 1, visits: 1, viewings: 1, sessions: 1 });
    await erase();
    expect(await counted()).toEqual({ hits: 0, pages: 0, facts: 0, visits: 0, viewings: 0, sessions: 0 });
    expect(await rollups.buildFacts()).toBe(0);
    expect(await rollups.buildDue()).toBe(0); // held back until no deletion can still be running
    const hour = { suite: 'one', fromMs: before - 3_600_000, toMs: before + 1 };
    expect((await findSources(events, hour, 1)).hits).toMatchObject({ builds: [] });
  });

  test('R-07 erases events that are still queued', async () => {
    const waiting = hit({ visitorId: visitor, pageName: 'late' });
    await vi.waitFor(() => expect(stream.depth()).toBe(1), { interval: 1 });
    expect((await erase()).json()).toMatchObject({ erased: { hits: 1 }, remaining: 0 });
    await waiting;
  });

  test('R-07 a session with two visitor ids gives neither the other’s heartbeats', async () => {
    const session = `17952218148779${newVisitorId().slice(0, 8)}`;
    await report(session, visitor);
    await report(session, other);
    expect((await erase()).json()).toMatchObject({ erased: { playback: 1 }, sessions: 0 });
    expect(await exported(other)).toHaveLength(1);
  });

  test('R-07 for a customer id the whole session counts, though only one heartbeat has it, and no other session', async () => {
    const customer = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0bd62';
    const session = () => `17952218148779${newVisitorId().slice(0, 8)}`;
    const [own, shared, forged] = [session(), session(), session()];
    await report(own);
    await report(own, visitor, customer);
    await report(own, visitor);
    for (const one of [customer, 'somebody-else-who-signed-in']) await report(shared, visitor, one);
    await report(forged, visitor);
    await report(forged, other, customer);
    const sessions = (await exported(customer)).map(({ event }) => event.session_id);
    expect(sessions.toSorted()).toEqual([own, own, own, shared, forged].toSorted());
    expect((await erase(customer)).json()).toMatchObject({ erased: { playback: 5 }, remaining: 0 });
    expect(await exported()).toHaveLength(2); // from the shared session and from the one that another visitor wrote into
  });

  test('I-04 the export has every event completely', async () => {
    await visit();
    const lines = await exported();
    expect(lines.map((line) => line.table)).toEqual([
      ...['hits', 'hits', 'hits'],
      ...['playback', 'playback'],
      ...['rejected', 'rejected'],
    ]);
    expect(lines[0].event).toMatchObject({
      visitor_id: visitor,
      page_name: 'portada',
      raw: expect.stringContaining(visitor),
    });
    expect(JSON.stringify(lines)).not.toContain(other);
  });

  test('R-07 the export includes the visitor’s consent choices', async () => {
    const choice: StoredProof = {
      at: '2026-11-21T10:00:00.000Z',
      choice: '1.110',
      previous: null,
      asked: 'banner',
      words: 'a',
      rules: null,
    };
    proofsOf = (id) => (id === visitor ? [choice] : []);
    await hit({ visitorId: visitor, pageName: 'portada' });
    await hit({ visitorId: other, pageName: 'portada' });
    expect((await exported()).map(({ table, event }) => (table === 'consent' ? event : table))).toEqual([
      'hits',
      choice,
    ]);
    expect((await exported(other)).map(({ table }) => table)).toEqual(['hits']);
  });

  test('R-08 only administrators and commands have access; each erasure, export and view of proofs is audited without naming the visitor', async () => {
    const body = { visitor };
    const ask = (headers = {}) => app.inject({ method: 'POST', url: '/api/privacy/erase', body, headers });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask({ authorization: 'Bearer a-tokem' })).statusCode).toBe(401);
    role = 'editor';
    expect((await ask()).statusCode).toBe(403);
    expect((await app.inject(`/api/privacy/export?visitor=${visitor}`)).statusCode).toBe(403);
    expect(record).not.toHaveBeenCalled();
    role = 'administrator';
    expect((await ask()).statusCode).toBe(200);
    await exported();
    await app.inject(`/api/privacy/proofs?visitor=${visitor}`);
    const subject = auditSubject(visitor);
    expect(record.mock.calls.map(([entry]) => entry)).toMatchObject([
      { action: 'privacy.erased', operator: 'ada@tramuntana.example', subject, detail: { hits: '0', remaining: '0' } },
      { action: 'privacy.exported', operator: 'command', subject },
      { action: 'privacy.proofsRead', operator: 'ada@tramuntana.example', subject },
    ]);
    expect(JSON.stringify(record.mock.calls)).not.toContain(visitor);
  });

  test.each(['', '1', "' OR 1", 'x'.repeat(200)])(
    'an id that would be found in others’ events is refused: %s',
    async (id) => {
      expect((await erase(id)).json()).toMatchObject({ code: 'badVisitor' });
    },
  );
});

describe('retention (R-07)', () => {
  test('R-07 current retention: days, rows and oldest event of each table', async () => {
    await visit();
    const answer = await app.inject({ url: '/api/privacy/retention', headers: { authorization: `Bearer ${TOKEN}` } });
    const [hits, playback, rejected] = answer.json();
    expect(hits).toMatchObject({ table: 'hits', days: 760 });
    expect(hits.rows).toBeGreaterThan(0);
    expect(Date.parse(hits.oldestAt)).toBeLessThanOrEqual(Date.now());
    expect(playback).toMatchObject({ table: 'playback', days: 760 });
    expect(rejected).toMatchObject({ table: 'rejected', days: 90 });
  });

  test('R-07 each table has its own retention', async () => {
    await visit();
    const days = { hits: 30, playback: 60, rejected: 10 };
    const after = (n: number) => ({ events, days, nowMs: () => Date.now() + n * 86_400_000 });
    expect(await deleteOld(after(9))).toEqual({ hits: 0, playback: 0, rejected: 0 });
    expect(await deleteOld(after(31))).toEqual({
      hits: expect.toSatisfy((n: number) => n >= 4),
      playback: 0,
      rejected: expect.toSatisfy((n: number) => n >= 3),
    });
    const counts = await events.query(
      'SELECT (SELECT count() FROM hits) AS hits, (SELECT count() FROM rejected) AS rejected',
    );
    expect(counts).toEqual([{ hits: 0, rejected: 0 }]);
    expect(await deleteOld(after(61))).toMatchObject({ playback: expect.toSatisfy((n: number) => n >= 3) });
  });
});
