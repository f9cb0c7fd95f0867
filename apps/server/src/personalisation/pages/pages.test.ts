import cookie from '@fastify/cookie';
import type { Activity } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStream, type MemoryStream } from '../../http/testing/create-test-server.ts';
import { createPreviewLinks } from '../activities/preview-token.ts';
import { compile } from '../decision/program.ts';
import { anActivity, visitors } from '../testing/an-activity.ts';
import { DECISION_LIMIT_MS } from './in-time.ts';
import { pageOfData, sectionOfPage } from './page-section.ts';
import { type PagePersonalisation, personalisePages } from './personalise-pages.ts';
import { formatVisits, parseVisits, withPage } from './visit-cookie.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 9);
const YES = { analytics: true, audience: true, personalisation: true };
const VISITOR = '20000000000000000000000000000000000002';
const previews = createPreviewLinks('a secret of the tests that is long enough');
const catalogue = {
  story: async () => ({ ok: true, value: { story: { section: 'ciencia' } } }),
} as unknown as PagePersonalisation['catalogue']; // cast: only sections are read

describe('pages of the site (P-07)', () => {
  let app: FastifyInstance;
  let stream: MemoryStream;
  let setting: PagePersonalisation;
  let consent: typeof YES | null;
  let activities: Activity[];

  beforeEach(async () => {
    stream = createMemoryStream();
    consent = YES;
    activities = [anActivity('a')];
    setting = {
      registry: { program: () => compile(activities), find: (id) => activities.find((one) => one.id === id) },
      previews,
      stream,
      property: { domains: [] },
      catalogue,
      reportSuite: 'tramuntana-dev',
      nowMs: () => NOW_MS,
    };
    app = Fastify();
    await app.register(cookie);
    app.get('/*', (request, reply) =>
      personalisePages(setting)(request, reply, { origin: 'http://localhost', consent }),
    );
  });
  afterEach(() => app.close());

  const ask = async (url: string, cookies: Record<string, string> = { sintonia_id: VISITOR }) => {
    const answer = await app.inject({ url, cookies });
    return { ...answer.json(), cookies: answer.cookies };
  };

  test('P-07 the page and its data get the same decision, and a key that identifies the variants', async () => {
    const page = await ask('/noticia/3001/x/');
    const data = await ask('/noticia/3001/x.data?_routes=root');
    expect(page.decisions).toEqual(data.decisions);
    expect(page.key).toMatch(/^[\w-]+\.1:(?:control|b)$/);
    expect(page.decisions.decided[0].watched).toEqual(['[data-slot="story.title"]']);
    const keys = new Set<string>();
    for (const id of visitors(40)) keys.add((await ask('/noticia/3001/x/', { sintonia_id: id })).key);
    expect(keys.size).toBe(2);
  });

  test.each([
    ['who has not chosen', null, { sintonia_id: VISITOR }],
    ['who refused', { ...YES, personalisation: false }, { sintonia_id: VISITOR }],
    ['who has no id yet', YES, {}],
  ])(
    'P-06 C-06 gives the default and no assignment to a visitor %s',
    async (_who, choice, cookies: Record<string, string>) => {
      consent = choice;
      const { decisions, key, cookies: set } = await ask('/noticia/3001/x/', cookies);
      expect([decisions.decided, key]).toEqual([[], '']);
      if (!choice?.personalisation) expect(set).toEqual([]);
    },
  );

  test('P-07 if the decision fails the page is the default, at once', async () => {
    setting.registry = {
      ...setting.registry,
      program: () => {
        throw new Error('down');
      },
    };
    expect((await ask('/noticia/3001/x/')).decisions).toEqual({ decided: [], preview: null });
  });

  test('P-07 if the decision hangs the page is the default, in time', async () => {
    setting.catalogue = { story: () => new Promise(() => {}) };
    const beganMs = performance.now();
    expect((await ask('/noticia/3001/x/')).decisions.decided).toEqual([]);
    expect(performance.now() - beganMs).toBeLessThan(DECISION_LIMIT_MS + 200);
  });

  test('P-06 a redirect counts both variants on the server, sends one of them on, and copies parameters', async () => {
    activities = [
      anActivity('r', {
        kind: 'redirect',
        place: { paths: ['/vell/'] },
        variants: [
          { key: 'vell', name: 'Vell', weight: 5000, offers: [] },
          {
            key: 'nou',
            name: 'Nou',
            weight: 5000,
            offers: [{ kind: 'redirect', url: '/nou/', includeAllUrlParameters: true }],
          },
        ],
      }),
    ];
    const targets = new Map<string, number>();
    for (const id of visitors(60)) {
      const { redirect, decisions } = await ask('/vell/?ext=x', { sintonia_id: id });
      targets.set(redirect, (targets.get(redirect) ?? 0) + 1);
      expect(decisions.decided).toEqual([]);
    }
    expect([...targets.keys()].toSorted()).toEqual(['http://localhost/nou/?ext=x', null]);
    const rows = stream.rowsOf('hits');
    expect(rows).toHaveLength(60);
    const left = rows.filter(({ context }) => context['exposure.variant'] === 'nou');
    expect(left).toHaveLength(targets.get('http://localhost/nou/?ext=x') ?? 0);
    await ask('/vell/', { sintonia_id: visitors(61).at(-1) ?? '', sintonia_equip: '1' });
    const marks = stream.rowsOf('hits').map(({ is_staff }) => is_staff);
    expect(marks, 'S-06 one of our own staff is marked').toEqual([...Array(60).fill(0), 1]);
  });

  test('P-06 a preview shows a draft’s variant to anybody, only on its pages, and is marked as a preview', async () => {
    activities = [anActivity('a', {}, { state: 'draft' })];
    consent = null;
    const token = previews.token({ activity: activities[0]?.id ?? '', variant: 'b' }, NOW_MS);
    const shown = await ask(`/noticia/3001/x/?previsualitza=${token}`, {});
    expect(shown.decisions).toMatchObject({
      preview: { variant: 'B', isShown: true, end: { parameter: 'previsualitza', value: null } },
      decided: [{ variant: 'b', slots: { 'story.title': 'Un altre titular' } }],
    });
    expect(shown.counted).toEqual([]);
    expect((await ask(`/radio/?previsualitza=${token}`, {})).decisions.preview).toBeNull();
    expect((await ask('/noticia/3001/x/?previsualitza=fals', {})).decisions.preview).toBeNull();
  });

  test('P-06 a preview session fixes a browser to one variant across pages, counts nothing, and ends', async () => {
    const [activity] = activities;
    const token = previews.sessions.token({ activity: activity?.id ?? '', variant: 'b' }, NOW_MS);
    const begun = await ask(`/radio/?prova=${token}`);
    const end = { parameter: 'prova', value: 'fi' };
    expect([begun.decisions, begun.cookies]).toMatchObject([
      { decided: [], preview: { activity: activity?.name, isShown: false, end } },
      [{ name: 'sintonia_prova', value: token, httpOnly: true, maxAge: 28_800 }],
    ]);
    for (const id of visitors(20)) {
      const { decisions, counted } = await ask('/noticia/3001/x/', { sintonia_id: id, sintonia_prova: token });
      expect([decisions.preview.end, decisions.decided[0].variant, counted]).toEqual([end, 'b', []]);
    }
    const ended = await ask('/radio/?prova=fi', { sintonia_prova: token });
    expect(ended.cookies.map(({ name, value }: { name: string; value: string }) => [name, value])).toContainEqual([
      'sintonia_prova',
      '',
    ]);
  });

  test('P-06 a preview session with an invalid, expired or preview token is ignored and deleted', async () => {
    const one = { activity: activities[0]?.id ?? '', variant: 'b' };
    const old = previews.sessions.token(one, NOW_MS - 9 * 3_600_000);
    for (const token of ['fals', old, previews.token(one, NOW_MS)]) {
      const { decisions, cookies } = await ask('/noticia/3001/x/', { sintonia_prova: token });
      expect(decisions.preview).toBeNull();
      expect(cookies[0]).toMatchObject({ name: 'sintonia_prova', value: '' });
    }
  });
});

