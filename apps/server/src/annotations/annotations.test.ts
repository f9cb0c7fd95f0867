import type { StaffSession } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAsStaff } from '../access/as-staff.ts';
import { recordAudit } from '../access/record-audit.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';
import { annotationRoutes } from './annotation-routes.ts';

const ANNA = 'anna@tramuntana.example';
const BIEL = 'biel@tramuntana.example';
const NEWS = { title: 'Notícies migdia', startsAt: '2026-11-10T13:30:00.000Z' };
let store: OperationalStore;
let app: FastifyInstance;

const sessionOf = async (headers: Headers): Promise<StaffSession | null> => {
  const email = headers.get('x-who') ?? '';
  return { name: email, email, role: headers.get('x-role') === 'administrator' ? 'administrator' : 'analyst' };
};
const send = (method: 'GET' | 'POST', url: string, who: string, payload?: object, headers = {}) =>
  app.inject({ method, url, headers: { 'x-who': who, ...headers }, ...(payload && { payload }) });
const list = async (from: string, to: string, who = ANNA) =>
  (await send('GET', `/api/annotations?${new URLSearchParams({ from, to })}`, who)).json().annotations;

beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
  app = Fastify();
  await app.register(annotationRoutes, {
    database: store.database,
    asStaff: createAsStaff({ sessionOf }, 'https://tramuntana.example'),
    now: () => new Date(),
    broadcasts: async (from, to) =>
      [NEWS].filter(({ startsAt }) => startsAt >= from.toISOString() && startsAt < to.toISOString()),
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

describe('annotations on time', () => {
  test('R-20 a person annotates an hour, all staff see it, and its author or an administrator removes it', async () => {
    const at = '2026-11-20T07:30:00+01:00';
    const { id } = (await send('POST', '/api/annotations', ANNA, { at, text: ' Portada nova ' })).json();
    const seen = await list('2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', BIEL);
    const expected = { id, at: '2026-11-20T06:30:00.000Z', kind: 'note', text: 'Portada nova', by: ANNA };
    expect(seen).toEqual([{ ...expected, mayRemove: false }]);
    expect(await list('2026-11-19T00:00:00Z', '2026-11-20T06:30:00Z')).toEqual([]);
    expect((await send('POST', `/api/annotations/${id}/remove`, BIEL)).statusCode).toBe(404);
    const asAdministrator = { 'x-role': 'administrator' };
    expect((await send('POST', `/api/annotations/${id}/remove`, BIEL, undefined, asAdministrator)).statusCode).toBe(
      200,
    );
    expect(await list('2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z')).toEqual([]);
  });

  test('R-20 the system’s own actions become annotations if they change figures', async () => {
    const log = (
      action: 'tag.promoted' | 'tag.rolledBack' | 'events.replayed' | 'accounts.signedIn',
      detail: Record<string, string>,
    ) => recordAudit(store.database, { action, by: ANNA, subject: 'tramuntana', address: '', detail });
    await log('tag.promoted', { environment: 'production', version: '0123456789abcdef' });
    await log('tag.promoted', { environment: 'development', version: '0123456789abcdef' });
    await log('tag.rolledBack', { environment: 'production', version: 'fedcba9876543210' });
    await log('events.replayed', { looked: '4', moved: '3' });
    await log('events.replayed', { looked: '4', moved: '0' });
    await log('accounts.signedIn', {});
    const day = 86_400_000;
    const around = [new Date(Date.now() - day), new Date(Date.now() + day)].map((time) => time.toISOString());
    const [from = '', to = ''] = around;
    expect((await list(from, to)).map(({ kind, text }: { kind: string; text: string }) => `${kind} ${text}`)).toEqual([
      'tagPromoted tramuntana 0123456',
      'tagRolledBack tramuntana fedcba9',
      'replayed 3',
    ]);
  });

  test('R-20 an incident is annotated when it begins and when it ends', async () => {
    const watch = { kind: 'failures' } as const;
    const rule = { id: 'rule', name: 'Errades', watch, suite: 'x', isOn: true, recipients: [], quiet: null };
    const made = { createdBy: ANNA, createdAt: new Date(), studioOrigin: 'https://tramuntana.example' };
    await store.database.insert(alertRule).values({ ...rule, ...made });
    const began = { id: 'event', ruleId: 'rule', value: 9, usual: 1, sections: [], cause: null, clear: 0 };
    const [beganAt, endedAt] = [new Date('2026-11-15T20:00:00Z'), new Date('2026-11-15T23:00:00Z')];
    await store.database.insert(alertEvent).values({ ...began, beganAt, endedAt });
    const kinds = async (from: string, to: string) =>
      (await list(from, to)).map(({ kind, at, text }: Record<string, string>) => `${at} ${kind} ${text}`);
    expect(await kinds('2026-11-15T00:00:00Z', '2026-11-20T00:00:00Z')).toEqual([
      '2026-11-15T20:00:00.000Z incidentBegan Errades',
      '2026-11-15T23:00:00.000Z incidentEnded Errades',
    ]);
    expect(await kinds('2026-11-15T22:00:00Z', '2026-11-20T00:00:00Z')).toHaveLength(1);
  });

  test('R-20 a day has its broadcasts, a week does not', async () => {
    const day = await list('2026-11-10T04:00:00Z', '2026-11-11T04:00:00Z');
    expect(day.map(({ at, kind, text }: Record<string, string>) => `${at} ${kind} ${text}`)).toEqual([
      '2026-11-10T13:30:00.000Z broadcast Notícies migdia',
    ]);
    expect(await list('2026-11-10T04:00:00Z', '2026-11-14T04:00:00Z')).toEqual([]);
  });

  test('R-20 refuses invalid times and texts, and more annotations than a person writes in a day', async () => {
    const at = '2026-11-20T07:30:00Z';
    for (const wrong of [
      {},
      { at, text: '' },
      { at: 'ahir', text: 'x' },
      { at, text: 'x'.repeat(201) },
      { at, text: 'x', by: BIEL },
    ])
      expect((await send('POST', '/api/annotations', ANNA, wrong)).statusCode).toBe(400);
    expect((await send('GET', '/api/annotations?from=x&to=y', ANNA)).statusCode).toBe(400);
    const statuses = [];
    for (let i = 0; i < 101; i++)
      statuses.push((await send('POST', '/api/annotations', BIEL, { at, text: `${i}` })).statusCode);
    expect(statuses.slice(-2)).toEqual([201, 409]);
  });
});
