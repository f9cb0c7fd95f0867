import { HOUR_MS, StaffSession } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequireStaff } from '../../access/require-staff.ts';
import { readCatalogue } from '../../catalogue/loading/read-catalogue.ts';
import { EventStoreError } from '../../stores/events/event-store.ts';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { createPreviewLinks } from '../activities/preview-token.ts';
import { editingRoutes } from './editing-routes.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 9);
const COUNT_REQUEST = { paths: ['/noticia/*'], audience: { every: [] } };

describe('/api/activities/… while an activity is edited (P-06)', () => {
  const previews = createPreviewLinks('a secret of the tests that is long enough');
  let store: OperationalStore;
  let app: FastifyInstance;
  let failure: EventStoreError | null = null;

  beforeAll(async () => {
    store = await connectPglite(IN_MEMORY);
    const sessionOf = async (headers: Headers) =>
      StaffSession.safeParse({ name: 'Ada', email: 'ada@t.example', role: headers.get('x-role') }).data ?? null;
    app = Fastify();
    await app.register(editingRoutes, {
      events: {
        query: async <T>() => {
          if (failure) throw failure;
          return [{ visitors: 9, onPages: 4, matching: 4 }] as T[]; // cast: result of the only query
        },
      },
      previews,
      readArtwork: async () => (await readCatalogue(store.database))?.artwork ?? {},
      reportSuite: 'tramuntana-dev',
      requireStaff: createRequireStaff({ sessionOf }, null),
      nowMs: () => NOW_MS,
    });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const get = (url: string, role = 'editor') => app.inject({ url, headers: { 'x-role': role } });
  const count = (payload: object, role = 'analyst') =>
    app.inject({ method: 'POST', url: '/api/activities/audience', headers: { 'x-role': role }, payload });

  test('P-06 an editor gets a page for selecting elements, valid for an hour; others do not', async () => {
    const address = '/api/activities/editable-page?path=%2Fnoticies%2F%3Fpagina%3D2';
    const { url } = (await get(address)).json();
    const page = new URL(url, 'http://localhost');
    expect([page.pathname, page.searchParams.get('pagina')]).toEqual(['/noticies/', '2']);
    const token = page.searchParams.get('tria') ?? '';
    expect([NOW_MS, NOW_MS + HOUR_MS, NOW_MS + HOUR_MS + 1].map((at) => previews.editing.isOpen(token, at))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await get(address, 'analyst')).statusCode).toBe(403);
    expect((await get(address, '')).statusCode).toBe(401);
  });

  test.each(['//other.example/', '/\\other.example', 'https://other.example/', ''])(
    'P-06 %j is not one of our pages',
    async (path) => {
      const answer = await get(`/api/activities/editable-page?path=${encodeURIComponent(path)}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'badPath']);
    },
  );

  test('P-06 an audience is counted; a timeout and an invalid audience are reported', async () => {
    expect((await count(COUNT_REQUEST)).json()).toEqual({ days: 7, visitors: 9, onPages: 4, matching: 4, leftOut: [] });
    expect((await count({ ...COUNT_REQUEST, paths: [] })).json().code).toBe('activity.unreadable');
    expect((await count(COUNT_REQUEST, '')).statusCode).toBe(401);
    failure = new EventStoreError('limit', 'too slow');
    expect((await count(COUNT_REQUEST)).json().code).toBe('tooMuch');
    failure = new EventStoreError('unavailable', 'away');
    expect((await count(COUNT_REQUEST)).statusCode).toBe(503);
    failure = null;
  });

  test('P-06 without a catalogue there are no pictures to select', async () => {
    expect((await get('/api/activities/pictures')).json()).toEqual([]);
  });
});
