/** Saved views and weekly mails over the real stores and mail files. */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SavedViewList, type StaffSession } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAsStaff } from '../access/as-staff.ts';
import { readAudit } from '../accounts/audit/audit-query.ts';
import { alertsOfWeek } from '../alerts/alerts-of-week.ts';
import { fileMailer, type Mailer } from '../mail/mailer.ts';
import { parallelRunOfWeek } from '../parallel-run/parallel-run-of-week.ts';
import { activitiesOfWeek } from '../personalisation/activities/activities-of-week.ts';
import { createActivityStore } from '../personalisation/activities/activity-store.ts';
import { answerSavedAnalysis, checkSavedAnalysis } from '../reports/analyses/answer-saved-analysis.ts';
import { rejectedOfWeek } from '../reports/rejected-of-week.ts';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_REJECTED } from '../stores/events/event-rows.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { staffUser } from '../stores/operational/tables/account-tables.ts';
import { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';
import { parallelFigure } from '../stores/operational/tables/parallel-figure-table.ts';
import type { SendingParts } from './compose-mail.ts';
import { createMailings } from './mailings.ts';
import { savedViewRoutes } from './saved-view-routes.ts';
import { sendDueMailings } from './send-mailings.ts';

const SUITE = 'tramuntana';
const ANNA = 'anna@tramuntana.example';
const BIEL = 'biel@tramuntana.example';
const SECTIONS = { period: 'last7Days', metrics: ['pageviews', 'visits'], dimensions: ['section'] };
const PATH = '/explora?mesures=pageviews%2Cvisits&dimensions=section';

let dataDir: string;
let events: EmbeddedEventStore;
let store: OperationalStore;
let app: FastifyInstance;
let nowMs = Date.parse('2026-11-19T10:00:00Z'); // Thursday

const sessionOf = async (headers: Headers): Promise<StaffSession | null> => {
  const email = headers.get('x-who');
  return email
    ? { name: email, email, role: headers.get('x-role') === 'administrator' ? 'administrator' : 'analyst' }
    : null;
};
const answering = async () => ({
  events,
  completeness: async () => ({ completeUntil: new Date(nowMs).toISOString(), waitingEvents: 0 }),
  timeZone: 'Europe/Madrid',
  reportSuite: SUITE,
  nowMs,
});
const now = () => new Date(nowMs);
const mailDir = () => join(dataDir, 'mail');
const mails = async () => {
  const names = (await readdir(mailDir()).catch(() => [])).sort();
  return Promise.all(names.map((name) => readFile(join(mailDir(), name), 'utf8')));
};
const weekLists = () => ({
  alerts: alertsOfWeek(store.database),
  experiments: activitiesOfWeek(createActivityStore(store.database)),
  parallelRun: parallelRunOfWeek({ events, database: store.database, reportSuite: 'another' }),
  rejected: rejectedOfWeek(events),
});
const sending = (mailer: Mailer): SendingParts => ({
  database: store.database,
  mailings: createMailings(store.database, now),
  mailer,
  answering,
  answerAnalysis: answerSavedAnalysis,
  weekLists: weekLists(),
  broadcaster: async () => 'Tramuntana',
  log: pino({ level: 'silent' }),
});
const files = () => fileMailer(mailDir(), 'estudi@tramuntana.example', pino({ level: 'silent' }));
const runOn = (mailer: Mailer = files()) => sendDueMailings(sending(mailer), () => false);
const send = (method: 'GET' | 'POST' | 'PUT', url: string, who: string, payload?: object, headers = {}) =>
  app.inject({ method, url, headers: { 'x-who': who, ...headers }, ...(payload && { payload }) });
const list = async (who: string) => SavedViewList.parse((await send('GET', '/api/saved-views', who)).json()).views;
const save = async (who: string, over: object = {}) =>
  send('POST', '/api/saved-views', who, { name: 'Seccions', path: PATH, query: SECTIONS, ...over });
const order = (view: string, to: string) => send('POST', '/api/mailings', ANNA, { view, to });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-saved-'));
  events = await openEmbeddedEventStore({ dataDir: join(dataDir, 'events') });
  store = await connectPglite(IN_MEMORY);
  const person = (name: string, status: 'active' | 'disabled' = 'active') => ({
    id: name,
    name,
    email: `${name}@tramuntana.example`,
    status,
    createdAt: now(),
    updatedAt: now(),
  });
  await store.database.insert(staffUser).values([person('anna'), person('biel'), person('carla', 'disabled')]);
  const view = (at: string, visitor: string, section: string) => ({
    ...EMPTY_HIT,
    event_id: `${at}-${visitor}`,
    received_at: at,
    sent_at: at,
    occurred_at: at,
    suite: SUITE,
    visitor_id: visitor,
    tier: 'consented' as const,
    page_name: 'portada',
    section,
  });
  await events.insert('hits', [
    view('2026-11-10T10:00:00.000Z', 'v1', 'esports'),
    view('2026-11-16T10:00:00.000Z', 'v1', 'política'),
    view('2026-11-17T10:00:00.000Z', 'v2', 'política'),
    view('2026-11-22T22:59:00.000Z', 'v2', '=1+1'), // Sunday 23:59 in Barcelona
    view('2026-11-22T23:01:00.000Z', 'v3', 'massa tard'), // Monday
  ]);
  app = Fastify();
  await app.register(savedViewRoutes, {
    database: store.database,
    asStaff: createAsStaff({ sessionOf }, 'https://tramuntana.example'),
    answering,
    checkAnalysis: checkSavedAnalysis,
    answerAnalysis: answerSavedAnalysis,
    weekLists: weekLists(),
    mailer: files(),
    broadcaster: async () => 'Tramuntana',
    publicOrigin: 'https://tramuntana.example',
    now,
  });
});
afterAll(async () => {
  await app.close();
  await events.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

describe('saved views', () => {
  test('R-12 R-19 saves, shares, renames, pins, orders and removes a view for people with the right to', async () => {
    const mine = (await save(ANNA, { name: 'Només meva', isPinned: true })).json();
    const shared = (await save(ANNA, { name: 'De tothom', isShared: true })).json();
    expect((await list(BIEL)).map(({ name, mayChange }) => [name, mayChange])).toEqual([['De tothom', false]]);
    expect((await send('PUT', `/api/saved-views/${mine.id}/pin`, BIEL, { isPinned: true })).statusCode).toBe(404);
    await send('PUT', `/api/saved-views/${shared.id}/pin`, ANNA, { isPinned: true });
    await send('PUT', '/api/saved-views/board', ANNA, { views: [shared.id, mine.id] });
    expect((await list(ANNA)).map(({ name, place }) => [name, place])).toEqual([
      ['De tothom', 1],
      ['Només meva', 2],
    ]);
    const rename = (who: string, headers = {}) =>
      send('PUT', `/api/saved-views/${shared.id}`, who, { name: 'Per a tothom', isShared: true }, headers);
    expect((await rename(BIEL)).statusCode).toBe(404);
    expect((await rename(BIEL, { 'x-role': 'administrator' })).statusCode).toBe(200);
    expect((await send('POST', `/api/saved-views/${mine.id}/remove`, BIEL)).statusCode).toBe(404);
    expect((await send('POST', `/api/saved-views/${mine.id}/remove`, ANNA)).statusCode).toBe(200);
    expect((await list(ANNA)).map(({ name }) => name)).toEqual(['Per a tothom']);
    const { entries } = await readAudit(store.database, { person: '', text: '' }, 50);
    expect(entries.map(({ action }) => action)).toEqual([
      'views.removed',
      'views.changed',
      'views.saved',
      'views.saved',
    ]);
    await send('POST', `/api/saved-views/${shared.id}/remove`, ANNA);
  });

  test('R-19 refuses other addresses, unknown names and too much', async () => {
    for (const wrong of [
      { path: 'https://dolent.example/' },
      { path: '//dolent.example/' },
      { path: '/\\dolent.example' },
      { path: 'javascript:alert(1)' },
      { path: `/explora?${'x'.repeat(5000)}` },
      { name: '   ' },
      { name: 'x'.repeat(81) },
      { query: { ...SECTIONS, metrics: ['nothing'] } },
      { query: { ...SECTIONS, period: 'ever' } },
      { isAdministrator: true },
    ]) {
      expect((await save(ANNA, wrong)).statusCode, JSON.stringify(wrong).slice(0, 80)).toBe(400);
    }
    for (const id of ['x', "' or 1=1", '0'.repeat(16)]) {
      expect((await send('POST', `/api/saved-views/${encodeURIComponent(id)}/remove`, ANNA)).statusCode).toBe(404);
    }
    expect(await list(ANNA)).toEqual([]);
  });
});

describe('a view by mail every Monday', () => {
  test('R-12 R-19 is sent once, with the figures of the last whole week and the table as a file', async () => {
    const { id } = (await save(ANNA, { name: 'Seccions\r\nBcc: tothom@dolent.example' })).json();
    expect((await order(id, 'qualsevol@fora.example')).statusCode).toBe(400);
    expect((await order(id, 'carla@tramuntana.example')).statusCode).toBe(400);
    expect((await order(id, BIEL)).statusCode).toBe(201);
    expect((await order(id, BIEL)).statusCode).toBe(409);
    expect(await runOn()).toBe(0); // Thursday: a mail ordered now waits for Monday
    nowMs = Date.parse('2026-11-23T06:59:00Z');
    expect(await runOn()).toBe(0);
    nowMs = Date.parse('2026-11-23T07:00:00Z'); // 08:00 in Barcelona
    const sent = await Promise.all([runOn(), runOn(), runOn()]); // as many processes would
    expect(sent.reduce((sum, n) => sum + n)).toBe(1);
    expect(await runOn()).toBe(0);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain('To: biel@tramuntana.example');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).not.toMatch(/^Bcc:/m);
    const csv = Buffer.from(
      /filename=[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail)?.[1] ?? '',
      'base64',
    ).toString();
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toEqual([
      '\uFEFFsection,pageviews,visits,pageviews:compared,visits:compared',
      'política,2,2,0,0',
      "'=1+1,1,1,0,0",
    ]);
    const [view] = await list(ANNA);
    expect(view?.mailings).toMatchObject([{ to: BIEL, state: 'sent', nextAt: '2026-11-30T07:00:00.000Z' }]);
  });

  test('R-19 reports a failure and retries; does not repeat a mail that may have been sent', async () => {
    nowMs = Date.parse('2026-11-30T09:00:00Z'); // the server was away at 08:00
    const broken: Mailer = { send: async () => Promise.reject(new Error('no route to the mail server')) };
    expect(await runOn(broken)).toBe(0);
    expect((await list(ANNA))[0]?.mailings).toMatchObject([{ state: 'failed', problem: 'mail' }]);
    const { entries } = await readAudit(store.database, { person: BIEL, action: 'views.mailFailed', text: '' }, 5);
    expect(entries).toHaveLength(1);
    expect(await runOn()).toBe(0); // too soon
    nowMs += 16 * 60_000;
    expect(await runOn()).toBe(1);
    expect(await mails()).toHaveLength(2);

    nowMs = Date.parse('2026-12-07T07:00:00Z');
    const mailings = createMailings(store.database, now);
    const counting = await mailings.claim({ week: '2026-12-07', dueMs: nowMs });
    expect(counting).not.toBeNull(); // …and the process stops before handing it over
    nowMs += 11 * 60_000;
    const again = await mailings.claim({ week: '2026-12-07', dueMs: nowMs });
    expect(await mailings.beginHanding(counting as NonNullable<typeof counting>)).toBe(false);
    expect(await mailings.beginHanding(again as NonNullable<typeof again>)).toBe(true); // …and stops while doing so
    nowMs += 11 * 60_000;
    expect(await runOn()).toBe(0);
    expect((await list(ANNA))[0]?.mailings).toMatchObject([{ state: 'uncertain' }]);
  });

  test('R-19 ends by its own link without a session, and for people without access', async () => {
    const [view] = await list(ANNA);
    const [mail = ''] = await mails();
    const [, key] = /List-Unsubscribe:\s*<[^>]*key=([\w-]+)>/.exec(mail.replace(/\r\n\s+/g, '')) ?? [];
    const stop = (given: string) => app.inject({ method: 'POST', url: `/api/mailings/unsubscribe?key=${given}` });
    expect((await stop('x')).statusCode).toBe(404);
    expect((await stop(key ?? '')).statusCode).toBe(200);
    expect((await list(ANNA))[0]?.mailings).toEqual([]);

    await order(view?.id ?? '', BIEL);
    await store.database.update(staffUser).set({ status: 'disabled' });
    nowMs = Date.parse('2026-12-14T07:00:00Z');
    expect(await runOn()).toBe(0);
    expect((await list(ANNA))[0]?.mailings).toEqual([]);
    expect(await mails()).toHaveLength(2);
  });

  test('R-19 of an analysis has its steps or weeks as a table, too; a view without figures is not sent', async () => {
    await store.database.update(staffUser).set({ status: 'active' });
    nowMs = Date.parse('2026-11-23T10:00:00Z');
    const period = 'last7Days';
    const portada = { is: 'equals', dimension: 'page', value: 'portada' };
    const politics = { is: 'equals', dimension: 'section', value: 'política' };
    const sentOf = async (name: string, analysis: object | null): Promise<string[] | number> => {
      const { id } = (await save(ANNA, { name, path: '/explora/embut', query: null, analysis })).json();
      const ordered = await order(id, BIEL);
      if (ordered.statusCode !== 201) return ordered.statusCode;
      const before = await mails();
      expect((await send('POST', `/api/mailings/${ordered.json().id}/send`, ANNA)).statusCode).toBe(200);
      const [mail = ''] = (await mails()).filter((one) => !before.includes(one));
      const [, csv = ''] = /filename=[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail) ?? [];
      return Buffer.from(csv, 'base64').toString().trimEnd().split('\r\n');
    };
    expect(await sentOf('Embut', { kind: 'funnel', query: { period, steps: [portada, politics] } })).toEqual([
      '\uFEFFstep,count,ofPrevious,ofFirst',
      '1,3,,1',
      '2,0,0,0',
    ]);
    const returned = await sentOf('Qui torna', { kind: 'retention', query: { period } });
    expect(returned).toContain('2026-11-09,0,1');
    expect(returned).toContain('2026-11-09,1,1');
    expect(await sentOf('Recorregut', { kind: 'flow', query: { period, value: 'portada', steps: 1 } })).toEqual([
      '\uFEFFstep,value,count',
      '-1,,3',
      '1,,3',
    ]);
    expect(await sentOf('Depurador', null)).toBe(400);
    expect(
      (await save(ANNA, { query: null, analysis: { kind: 'flow', query: { period, value: 'x', steps: 9 } } }))
        .statusCode,
    ).toBe(400);
  });

  test('R-19 of a list of work has what there was in the week: its sum, its entries, and all of them as a file', async () => {
    nowMs = Date.parse('2026-11-23T10:00:00Z');
    const { database } = store;
    const rule = {
      ...{ id: 'r1', name: 'Poques visites\r\nBcc: x', watch: { kind: 'silence' as const }, suite: SUITE, isOn: true },
      ...{ recipients: [], quiet: null, createdBy: ANNA, createdAt: now(), studioOrigin: '' },
    };
    await database.insert(alertRule).values(rule);
    const alert = (id: string, beganAt: string, endedAt: string | null) => ({
      ...{ id, ruleId: 'r1', beganAt: new Date(beganAt), endedAt: endedAt === null ? null : new Date(endedAt) },
      ...{ value: 0, usual: 40, sections: ['política'], clear: 0 },
    });
    await database.insert(alertEvent).values([
      alert('before', '2026-11-12T10:00:00Z', '2026-11-15T22:59:59Z'), // Sunday 23:59 in Barcelona
      alert('into', '2026-11-12T10:00:00Z', '2026-11-15T23:00:00Z'),
      alert('lasting', '2026-11-22T22:30:00Z', null),
      alert('after', '2026-11-22T23:00:00Z', '2026-11-23T01:00:00Z'),
    ]);
    const rejected = (at: string, reason: 'badValue' | 'truncated') => ({
      ...{ ...EMPTY_REJECTED, event_id: at, received_at: at, reason, protocol: 'analytics' as const },
      ...{ field: 'ts', path: '/b/ss/x?mid=secret', raw: 'secret' },
    });
    await events.insert('rejected', [
      rejected('2026-11-15T22:59:00.000Z', 'badValue'),
      rejected('2026-11-16T10:00:00.000Z', 'badValue'),
      rejected('2026-11-16T11:00:00.000Z', 'badValue'),
      rejected('2026-11-17T10:00:00.000Z', 'truncated'),
    ]);
    const theirs = { suite: SUITE, metric: 'pageviews' as const, givenAt: now(), givenBy: ANNA };
    await database.insert(parallelFigure).values([{ ...theirs, day: '2026-11-16', value: 2 }]);
    const sentOf = async (path: string): Promise<{ text: string; csv: string[] }> => {
      const { id } = (await save(ANNA, { name: 'Llista', path, query: null })).json();
      const ordered = await order(id, BIEL);
      const before = await mails();
      expect((await send('POST', `/api/mailings/${ordered.json().id}/send`, ANNA)).statusCode).toBe(200);
      const [mail = ''] = (await mails()).filter((one) => !before.includes(one));
      const parts = [...mail.matchAll(/base64[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g)].map(([, part = '']) =>
        Buffer.from(part, 'base64').toString(),
      );
      const { text = '', csv = '' } = { text: mail, csv: parts.at(-1) };
      return { text, csv: csv.trimEnd().split('\r\n') };
    };
    const alerts = await sentOf('/alertes?conjunt=x');
    expect(alerts.csv).toEqual([
      '\uFEFFrule,began,ended,value,usual,sections',
      expect.stringMatching(/^"Poques visites\r?$/),
      expect.stringContaining('2026-11-12T10:00:00.000Z,2026-11-15T23:00:00.000Z,0,40,política'),
      expect.stringMatching(/^"Poques visites\r?$/),
      expect.stringContaining('2026-11-22T22:30:00.000Z,,0,40,política'),
    ]);
    expect(alerts.text).not.toMatch(/^Bcc:/m);
    const { text, csv } = await sentOf('/rebutjats');
    expect(text + csv.join('')).not.toContain('secret');
    expect(csv).toEqual([
      '\uFEFFday,protocol,reason,field,events',
      '2026-11-16,analytics,badValue,ts,2',
      '2026-11-17,analytics,truncated,ts,1',
    ]);
    const parallel = await sentOf(`/en-paral-lel?periode=7d&conjunt=${SUITE}`);
    expect((await sentOf('/en-paral-lel?conjunt=%27%3B--')).csv).toContain('2026-11-16,pageviews,0,0,');
    expect(parallel.csv).toContain('2026-11-16,pageviews,1,1,2');
    expect(parallel.csv).toHaveLength(1 + 7 * 6);
    expect((await sentOf('/experiments')).text).not.toContain('filename=');
    const { id } = (await save(ANNA, { name: 'Registre', path: '/auditoria', query: null })).json();
    expect((await order(id, BIEL)).statusCode).toBe(400);
  });

  test('R-19 an analysis with an unknown name is refused when it is saved, with its place and the nearest name', async () => {
    const period = 'last7Days';
    const refused = async (analysis: object) => {
      const answer = await save(ANNA, { name: 'Mal escrita', query: null, analysis });
      const [problem] = answer.json().problems;
      return [answer.statusCode, problem.code, problem.path, problem.message];
    };
    const sectoin = { is: 'equals', dimension: 'sectoin', value: 'x' };
    expect([
      await refused({ kind: 'flow', query: { period, value: 'x', dimension: 'pagee' } }),
      await refused({ kind: 'funnel', query: { period, steps: [sectoin] } }),
      await refused({ kind: 'retention', query: { period, filter: sectoin } }),
    ]).toEqual([
      [400, 'unknownDimension', 'analysis.query.dimension', expect.stringContaining('page')],
      [400, 'unknownDimension', 'analysis.query.steps[0].dimension', expect.stringMatching(/\bsection\b/)],
      [400, 'unknownDimension', 'analysis.query.filter.dimension', expect.stringMatching(/\bsection\b/)],
    ]);
    expect((await list(ANNA)).filter(({ name }) => name === 'Mal escrita')).toEqual([]);
  });
});
