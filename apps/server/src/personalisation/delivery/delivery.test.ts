import { Activity } from '@sintonia/contracts';
import { encodeDelivery } from '@sintonia/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStream, type MemoryStream } from '../../http/testing/create-test-server.ts';
import { createPreviewLinks } from '../activities/preview-token.ts';
import { compile } from '../decision/program.ts';
import { anActivity, visitors } from '../testing/an-activity.ts';
import { deliveryRoutes } from './delivery-routes.ts';

const PAGE = 'https://www.altre.example/noticia/3001/x/?ext=butlleti';
const ELSEWHERE = {
  origin: 'https://www.altre.example',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

const NOW_MS = Date.UTC(2026, 10, 21, 9);
const previews = createPreviewLinks('a secret of the tests that is long enough');

const html = { kind: 'html' as const, place: 'setContent' as const, selector: '#titular', html: '<b>B</b>' };
const everybody = (salt: string, offers: object[], over: object = {}) =>
  anActivity(salt, {
    kind: 'audience',
    variants: [{ key: 'b', name: 'B', weight: 10_000, offers: offers as [] }], // cast: parsed by the contract
    ...over,
  });

describe('/m2/{clientCode}/mbox/json (P-03)', () => {
  let app: FastifyInstance;
  let stream: MemoryStream;
  let activities: Activity[];
  let isOn = true;

  beforeEach(async () => {
    stream = createMemoryStream();
    isOn = true;
    activities = [everybody('a', [html])];
    app = Fastify();
  });
  afterEach(() => app.close());

  const start = async () => {
    const program = compile(activities.map((one) => Activity.parse(one)));
    await app.register(deliveryRoutes, {
      program: () => program,
      previewSource: { previews, find: (id) => activities.find((one) => one.id === id) },
      stream,
      property: { domains: ['altre.example'] },
      clientCode: 'tramuntana',
      reportSuite: 'tramuntana-dev',
      publicOrigin: 'https://www.tramuntana.example',
      ratePerMinute: 10_000,
      trustedProxies: 0,
      isOn,
      nowMs: () => NOW_MS,
    });
  };
  const query = (over: object = {}) =>
    encodeDelivery({
      mbox: 'target-global-mbox',
      sessionId: 'a1b2',
      deviceId: '',
      url: PAGE,
      parameters: [],
      customerIds: {},
      ...over,
    });
  const get = async (over: object = {}, headers: Record<string, string> = ELSEWHERE, client = 'tramuntana') =>
    (await app.inject({ url: `/m2/${client}/mbox/json?${query(over)}`, headers })).json();

  test('P-03 an answer has the session as requested, a device id, actions and tokens, and CORS headers', async () => {
    await start();
    const answer = await app.inject({ url: `/m2/tramuntana/mbox/json?${query()}`, headers: ELSEWHERE });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.altre.example',
      'access-control-allow-credentials': 'true',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toEqual({
      sessionId: 'a1b2',
      tntId: expect.stringMatching(/^[\da-f]{32}\.1_0$/),
      offers: [
        {
          actions: [{ action: 'setContent', selector: '#titular', cssSelector: '#titular', content: '<b>B</b>' }],
          responseTokens: { 'activity.id': activities[0]?.id, 'activity.name': 'Titular', 'experience.name': 'b' },
        },
      ],
    });
  });

  test('P-03 GET, a form and a beacon with parameters in the URL are equivalent', async () => {
    await start();
    const url = '/m2/tramuntana/mbox/json';
    const deviceId = 'd1.1_0';
    const form = await app.inject({
      method: 'POST',
      url,
      payload: query({ deviceId }),
      headers: { ...ELSEWHERE, 'content-type': 'application/x-www-form-urlencoded' },
    });
    const beacon = await app.inject({ method: 'POST', url: `${url}?${query({ deviceId })}`, headers: ELSEWHERE });
    const plain = await get({ deviceId });
    expect([form.json(), beacon.json()]).toEqual([plain, plain]);
    expect(plain.tntId).toBe(deviceId);
  });

  test('P-03 every kind of offer in its format', async () => {
    const redirect = { kind: 'redirect', url: 'https://m.altre.example/b/', includeAllUrlParameters: true };
    activities = [
      everybody('a', [
        {
          kind: 'actions',
          actions: [
            { action: 'setText', selector: '#a', content: '<i>' },
            { action: 'remove', selector: '#b' },
          ],
        },
        { kind: 'json', content: { a: [1] } },
      ]),
      everybody('b', [redirect]),
      everybody('c', [{ kind: 'slots', slots: { 'story.title': 'Només al nostre web' } }]),
    ];
    await start();
    const { offers } = await get();
    expect(offers).toMatchObject([
      {
        actions: [
          { action: 'setContent', contentType: 'text', selector: '#a', content: '<i>' },
          { action: 'remove', selector: '#b' },
        ],
        json: { a: [1] },
      },
      { actions: [{ action: 'redirect', url: 'https://m.altre.example/b/', includeAllUrlParameters: 'true' }] },
    ]);
    expect(offers).toHaveLength(2);
  });

  test.each([
    ['an unknown client', {}, 'altri', 'client code is unknown', 'clientCode'],
    ['no name', { mbox: undefined }, 'tramuntana', 'mbox option is required', 'mbox'],
    ['a name of 251 characters', { mbox: 'x'.repeat(251) }, 'tramuntana', 'mbox option is too long', 'mbox'],
    [
      'a malformed parameter',
      { sessionId: 'no és cap id' },
      'tramuntana',
      'parameter mboxSession expects up to 128 letters, digits, dots and hyphens',
      'mboxSession',
    ],
  ])('P-05 S-04 %s: the catalogued error, and an entry visible to staff', async (_what, over, client, error, field) => {
    await start();
    expect(await get(over, ELSEWHERE, client)).toEqual({ error });
    expect(stream.rowsOf('rejected')).toMatchObject([{ protocol: 'delivery', field }]);
    expect(stream.rowsOf('hits')).toEqual([]);
  });

  test('S-04 a body that is not UTF-8 is refused and stored', async () => {
    await start();
    const answer = await app.inject({
      method: 'POST',
      url: '/m2/tramuntana/mbox/json',
      payload: Buffer.from([109, 61, 255]),
      headers: ELSEWHERE,
    });
    expect(answer.json()).toEqual({ error: 'body is not UTF-8' });
    expect(stream.rowsOf('rejected')).toMatchObject([{ reason: 'notUtf8' }]);
  });

  test('P-06 C-06 without consent on our own pages nothing is assigned or stored, and no device id is sent', async () => {
    await start();
    const own = { ...ELSEWHERE, origin: 'https://www.tramuntana.example' };
    for (const headers of [own, { ...ELSEWHERE, cookie: 'sintonia_consent=1.110' }]) {
      expect(await get({}, headers)).toEqual({ sessionId: 'a1b2', offers: [] });
    }
    expect(stream.rowsOf('hits')).toEqual([]);
    expect((await get({}, { ...own, cookie: 'sintonia_consent=1.001' })).offers).toHaveLength(1);
  });

  describe('preview links on other sites (P-06)', () => {
    const ab = (state: Activity['state']) =>
      anActivity(
        'ab',
        {
          variants: [
            { key: 'a', name: 'A', weight: 10_000, offers: [] },
            {
              key: 'b',
              name: 'B',
              weight: 0,
              offers: [
                html,
                { kind: 'actions', actions: [{ action: 'trackClick', selector: '#x', clickTrackId: 'x' }] },
              ],
            },
          ],
        },
        { state },
      );
    const tokenOf = (over: object = {}) => ({ activity: activities[0]?.id ?? '', variant: 'b', ...over });
    const shown = {
      actions: [{ action: 'setContent', selector: '#titular', cssSelector: '#titular', content: '<b>B</b>' }],
    };

    test('P-06 a preview shows a draft’s variant on addresses with its parameter, without counting', async () => {
      activities = [ab('draft'), everybody('c', [html])];
      await start();
      const url = `${PAGE}&previsualitza=${previews.token(tokenOf(), NOW_MS)}`;
      expect(await get({ url })).toMatchObject({ sessionId: 'a1b2', offers: [shown] });
      expect((await get({ url, mbox: 'una-altra' })).offers).toEqual([]);
      expect((await get({ url: url.replace('3001', '3009') })).offers).toEqual([]);
      await get({ url, mbox: 'm-clicked', clickTrackId: 'x' });
      expect(stream.rowsOf('hits')).toEqual([]);
    });

    test('P-06 a preview session continues in the client’s session until it ends or expires, without counting', async () => {
      activities = [ab('live')];
      await start();
      const token = previews.sessions.token(tokenOf(), NOW_MS);
      const begun = await get({ url: `${PAGE}&prova=${token}` });
      expect(begun).toMatchObject({ sessionId: `prova.${token}`, offers: [shown] });
      expect(begun.tntId).toBeUndefined();
      expect((await get({ sessionId: begun.sessionId })).offers).toMatchObject([shown]);
      await get({ sessionId: begun.sessionId, mbox: 'm-clicked', clickTrackId: 'x' });
      expect(stream.rowsOf('hits')).toEqual([]);
      const old = `prova.${previews.sessions.token(tokenOf(), NOW_MS - 9 * 3_600_000)}`;
      for (const over of [{ sessionId: begun.sessionId, url: `${PAGE}&prova=fi` }, { sessionId: old }]) {
        const ended = await get(over);
        expect(ended.sessionId).toMatch(/^[\da-f]{32}$/);
        expect(ended.offers[0].responseTokens['experience.name']).toBe('a');
      }
      expect(stream.rowsOf('hits').length).toBeGreaterThan(0);
    });

    test('P-06 a token with an invalid signature, or of the other kind, is ignored', async () => {
      activities = [ab('live')];
      await start();
      const preview = previews.sessions.token(tokenOf(), NOW_MS);
      for (const query of ['prova=fals', `previsualitza=${preview}`, 'prova=']) {
        const { sessionId, offers } = await get({ url: `${PAGE}&${query}` });
        expect([sessionId, offers[0].responseTokens['experience.name']]).toEqual(['a1b2', 'a']);
      }
    });

    test('P-06 the session id is valid, even for a long variant name', () => {
      const one = { activity: ab('live').id, variant: 'una-variant-amb-un-nom-que-no-s-acaba-mai-de-cap-manera' };
      expect(`prova.${previews.sessions.token({ ...one, variant: one.variant.slice(0, 50) }, NOW_MS)}`).toMatch(
        /^[\w.-]{1,128}$/,
      );
      expect(previews.open(previews.token(one, NOW_MS), NOW_MS)).toEqual(one);
    });
  });

  test.each(['https://www.altre.example/noticia/3001/nou/', '/noticia/3001/nou'])(
    'P-06 on its own target page (%s) a redirect does nothing',
    async (url) => {
      activities = [everybody('r', [{ kind: 'redirect', url }])];
      await start();
      expect((await get()).offers[0].actions).toHaveLength(1);
      expect((await get({ url: 'https://www.altre.example/noticia/3001/nou/?x=1' })).offers[0].actions).toBeUndefined();
    },
  );

  test('P-03 when switched off, clients stop for a day', async () => {
    isOn = false;
    await start();
    expect(await get()).toEqual({ disabled: { message: 'delivery disabled', duration: 86_400_000 } });
  });

  test('P-06 an exposure is stored with visitor, page and variant; a repeat in the same session is the same event', async () => {
    await start();
    for (let i = 0; i < 2; i++) await get({ visitorId: '2001', deviceId: 'd1.1_0' });
    const rows = stream.rowsOf('hits');
    expect(new Set(rows.map(({ event_id }) => event_id)).size).toBe(1);
    expect(rows[0]).toMatchObject({
      kind: 'exposure',
      suite: 'tramuntana-dev',
      visitor_id: '2001',
      tier: 'consented',
      path: '/noticia/3001/x/',
      device: 'desktop',
      browser: 'Firefox 145',
      context: { 'exposure.activity': activities[0]?.id, 'exposure.variant': 'b', 'exposure.via': 'delivery' },
    });
  });

  test('P-05 S-04 an unknown request name gets the default without error, and one log entry an hour', async () => {
    activities = [
      ...activities,
      anActivity('esborrany', { place: { paths: ['/*'], mboxes: ['preparada'] } }, { state: 'draft' }),
    ];
    await start();
    for (const mbox of ['preparada', 'portda', 'portda']) {
      const answer = await get({ mbox, deviceId: 'd1.1_0' });
      expect([answer.offers, answer.error]).toEqual([[], undefined]);
    }
    expect(stream.rowsOf('rejected')).toMatchObject([{ protocol: 'delivery', reason: 'badValue', field: 'mbox' }]);
  });

  test('P-06 a client that stores nothing gets offers, but is not a new visitor with each call', async () => {
    await start();
    const alone = { crossDomain: 'x-only', deviceId: undefined };
    expect((await get(alone)).offers).toHaveLength(1);
    expect(stream.rowsOf('hits')).toEqual([]);
    await get({ ...alone, visitorId: '2001' });
    expect(stream.rowsOf('hits')).toHaveLength(1);
  });

  test('P-03 clicks, and events that a goal counts, are stored; other names are not', async () => {
    activities = [everybody('a', [html], { goals: [{ metric: 'custom', name: 'subscripcio', as: 'count' }] })];
    await start();
    const device = { deviceId: 'd1.1_0' };
    expect((await get({ ...device, mbox: 'm-clicked', clickTrackId: 'trk-1' })).offers).toEqual([]);
    await get({ ...device, mbox: 'subscripcio', requestId: 'r1' });
    await get({ ...device, mbox: 'una-altra', requestId: 'r2' });
    expect(
      stream
        .rowsOf('hits')
        .map(({ kind, link_type, link_name, visitor_id }) => [kind, link_type, link_name, visitor_id]),
    ).toEqual([
      ['link', 'mboxClick', 'trk-1', 'd1'],
      ['link', 'mboxEvent', 'subscripcio', 'd1'],
    ]);
  });

  test('P-06 a visitor known by device or visitor id stays in one variant, and variants share the traffic', async () => {
    activities = [
      anActivity('ab', {
        variants: [
          { key: 'a', name: 'A', weight: 5000, offers: [] },
          { key: 'b', name: 'B', weight: 5000, offers: [html] },
        ],
      }),
    ];
    await start();
    const variantOf = async (over: object) => (await get(over)).offers[0].responseTokens['experience.name'];
    const seen = new Map<string, number>();
    for (const id of visitors(200)) {
      const variant = await variantOf({ visitorId: id });
      expect(await variantOf({ deviceId: `${id}.37_0` })).toBe(variant);
      seen.set(variant, (seen.get(variant) ?? 0) + 1);
    }
    expect(Math.abs((seen.get('a') ?? 0) - 100)).toBeLessThan(29);
  });

  test('P-06 a path full of near matches is answered in bounded time, by GET and POST', async () => {
    activities = [everybody('a', [html], { place: { paths: [`/${'*a'.repeat(90)}*b`] } })];
    await start();
    const body = query({ url: `https://www.altre.example/${'a'.repeat(4000)}` });
    const payload = query({ url: `https://www.altre.example/${'a'.repeat(200_000)}` });
    const answer = await app.inject({ url: `/m2/tramuntana/mbox/json?${body}`, headers: ELSEWHERE });
    const posted = await app.inject({ method: 'POST', url: '/m2/tramuntana/mbox/json', payload, headers: ELSEWHERE });
    expect([answer.json().offers, posted.json().offers]).toEqual([[], []]);
  });
});
