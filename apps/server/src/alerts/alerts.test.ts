/** Alerts over the real stores and mail files, with the time as an argument. */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AlertList, type StaffSession } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAsStaff } from '../access/as-staff.ts';
import { fileMailer, type Mailer } from '../mail/mailer.ts';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT } from '../stores/events/event-rows.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { staffUser } from '../stores/operational/tables/account-tables.ts';
import { alertRoutes } from './alert-routes.ts';
import { createAlertStore } from './alert-store.ts';
import { runAlerts } from './run-alerts.ts';

const SUITE = 'tramuntana';
const ANNA = 'anna@tramuntana.example';
const MINUTE = 60_000;
const WEEK = 7 * 86_400_000;
/** Thursday 22:05 in Barcelona: the last hour is 21:00 to 22:00. */
const AT = Date.parse('2026-11-19T21:05:00Z');

let dataDir: string;
let events: EmbeddedEventStore;
let store: OperationalStore;
let app: FastifyInstance;
let nowMs = AT;
/** Until when all events are stored; null: until now. */
let completeUntilMs: number | null = null;

const sessionOf = async (headers: Headers): Promise<StaffSession | null> => {
  const email = headers.get('x-who') ?? '';
  return { name: email, email, role: 'analyst' };
};
const answering = async () => ({
  events,
  completeness: async () => ({ completeUntil: new Date(completeUntilMs ?? nowMs).toISOString(), waitingEvents: 0 }),
  timeZone: 'Europe/Madrid',
  reportSuite: SUITE,
  nowMs,
});
const now = () => new Date(nowMs);
const readNames = async () => ({ pages: { esports: 'Esports' }, activities: [] });
const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who = ANNA) =>
  app.inject({ method, url, headers: { 'x-who': who }, ...(payload && { payload }) });
const list = async () => AlertList.parse((await send('GET', '/api/alerts')).json());
const mails = async () => {
  const names = (await readdir(join(dataDir, 'mail')).catch(() => [])).sort();
  return Promise.all(names.map((name) => readFile(join(dataDir, 'mail', name), 'utf8')));
};
const files = () => fileMailer(join(dataDir, 'mail'), 'estudi@tramuntana.example', pino({ level: 'silent' }));
const run = (mailer: Mailer = files()) =>
  runAlerts(
    {
      database: store.database,
      alerts: createAlertStore(store.database, now),
      mailer,
      answering,
      broadcaster: async () => 'Tramuntana',
      readNames,
      demoSuite: () => null,
      log: pino({ level: 'silent' }),
    },
    () => false,
  );
