/** Saved segments over HTTP, in the operational store. */
import type { StaffSession } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAsStaff } from '../access/as-staff.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { savedSegmentRoutes } from './saved-segment-routes.ts';
import { createSavedSegments } from './saved-segments.ts';

/** The cookie is the e-mail of the person. */
const sessionOf = async (headers: Headers): Promise<StaffSession | null> => {
  const email = headers.get('cookie');
  return email ? { name: email, email, role: 'analyst' } : null;
};

let store: OperationalStore;
let app: FastifyInstance;
beforeAll(async () => {
  store = await connectPglite(IN_MEMORY);
  app = Fastify();
  await app.register(savedSegmentRoutes, {
    segments: createSavedSegments(store.database, () => new Date('2026-11-20T10:00:00Z')),
    requireReader: () => async () => {},
    asStaff: createAsStaff({ sessionOf }, null),
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const MOBILE = { level: 'visit', where: { is: 'equals', dimension: 'device', value: 'mobile' } } as const;
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, cookie = 'anna@tramuntana.example') =>
  app.inject({ method, url: `/api/v1/segments${path}`, headers: { cookie }, ...(payload && { payload }) });
const list = async () => (await app.inject('/api/v1/segments')).json().segments;

describe('saved segments', () => {
  test('R-01 a segment that one person saves is listed for everybody by name, with its last author', async () => {
    await send('POST', '', { name: 'Mòbils', segments: [MOBILE] });
    const created = await send('POST', '', { name: ' Altres ', segments: [{ ...MOBILE, isExcluded: true }] });
    expect(created.statusCode).toBe(201);
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Altres', 'Mòbils']);
    const { id } = created.json();
    const renamed = await send('PUT', `/${id}`, { name: 'Zona', segments: [MOBILE] }, 'biel@tramuntana.example');
    expect(renamed.json()).toEqual({
      ...{ id, name: 'Zona', segments: [{ ...MOBILE, isExcluded: false }] },
      ...{ changedBy: 'biel@tramuntana.example', changedAt: '2026-11-20T10:00:00.000Z' },
    });
    expect(await list()).toContainEqual(renamed.json());
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(404);
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Mòbils']);
  });

  test('R-01 a name belongs to one segment', async () => {
    await send('POST', '', { name: 'Un', segments: [MOBILE] });
    const other = await send('POST', '', { name: 'Dos', segments: [MOBILE] });
    for (const answer of [
      await send('POST', '', { name: 'Un', segments: [MOBILE] }),
      await send('PUT', `/${other.json().id}`, { name: 'Un', segments: [MOBILE] }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'nameTaken']);
    }
    expect((await send('PUT', '/none', { name: 'Tres', segments: [MOBILE] })).statusCode).toBe(404);
  });

  test.each([
    [{ name: '', segments: [MOBILE] }, 'name'],
    [{ name: 'x', segments: [] }, 'segments'],
    [{ name: 'x', segments: [{ ...MOBILE, where: { ...MOBILE.where, dimension: 'devize' } }] }, 'segments[0].where'],
    [
      {
        name: 'x',
        segments: [
          { ...MOBILE, level: 'hit' },
          { ...MOBILE, level: 'playback' },
        ],
      },
      'segments[0].level',
    ],
  ])('R-18 segments that cannot be applied are refused with the path: %j', async (payload, path) => {
    const before = await list();
    const answer = await send('POST', '', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().problems[0].path).toContain(path);
    expect(await list()).toEqual(before);
  });

  test('R-18 only a signed-in person changes them', async () => {
    const before = await list();
    const one = before[0] as { id: string };
    for (const answer of [
      await send('POST', '', { name: 'x', segments: [MOBILE] }, ''),
      await send('PUT', `/${one.id}`, { name: 'x', segments: [MOBILE] }, ''),
      await send('DELETE', `/${one.id}`, undefined, ''),
    ]) {
      expect(answer.statusCode).toBe(401);
    }
    expect(await list()).toEqual(before);
  });
});