describe('visits (P-06)', () => {
  const page = (section: string | null, nowMs: number, external: string | null = null) => ({
    section,
    nowMs,
    campaignInternal: null,
    campaignExternal: external,
  });

  test('P-06 visits end after thirty minutes, campaigns end with their visit, and sections are counted', () => {
    let history = withPage(parseVisits(undefined), page('ciencia', 10_000_000, 'butlleti'));
    history = withPage(history, page('ciencia', 11_000_000));
    expect([history.visits, history.campaignExternal, history.viewed.get('ciencia')]).toEqual([1, 'butlleti', 2]);
    history = withPage(history, page('cultura', 11_000_000 + 1_800_000));
    expect([history.visits, history.campaignExternal]).toEqual([2, '']);
    expect(parseVisits(formatVisits(history))).toEqual(history);
  });

  test.each(['', 'x', '1|2', '-1|2|||', '1|2|||<script>*1', '9999999999999999|1|||'])(
    'P-06 %j gives no history, or part of it',
    (text) => {
      expect(() => parseVisits(text)).not.toThrow();
      expect(parseVisits(text).viewed.size).toBe(0);
    },
  );

  test.each([
    ['/', 'portada'],
    ['/noticies/cultura/', 'cultura'],
    ['/noticia/3001/x/', 'ciencia'],
    ['/el-temps/girona/', 'temps'],
    ['/privadesa/', null],
  ])('P-06 the section of %s is %s', async (path, section) => {
    expect(await sectionOfPage(path, catalogue)).toBe(section);
  });

  test.each([
    ['/_root.data', '/'],
    ['/noticia/3001/x.data', '/noticia/3001/x/'],
    ['/el-temps/_.data', '/el-temps/'],
    ['/radio/', '/radio/'],
  ])('P-07 %s is the data request of %s', (data, path) => expect(pageOfData(data)).toBe(path));
});
