/** Recorded requests of the incumbent's clients: each must be decoded completely and answered as they need (S-02). */
import { type Pair, toQuery } from '@sintonia/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../http/testing/create-test-server.ts';
import recorded from './fixtures/traces/recorded-requests.json' with { type: 'json' };

interface Recorded {
  trace: string;
  method: 'GET' | 'POST';
  path: string;
  query: Pair[];
  status: number;
  body?: string;
  contextData?: Record<string, string>;
}
const requests = recorded as unknown as Recorded[]; // cast: JSON tuples are read as arrays
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.app.close());

const urlOf = ({ path, query }: Recorded) => (query.length > 0 ? `${path}?${toQuery(query)}` : path);
const send = (request: Recorded) =>
  server.inject({
    method: request.method,
    url: urlOf(request),
    headers: {
      'user-agent': CHROME,
      origin: 'https://www.media.example',
      ...(request.body && { 'content-type': 'text/plain;charset=UTF-8' }),
    },
    ...(request.body && { body: request.body }),
    remoteAddress: '81.2.69.142',
  });
const lastHit = () => server.stream.rowsOf('hits').at(-1);
const traceRequest = (trace: string, at = 0): Recorded => {
  const found = requests.filter((request) => request.trace === trace)[at];
  if (!found) throw new Error(`no request ${at} in ${trace}`);
  return found;
};

describe('recorded requests of the incumbent’s clients (S-02)', () => {
  test('every one is accepted with the status that its client needs, and none is rejected', async () => {
    for (const request of requests) {
      const answer = await send(request);
      expect([request.trace, answer.statusCode]).toEqual([request.trace, request.status]);
    }
    expect(server.stream.rowsOf('rejected')).toEqual([]);
    expect(server.stream.rowsOf('hits').length + server.stream.rowsOf('playback').length).toBe(requests.length);
  });

  test('context data is decoded to the flattened keys of the client', () => {
    const hits = server.stream.rowsOf('hits');
    const withContext = requests.filter((request) => request.contextData);
    expect(withContext.length).toBeGreaterThan(5);
    for (const request of withContext) {
      // The recorder flattened customer ids in the same way; they are not context data.
      const context = Object.fromEntries(
        Object.entries(request.contextData ?? {}).filter(([name]) => !name.startsWith('cid.')),
      );
      const target = `${request.path}?${request.body ?? toQuery(request.query)}`;
      expect(hits.find((hit) => hit.raw === target)?.context).toEqual(context);
    }
  });

  test('A-01 a page view fills its columns', async () => {
    const request = traceRequest('an-pageview-full');
    const hit = server.stream.rowsOf('hits').find((row) => row.raw.startsWith(request.path));
    expect(hit).toMatchObject({
      suite: 'mediadev',
      kind: 'pageview',
      tier: 'consented',
      visitor_id: '20000000000000000000000000000000000001',
      sent_at: '2026-11-21T00:39:04.000Z',
      page_name: 'portada',
      url: 'https://www.media.example/portada?ext=butlleti&int=caixa',
      path: '/portada',
      section: 'seccio',
      page_type: 'noticia',
      portal: 'portal',
      campaign_external: 'ext:butlleti:01',
      events: ['event1', 'event2=3', 'event5:abc123', 'purchase'],
      screen: '1280x720',
      viewport: '1280x720',
      device: 'desktop',
      browser: 'Chrome 142',
      os: 'Linux',
      is_robot: 0,
      address: '81.2.69.0',
      variables: { c1: 'seccio', v1: 'noticia', v250: 'max' },
    });
  });

  test('A-02 stores custom links, and an exit sent as a beacon', () => {
    const hits = server.stream.rowsOf('hits');
    expect(hits.filter((hit) => hit.kind === 'link')).toMatchObject([
      { link_type: 'lnk_o', link_name: expect.any(String) },
      { link_type: 'lnk_e', link_url: 'http://www.sortida.example/x', context: { 'a.activitymap.link': 'Web extern' } },
    ]);
  });

  test('the parameters of a POST are in its body, and its answer allows credentials', async () => {
    const answer = await send({ ...traceRequest('an-long-url-post'), body: 'AQB=1&pageName=una%20altra&AQE=1' });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.media.example',
      'access-control-allow-credentials': 'true',
    });
    expect(lastHit()?.page_name).toBe('una altra');
  });

  test('a hit that requests postbacks gets a script, others an image of 43 bytes', async () => {
    expect((await send(traceRequest('an-postbacks'))).headers['content-type']).toBe('text/javascript; charset=utf-8');
    const image = await send(traceRequest('an-pageview-full'));
    expect(image.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
    expect(image.rawPayload).toHaveLength(43);
  });

  test('I-02 the customer id of a signed-in visitor gives the hit the signed-in tier', () => {
    const hit = server.stream.rowsOf('hits').find((row) => row.customer_id !== '');
    expect(hit).toMatchObject({ customer_id: 'u-123', tier: 'signedIn' });
  });

  test('M-09 stores the heartbeats of a plain session, with main content, quality and session', () => {
    const session = server.stream
      .rowsOf('playback')
      .filter((row) => row.video_id === 'tn-migdia-0001' && row.session_id === '1795221814877965004503');
    expect(session.map((row) => row.event)).toEqual([
      'start',
      'aa_start',
      'start',
      'play',
      'play',
      'play',
      'play',
      'play',
      'complete',
    ]);
    expect(session[1]).toMatchObject({
      event: 'aa_start',
      visitor_id: '20000000000000000000000000000000000001',
      asset_type: 'main',
      video_name: 'Informatiu migdia',
      length_s: 25,
      stream_type: 'vod',
      player_name: 'reproductor-web',
      channel: 'Canal U',
      prev_ts: -1,
      sent_at: new Date(1_795_221_814_973).toISOString(),
    });
    expect(session[0]).toMatchObject({ media_type: 'video', visitor_id: '', tier: 'consented' });
  });

  test('S-01 ads and chapters, errors, metadata and customer ids have their columns', () => {
    const rows = server.stream.rowsOf('playback');
    expect(rows.find((row) => row.asset_type === 'ad')).toMatchObject({
      ad_id: expect.stringMatching(/./),
      ad_session_id: expect.stringMatching(/^\d{14,22}$/),
      pod_position: '1',
    });
    expect(rows.find((row) => row.event === 'chapter_start')?.chapter_id).toMatch(/^[0-9a-f]{32}_/);
    expect(rows.find((row) => row.event === 'error')).toMatchObject({ error_source: 'sourceErrorSDK' });
    expect(rows.some((row) => row.metadata['a.media.show'])).toBe(true);
    expect(rows.find((row) => row.event === 'aa_start' && row.tier === 'signedIn')?.customer_ids).toMatchObject({
      userid: 'u-123',
    });
  });
});
