import { afterEach, describe, expect, test } from 'vitest';
import { anActivity, visitors } from '../testing/an-activity.ts';
import { ELSEWHERE, everybody, html, query, startDelivery, type TestDelivery } from '../testing/test-delivery.ts';

const ACTIVITY = everybody('a', [html]);

describe('/m2/{clientCode}/mbox/json (P-03)', () => {
  let delivery: TestDelivery;
  afterEach(() => delivery.app.close());

  const start = async (activities = [ACTIVITY], isOn = true) => {
    delivery = await startDelivery(activities, isOn);
    return delivery;
  };

  test('P-03 an answer has the session as requested, a device id, actions and tokens, and CORS headers', async () => {
    const { app } = await start();
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
          responseTokens: { 'activity.id': ACTIVITY.id, 'activity.name': 'Titular', 'experience.name': 'b' },
        },
      ],
    });
  });

  test('P-03 GET, a form and a beacon with parameters in the URL are equivalent', async () => {
    const { app, get } = await start();
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
    const { get } = await start([
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
    ]);
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
    const { stream, get } = await start();
    expect(await get(over, ELSEWHERE, client)).toEqual({ error });
    expect(stream.rowsOf('rejected')).toMatchObject([{ protocol: 'delivery', field }]);
    expect(stream.rowsOf('hits')).toEqual([]);
  });

  test('S-04 a body that is not UTF-8 is refused and stored', async () => {
    const { app, stream } = await start();
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
    const { stream, get } = await start();
    const own = { ...ELSEWHERE, origin: 'https://www.tramuntana.example' };
    for (const headers of [own, { ...ELSEWHERE, cookie: 'sintonia_consent=1.110' }]) {
      expect(await get({}, headers)).toEqual({ sessionId: 'a1b2', offers: [] });
    }
    expect(stream.rowsOf('hits')).toEqual([]);
    expect((await get({}, { ...own, cookie: 'sintonia_consent=1.001' })).offers).toHaveLength(1);
  });

  test.each(['https://www.altre.example/noticia/3001/nou/', '/noticia/3001/nou'])(
    'P-06 on its own target page (%s) a redirect does nothing',
    async (url) => {
      const { get } = await start([everybody('r', [{ kind: 'redirect', url }])]);
      expect((await get()).offers[0].actions).toHaveLength(1);
      expect((await get({ url: 'https://www.altre.example/noticia/3001/nou/?x=1' })).offers[0].actions).toBeUndefined();
    },
  );

  test('P-03 when switched off, clients stop for a day', async () => {
    const { get } = await start([ACTIVITY], false);
    expect(await get()).toEqual({ disabled: { message: 'delivery disabled', duration: 86_400_000 } });
  });

  test('P-06 an exposure is stored with visitor, page and variant; a repeat in the same session is the same event', async () => {
    const { stream, get } = await start();
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
      context: { 'exposure.activity': ACTIVITY.id, 'exposure.variant': 'b', 'exposure.via': 'delivery' },
    });
  });

  test('P-05 S-04 an unknown request name gets the default without error, and one log entry an hour', async () => {
    const { stream, get } = await start([
      ACTIVITY,
      anActivity('esborrany', { place: { paths: ['/*'], mboxes: ['preparada'] } }, { state: 'draft' }),
    ]);
    for (const mbox of ['preparada', 'portda', 'portda']) {
      const answer = await get({ mbox, deviceId: 'd1.1_0' });
      expect([answer.offers, answer.error]).toEqual([[], undefined]);
    }
    expect(stream.rowsOf('rejected')).toMatchObject([{ protocol: 'delivery', reason: 'badValue', field: 'mbox' }]);
  });

  test('P-06 a client that stores nothing gets offers, but is not a new visitor with each call', async () => {
    const { stream, get } = await start();
    const alone = { crossDomain: 'x-only', deviceId: undefined };
    expect((await get(alone)).offers).toHaveLength(1);
    expect(stream.rowsOf('hits')).toEqual([]);
    await get({ ...alone, visitorId: '2001' });
    expect(stream.rowsOf('hits')).toHaveLength(1);
  });

  test('P-03 clicks, and events that a goal counts, are stored; other names are not', async () => {
    const { stream, get } = await start([
      everybody('a', [html], { goals: [{ metric: 'custom', name: 'subscripcio', as: 'count' }] }),
    ]);
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
    const { get } = await start([
      anActivity('ab', {
        variants: [
          { key: 'a', name: 'A', weight: 5000, offers: [] },
          { key: 'b', name: 'B', weight: 5000, offers: [html] },
        ],
      }),
    ]);
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
    const { app } = await start([everybody('a', [html], { place: { paths: [`/${'*a'.repeat(90)}*b`] } })]);
    const body = query({ url: `https://www.altre.example/${'a'.repeat(4000)}` });
    const payload = query({ url: `https://www.altre.example/${'a'.repeat(200_000)}` });
    const answer = await app.inject({ url: `/m2/tramuntana/mbox/json?${body}`, headers: ELSEWHERE });
    const posted = await app.inject({ method: 'POST', url: '/m2/tramuntana/mbox/json', payload, headers: ELSEWHERE });
    expect([answer.json().offers, posted.json().offers]).toEqual([[], []]);
  });
});
