import { StaffSession } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAsStaff } from '../../access/as-staff.ts';
import { createRequireStaff } from '../../access/require-staff.ts';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../../stores/operational/operational-store.ts';
import { aDraft } from '../testing/an-activity.ts';
import { type ActivityRegistry, openActivityRegistry } from './activity-registry.ts';
import { activityRoutes } from './activity-routes.ts';
import { createActivityStore } from './activity-store.ts';
import type { OfferProblem } from './offer-problems.ts';
import { createPreviewLinks } from './preview-token.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 9);

describe('/api/activities (P-06)', () => {
  let store: OperationalStore;
  let app: FastifyInstance;
  let registry: ActivityRegistry;
  let problems: OfferProblem[] = [];
  const previews = createPreviewLinks('a secret of the tests that is long enough');

  beforeAll(async () => {
    store = await connectPglite(IN_MEMORY);
    const { database } = store;
    registry = await openActivityRegistry({ store: createActivityStore(database), now: () => new Date(NOW_MS) });
    const sessionOf = async (headers: Headers) => {
      const [email = '', role] = (headers.get('x-staff') ?? '').split(' ');
      return StaffSession.safeParse({ name: email, email, role }).data ?? null;
    };
    app = Fastify();
    await app.register(activityRoutes, {
      registry,
      events: { query: async <T>() => problems as T[] }, // cast: result of the only query
      previews,
      property: { domains: ['tramuntana.example'] },
      publicOrigin: 'https://www.tramuntana.example',
      database,
      requireStaff: createRequireStaff({ sessionOf }, null),
      asStaff: createAsStaff({ sessionOf }, null),
      nowMs: () => NOW_MS,
    });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, staff = 'ada@t.example editor') =>
    app.inject({ method, url, headers: { 'x-staff': staff }, ...(payload && { payload }) });
  const made = async (over: Parameters<typeof aDraft>[0] = {}) =>
    (await call('POST', '/api/activities', aDraft(over))).json();
  const act = (id: string, action: string, version: number, staff?: string) =>
    call('POST', `/api/activities/${id}/${action}`, { version }, staff);

  test('P-06 only staff have access; analysts read, editors change', async () => {
    expect((await call('GET', '/api/activities', undefined, '')).statusCode).toBe(401);
    expect((await call('GET', '/api/activities', undefined, 'ada@t.example analyst')).statusCode).toBe(200);
    expect((await call('POST', '/api/activities', aDraft(), 'ada@t.example analyst')).statusCode).toBe(403);
    expect((await call('POST', '/api/activities', { name: '' })).json()).toMatchObject({ code: 'activity.unreadable' });
  });

  test('P-06 an activity is created, started, paused, resumed, stopped and archived; the history has each step with its author', async () => {
    const { id } = await made();
    const states = [];
    for (const [i, action] of (['start', 'pause', 'start', 'stop', 'archive'] as const).entries()) {
      states.push((await act(id, action, i + 1)).json().state);
    }
    expect(states).toEqual(['live', 'paused', 'live', 'ended', 'archived']);
    const { changes, startedAt, endedAt } = (await call('GET', `/api/activities/${id}`)).json();
    expect(changes.map(({ action, by }: { action: string; by: string }) => `${action} ${by}`)).toEqual([
      'archived ada@t.example',
      'stopped ada@t.example',
      'started ada@t.example',
      'paused ada@t.example',
      'started ada@t.example',
      'created ada@t.example',
    ]);
    expect([startedAt, endedAt]).toEqual([new Date(NOW_MS).toISOString(), new Date(NOW_MS).toISOString()]);
    expect((await act(id, 'start', 6)).json()).toMatchObject({ code: 'activity.state' });
    const audit = await store.database.execute<{ n: number }>(
      "select count(*)::int as n from audit_log where action = 'activities.changed'",
    );
    expect((audit as unknown as { rows: { n: number }[] }).rows[0]?.n).toBe(6); // cast: PGlite's result
  });

  test('P-06 changing an outdated version is refused, and nothing is lost', async () => {
    const { id } = await made();
    const write = (version: number, name: string) =>
      call('PUT', `/api/activities/${id}`, { version, activity: aDraft({ name }) });
    expect((await write(1, 'Primer')).json()).toMatchObject({ version: 2, name: 'Primer' });
    const late = await write(1, 'Segon');
    expect([late.statusCode, late.json().code]).toEqual([409, 'activity.stale']);
    expect(registry.find(id)?.name).toBe('Primer');
  });

  test('P-06 what assignments depend on does not change: variants’ keys, group, kind; weights move as few visitors as possible', async () => {
    const { id } = await made();
    await act(id, 'start', 1);
    const [control, b] = aDraft().variants;
    if (!control || !b) throw new Error('two variants');
    const others = [{ variants: [{ ...control, key: 'altre' }, b] }, { isAA: true }, { outcomeDays: 7 }];
    for (const over of others) {
      const answer = await call('PUT', `/api/activities/${id}`, { version: 2, activity: aDraft(over) });
      expect(answer.json().code).toBe('activity.measured');
    }
    const heavier = aDraft({
      variants: [
        { ...control, weight: 2000 },
        { ...b, weight: 8000 },
      ],
    });
    expect((await call('PUT', `/api/activities/${id}`, { version: 2, activity: heavier })).json().ranges).toEqual([
      { variant: 'control', from: 0, to: 2000 },
      { variant: 'b', from: 2000, to: 10_000 },
    ]);
  });

  test('P-06 an activity that needs two people needs them at every start, and nobody changes it alone while it runs', async () => {
    const { id } = await made({ needsSecondPerson: true });
    expect((await act(id, 'start', 1)).json()).toMatchObject({ state: 'draft', startAskedBy: 'ada@t.example' });
    expect((await act(id, 'start', 2)).json().code).toBe('activity.secondPerson');
    expect((await act(id, 'start', 2, 'boi@t.example editor')).json()).toMatchObject({ state: 'live' });
    const put = async (version: number, over: Parameters<typeof aDraft>[0]) =>
      (await call('PUT', `/api/activities/${id}`, { version, activity: aDraft(over) })).json();
    const rule = { needsSecondPerson: true };
    expect((await put(3, { ...rule, priority: 900 })).code).toBe('activity.guarded');
    expect((await put(3, {})).code).toBe('activity.guarded');
    expect(await put(3, { ...rule, name: 'Un altre nom' })).toMatchObject({ version: 4, state: 'live' });
    await act(id, 'pause', 4);
    expect((await put(5, {})).code).toBe('activity.guarded');
    expect(await put(5, { ...rule, priority: 900 })).toMatchObject({ version: 6, priority: 900 });
    expect((await act(id, 'start', 6)).json()).toMatchObject({ state: 'paused', startAskedBy: 'ada@t.example' });
    expect((await act(id, 'start', 7)).json().code).toBe('activity.secondPerson');
    expect((await act(id, 'start', 7, 'boi@t.example editor')).json()).toMatchObject({ state: 'live' });
  });

  test.each([
    ['href', 'java\tscript:alert(1)'],
    ['href', '\u0001javascript:alert(1)'],
    ['src', ' DATA:text/html,x'],
    ['srcdoc', '<script>x()</script>'],
    ['onclick', 'x()'],
  ])('P-06 an attribute that runs scripts is refused: %s=%j', async (attribute, value) => {
    const offers = [
      { kind: 'actions' as const, actions: [{ action: 'setAttribute' as const, selector: '#x', attribute, value }] },
    ];
    const draft = { ...aDraft(), kind: 'audience', variants: [{ key: 'b', name: 'B', weight: 10_000, offers }] };
    expect((await call('POST', '/api/activities', draft)).statusCode).toBe(400);
  });

  test('P-06 HTML is sanitised; scripts need an administrator and an explicit request', async () => {
    const html = '<p onclick="x()">Hola <b>bon dia</b><script>x()</script><a href="javascript:x()">a</a></p>';
    const variants = (withScripts: boolean, text = html) => [
      { key: 'a', name: 'A', weight: 5000, offers: [] },
      {
        key: 'b',
        name: 'B',
        weight: 5000,
        offers: [{ kind: 'html' as const, place: 'setContent' as const, selector: '#x', html: text, withScripts }],
      },
    ];
    const clean = await made({ variants: variants(false) });
    expect(clean.variants[1].offers[0].html).toBe('<p>Hola <b>bon dia</b><a rel="noopener">a</a></p>');
    expect((await call('POST', '/api/activities', aDraft({ variants: variants(true) }))).json().code).toBe(
      'activity.scripts',
    );
    const admin = await call(
      'POST',
      '/api/activities',
      aDraft({ variants: variants(true) }),
      'eva@t.example administrator',
    );
    expect(admin.json().variants[1].offers[0].html).toBe(html);
    expect(
      (await call('POST', '/api/activities', aDraft({ variants: variants(false, '<script>x()</script>') }))).json()
        .code,
    ).toBe('activity.emptyHtml');
  });

  test.each([
    ['another property', 'https://evil.example/', 'outside'],
    ['a script', 'javascript:alert(1)', 'outside'],
    ['a page that is redirected itself', '/portada-b/x/', 'loop'],
  ])('P-06 a redirect to %s is refused', async (_what, url, why) => {
    const variants = [
      { key: 'a', name: 'A', weight: 5000, offers: [] },
      { key: 'b', name: 'B', weight: 5000, offers: [{ kind: 'redirect' as const, url }] },
    ];
    const refused = await call(
      'POST',
      '/api/activities',
      aDraft({ kind: 'redirect', place: { paths: ['/portada-b/*'] }, variants }),
    );
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'activity.redirect']);
    expect(refused.json().message).toContain(why === 'loop' ? 'a loop' : 'not a page of this property');
  });

  test('P-06 redirects between hosts of the property that form a loop are refused', async () => {
    const leading = (from: string, to: string) =>
      aDraft({
        kind: 'redirect',
        place: { paths: [from] },
        variants: [
          { key: 'a', name: 'A', weight: 5000, offers: [] },
          {
            key: 'b',
            name: 'B',
            weight: 5000,
            offers: [{ kind: 'redirect', url: `https://m.tramuntana.example${to}` }],
          },
        ],
      });
    const start = async (draft: ReturnType<typeof aDraft>) => {
      const created = (await call('POST', '/api/activities', draft)).json();
      return created.id ? (await act(created.id, 'start', 1)).json() : created;
    };
    expect((await start(leading('/u/*', '/dos/'))).state).toBe('live');
    expect((await start(leading('/dos/*', '/tres/'))).state).toBe('live');
    expect(await start(leading('/tres/*', '/u/x/'))).toMatchObject({
      code: 'activity.redirect',
      detail: { why: 'loop' },
    });
    expect((await start(leading('/quatre/*', '/quatre/nou/'))).state).toBe('live');
  });

  test('P-06 warns about overlaps, past end dates and missing end dates', async () => {
    const place = { paths: ['/avisos/*'] };
    const one = await made({ name: 'U', place, priority: 800 });
    const other = await made({ name: 'Dos', place, schedule: { from: null, to: '2026-11-21T09:00:01.000Z' } });
    await act(one.id, 'start', 1);
    await act(other.id, 'start', 1);
    const { warnings } = (await call('GET', `/api/activities/${one.id}`)).json();
    expect(warnings).toEqual([{ kind: 'endless' }, { kind: 'overlap', other: other.id, name: 'Dos', wins: true }]);
  });

  test('P-06 a selector that matched nothing in browsers is listed for its activity', async () => {
    const missing = { action: 'remove' as const, selector: '#no-hi-es' };
    const { id } = await made({
      kind: 'audience',
      schedule: { from: null, to: '2026-12-01T00:00:00.000Z' },
      place: { paths: ['/sol/*'] },
      variants: [{ key: 'b', name: 'B', weight: 10_000, offers: [{ kind: 'actions', actions: [missing] }] }],
    });
    const output = { what: '#no-hi-es', count: 3, lastAt: '2026-11-21T08:59:00.000Z' };
    problems = [
      { activity: id, ...output },
      { activity: 'another', ...output },
      { activity: id, ...output, what: '#d-un-altre' }, // reported by a page of another site with several offers
    ];
    const { warnings } = (await call('GET', `/api/activities/${id}`)).json();
    expect(warnings).toEqual([{ kind: 'trouble', ...output }]);
    problems = [];
  });

  test('P-06 a preview link opens its variant for two weeks, and cannot be created or modified by others', async () => {
    const { id, previews: links } = await made();
    const url = new URL(links[1].url);
    expect(url.origin + url.pathname).toBe('https://www.tramuntana.example/noticia/3001/');
    const token = url.searchParams.get('previsualitza') ?? '';
    expect(previews.open(token, NOW_MS)).toEqual({ activity: id, variant: 'b' });
    expect(previews.open(token, NOW_MS + 15 * 86_400_000)).toBeNull();
    expect(previews.open(`${token}A`, NOW_MS)).toBeNull();
    expect(createPreviewLinks('another secret, as long as it must be').open(token, NOW_MS)).toBeNull();
  });

  test('P-06 if configured by the broadcaster, every start needs a second person', async () => {
    const strict = await openActivityRegistry({
      store: createActivityStore(store.database),
      now: () => new Date(NOW_MS),
      isSecondPersonNeeded: true,
    });
    const rules = { property: { domains: [] }, origin: 'https://www.tramuntana.example', mayRunScripts: false };
    const { id } = await made();
    const requested = await strict.act(id, 1, 'start', 'ada@t.example', rules);
    expect(requested).toMatchObject({ ok: true, value: { state: 'draft', startAskedBy: 'ada@t.example' } });
    expect(await strict.act(id, 2, 'start', 'ada@t.example', rules)).toMatchObject({ error: { kind: 'secondPerson' } });
    const agreed = await strict.act(id, 2, 'start', 'bet@t.example', rules);
    expect(agreed).toMatchObject({ ok: true, value: { state: 'live' } });
  });

  test('P-06 preview links and preview-session links are not interchangeable', async () => {
    const { id, previews: links, endTrialUrl } = await made();
    const preview = new URL(links[1].trialUrl).searchParams.get('prova') ?? '';
    expect(previews.sessions.open(preview, NOW_MS)).toEqual({ activity: id, variant: 'b' });
    expect(previews.sessions.open(preview, NOW_MS + 9 * 3_600_000)).toBeNull();
    expect(previews.open(preview, NOW_MS)).toBeNull();
    expect(endTrialUrl).toBe('https://www.tramuntana.example/noticia/3001/?prova=fi');
  });

  test('P-06 a refusal names its subject, so that clients can translate it', async () => {
    const { id } = await made();
    await act(id, 'archive', 1);
    expect((await act(id, 'start', 2)).json()).toMatchObject({
      code: 'activity.state',
      detail: { action: 'start', state: 'archived' },
    });
  });
});