/** Page views of a section on a device within the hour that ends at 22:00, some weeks ago. */
const views = (section: string, device: string, count: number, weeksAgo: number) =>
  Array.from({ length: count }, (_, i) => {
    const at = new Date(AT - weeksAgo * WEEK - 10 * MINUTE - i * 100).toISOString();
    return {
      ...EMPTY_HIT,
      event_id: `${section}-${device}-${weeksAgo}-${i}`,
      received_at: at,
      sent_at: at,
      occurred_at: at,
      suite: SUITE,
      visitor_id: `${device}-${i}`,
      tier: 'consented' as const,
      page_name: 'portada',
      section,
      browser: device,
    };
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-alerts-'));
  events = await openEmbeddedEventStore({ dataDir: join(dataDir, 'events') });
  store = await connectPglite(IN_MEMORY);
  const person = { id: 'anna', name: 'Anna', email: ANNA, createdAt: now(), updatedAt: now() };
  await store.database.insert(staffUser).values(person);
  for (const weeksAgo of [1, 2, 3]) {
    await events.insert('hits', views('política', 'Firefox', 100, weeksAgo));
    await events.insert('hits', views('política', 'Chrome', 100, weeksAgo));
    await events.insert('hits', views('esports', 'Chrome', 40, weeksAgo));
  }
  await events.insert('hits', views('política', 'Chrome', 90, 0)); // Firefox and «esports» have gone
  vi.useFakeTimers({ toFake: ['setInterval'] }); // rules are evaluated when a test says so
  app = Fastify();
  await app.register(alertRoutes, {
    database: store.database,
    asStaff: createAsStaff({ sessionOf }, 'https://tramuntana.example'),
    answering,
    mailer: files(),
    broadcaster: async () => 'Tramuntana',
    readNames,
    demoSuite: () => null,
    publicOrigin: 'https://tramuntana.example',
    now,
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
  await events.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

const fall = { kind: 'deviation', metric: 'pageviews', direction: 'below', share: 0.5 };

describe('alerts', () => {
  test('R-13 states where the tag is silent', async () => {
    const answer = (await send('GET', '/api/alerts/silence')).json();
    expect(answer).toMatchObject({
      from: '2026-11-19T20:00:00.000Z',
      to: '2026-11-19T21:00:00.000Z',
      hoursCompared: 3,
      sections: [
        { section: 'esports', now: 0, usual: 40, past: [40, 40, 40], isSilent: true },
        { section: 'política', now: 90, usual: 200, past: [200, 200, 200], isSilent: false },
      ],
      hours: ['11-12', '11-05', '10-29'].map((day) => ({
        from: `2026-${day}T20:00:00.000Z`,
        to: `2026-${day}T21:00:00.000Z`,
      })),
    });
  });

  test('R-13 a deviation begins one alert with its cause and one mail, and ends when it is over', async () => {
    const rule = { name: 'Cau la portada', watch: fall, recipients: [ANNA] };
    expect((await send('POST', '/api/alerts', rule)).statusCode).toBe(201);
    await Promise.all([run(), run()]); // as two processes would
    await run();
    const { events: begun, rules } = await list();
    expect(rules).toMatchObject([{ name: 'Cau la portada', problem: null }]);
    expect(begun).toMatchObject([{ ruleName: 'Cau la portada', suite: SUITE, value: 90, usual: 240, endedAt: null }]);
    expect(begun[0]?.cause).toMatchObject({ dimension: 'browser', value: 'Firefox', now: 0, usual: 100 });
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain(`To: ${ANNA}`);
    expect(mail.replace(/=\r\n/g, '')).toContain('de 100 a 0');
    expect(mail.replace(/=\r\n/g, '')).toContain(`/estudi/alertes?conjunt=3D${SUITE}`);
    const silence = { name: 'Silenci', watch: { kind: 'silence' } };
    await send('POST', '/api/alerts', silence);
    await run();
    expect((await list()).events.find(({ ruleName }) => ruleName === 'Silenci')?.sections).toEqual(['esports']);

    await events.insert('hits', views('política', 'Firefox', 120, 0));
    await events.insert('hits', views('esports', 'Chrome', 40, 0));
    for (let i = 0; i < 3; i++) {
      nowMs += 6 * MINUTE;
      await run();
    }
    expect((await list()).events.map(({ endedAt }) => endedAt !== null)).toEqual([true, true]);
    expect(await mails()).toHaveLength(1);
  });

  test('R-13 waits while events of the hour are still to be stored: nothing begins, and the rule says so', async () => {
    nowMs = AT + WEEK; // nothing has been received since
    completeUntilMs = nowMs - 20 * MINUTE;
    await run();
    expect((await list()).rules.map(({ problem }) => problem)).toEqual(['late', 'late']);
    expect((await list()).events.filter(({ endedAt }) => endedAt === null)).toEqual([]);
    completeUntilMs = null;
  });

  test('R-13 silence of one more section is another alert, and both name the section as people do', async () => {
    for (const { id } of (await list()).rules) await send('POST', `/api/alerts/${id}/remove`);
    nowMs = AT + 1;
    const earlier = (await mails()).length;
    const alerts = createAlertStore(store.database, now);
    await send('POST', '/api/alerts', { name: 'Silencis', watch: { kind: 'silence' }, recipients: [ANNA] });
    const [rule] = (await list()).rules;
    const found = { value: 0, usual: 30, sections: ['cultura'], cause: null };
    await alerts.begin({ id: rule?.id ?? '', watch: { kind: 'silence' } }, found);
    nowMs = AT + WEEK;
    await run();
    const open = (await list()).events.filter(({ endedAt }) => endedAt === null);
    expect(open.map(({ sections }) => sections)).toEqual([['política', 'esports']]);
    expect((await mails()).slice(earlier)).toHaveLength(1);
  });

  test('R-13 a mail that nobody got is sent at the next evaluation, and the studio does not call it sent', async () => {
    for (const { id } of (await list()).rules) await send('POST', `/api/alerts/${id}/remove`);
    nowMs = AT + 2 * WEEK - 60 * MINUTE;
    const earlier = (await mails()).length;
    const limit = { kind: 'threshold', metric: 'pageviews', direction: 'below', value: 5 };
    await send('POST', '/api/alerts', { name: 'Gairebé res', watch: limit, recipients: [ANNA] });
    await run({ send: async () => Promise.reject(new Error('no route to the mail server')) });
    expect((await list()).events).toMatchObject([{ mailedAt: null }]);
    nowMs += 6 * MINUTE;
    await run();
    await run();
    expect((await list()).events).toMatchObject([{ mailedAt: expect.any(String) }]);
    expect((await mails()).slice(earlier)).toHaveLength(1);
  });

  test('R-13 an alert keeps what it was about when its rule is changed, and a rule of people who left can be paused', async () => {
    const [rule] = (await list()).rules;
    const other = { kind: 'threshold', metric: 'visits', direction: 'below', value: 7 };
    const change = { name: 'Gairebé res', watch: other, recipients: [ANNA], isOn: true };
    await store.database.update(staffUser).set({ status: 'disabled' });
    expect((await send('PUT', `/api/alerts/${rule?.id}`, change)).statusCode).toBe(200);
    expect((await send('PUT', `/api/alerts/${rule?.id}`, { ...change, isOn: false })).statusCode).toBe(200);
    const strange = { ...change, recipients: [ANNA, 'biel@tramuntana.example'] };
    expect((await send('PUT', `/api/alerts/${rule?.id}`, strange)).statusCode).toBe(400);
    await store.database.update(staffUser).set({ status: 'active' });
    expect((await list()).events).toMatchObject([{ watch: { metric: 'pageviews' }, endedAt: expect.any(String) }]);
  });

  test('R-13 waits with the mail in quiet hours, and stays silent without history', async () => {
    nowMs = AT + 2 * WEEK; // nothing has been received since
    const quiet = { from: '22:00', to: '23:30' };
    const { rules } = await list();
    for (const { id } of rules) await send('POST', `/api/alerts/${id}/remove`);
    const limit = { kind: 'threshold', metric: 'pageviews', direction: 'below', value: 5 };
    await send('POST', '/api/alerts', { name: 'Gairebé res', watch: limit, recipients: [ANNA], quiet });
    await send('POST', '/api/alerts', { name: 'Sense història', watch: { ...fall, direction: 'both' }, suite: 'nova' });
    const earlier = (await mails()).length;
    await run();
    expect(await mails()).toHaveLength(earlier);
    const after = await list();
    expect(after.rules.map(({ name, problem }) => [name, problem])).toEqual([
      ['Gairebé res', null],
      ['Sense història', 'history'],
    ]);
    expect(after.events.map(({ ruleName, mailedAt }) => [ruleName, mailedAt])).toEqual([['Gairebé res', null]]);
    nowMs += 90 * MINUTE; // 23:35
    await run();
    const [held = '', ...others] = (await mails()).slice(earlier);
    expect(others).toEqual([]);
    // the hour that began it, not the last before the mail
    expect(held.replace(/=\r\n/g, '')).toContain('de 21:00 a 22:00');
  });

  test('R-13 refuses unknown figures, people without access and invalid rules; only its author changes a rule', async () => {
    for (const wrong of [
      {},
      { name: 'x', watch: { kind: 'deviation' } },
      { name: 'x', watch: { ...fall, metric: 'nothing' } },
      { name: 'x', watch: { ...fall, share: -1 } },
      { name: 'x', watch: fall, recipients: ['fora@dolent.example'] },
      { name: 'x', watch: fall, quiet: { from: '25:00', to: '07:00' } },
      { name: 'x', watch: fall, isAdministrator: true },
    ]) {
      expect((await send('POST', '/api/alerts', wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    }
    const [rule] = (await list()).rules;
    const other = 'biel@tramuntana.example';
    expect((await send('POST', `/api/alerts/${rule?.id}/remove`, undefined, other)).statusCode).toBe(404);
    expect((await send('PUT', `/api/alerts/${rule?.id}`, { name: 'x', watch: fall }, other)).statusCode).toBe(404);
    expect((await send('GET', '/api/alerts/silence?suite=%27%3B--')).statusCode).toBe(400);
  });
});
