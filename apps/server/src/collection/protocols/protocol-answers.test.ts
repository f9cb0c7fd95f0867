/** Answers of each measurement address to each method, as its clients need them (S-01, S-02). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../http/testing/create-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ SITE_DOMAINS: 'media.example' });
});
afterAll(() => server.app.close());

const origin = 'https://www.media.example';
const HIT = '/b/ss/one/1/JS-2.22.4/s1?AQB=1&pageName=p&AQE=1';
const REPORT =
  's:event:sid=17952218148779650&s:event:type=play&l:event:ts=1795221814973&s:asset:type=main&s:asset:video_id=1001';
const ORGANISATION = 'd_orgid=7A51C0DE5EED0001F00DCAFE%40SintoniaOrg';
const SETTINGS = '/hb/settings/7a51c0de5eed0001f00dcafe-sintoniaorg.xml';

/** CORS permission: with credentials for this origin, for any origin without, or none. */
type Permission = 'cookies' | 'anyOrigin' | 'none';
const permissionOf = (headers: Record<string, unknown>): Permission => {
  const allowed = headers['access-control-allow-origin'];
  if (allowed === '*') return 'anyOrigin';
  return allowed === origin && headers['access-control-allow-credentials'] === 'true' ? 'cookies' : 'none';
};

describe('every address and method (S-01)', () => {
  test.each<['GET' | 'HEAD' | 'POST' | 'OPTIONS' | 'PUT', string, number, string, Permission]>([
    ['GET', HIT, 200, 'image/gif', 'cookies'],
    ['HEAD', HIT, 200, 'image/gif', 'cookies'],
    ['POST', HIT, 200, 'image/gif', 'cookies'],
    ['OPTIONS', HIT, 204, '', 'cookies'],
    ['PUT', HIT, 405, 'application/json; charset=utf-8', 'cookies'],
    ['GET', HIT.replace('/1/', '/10/'), 200, 'text/javascript; charset=utf-8', 'cookies'],
    ['POST', HIT.replace('/1/', '/10/'), 200, 'application/json; charset=utf-8', 'cookies'],
    ['GET', `/hb/?${REPORT}`, 204, '', 'anyOrigin'],
    ['HEAD', `/hb/?${REPORT}`, 204, '', 'anyOrigin'],
    ['POST', `/hb/?${REPORT}`, 204, '', 'anyOrigin'],
    ['OPTIONS', `/hb/?${REPORT}`, 204, '', 'anyOrigin'],
    ['PUT', `/hb/?${REPORT}`, 405, 'application/json; charset=utf-8', 'anyOrigin'],
    ['GET', `/hb?${REPORT}`, 204, '', 'anyOrigin'],
    ['GET', `/?${REPORT}`, 204, '', 'anyOrigin'],
    ['GET', '/click?pev2=a', 200, 'image/gif', 'cookies'],
    ['HEAD', '/click?pev2=a', 200, 'image/gif', 'cookies'],
    ['POST', '/click?pev2=a', 204, '', 'cookies'],
    ['OPTIONS', '/click?pev2=a', 204, '', 'cookies'],
    ['PUT', '/click?pev2=a', 405, 'application/json; charset=utf-8', 'cookies'],
    ['POST', '/collect', 200, 'application/json; charset=utf-8', 'cookies'],
    ['OPTIONS', '/collect', 204, '', 'cookies'],
    ['GET', '/collect', 405, 'application/json; charset=utf-8', 'none'],
    ['GET', `/id?${ORGANISATION}&d_fieldgroup=MC`, 200, 'application/json; charset=utf-8', 'cookies'],
    ['OPTIONS', `/id?${ORGANISATION}`, 204, '', 'cookies'],
    ['GET', '/optOutStatus', 200, 'application/json; charset=utf-8', 'cookies'],
    ['GET', '/dest5.html', 200, 'text/html; charset=utf-8', 'none'],
    ['GET', SETTINGS, 200, 'text/xml; charset=utf-8', 'anyOrigin'],
    ['HEAD', SETTINGS, 200, 'text/xml; charset=utf-8', 'anyOrigin'],
    ['OPTIONS', SETTINGS, 204, '', 'anyOrigin'],
    ['GET', SETTINGS.slice(3), 200, 'text/xml; charset=utf-8', 'anyOrigin'],
  ])('%s %s is answered with %i %s', async (method, url, status, type, permission) => {
    const answer = await server.inject({ method, url, headers: { origin, 'user-agent': 'Mozilla/5.0' } });
    expect([answer.statusCode, answer.headers['content-type'] ?? '', permissionOf(answer.headers)]).toEqual([
      status,
      type,
      permission,
    ]);
    if (status === 405) expect(answer.headers.allow).toContain('OPTIONS');
  });
});

describe('forms of a hit (S-02)', () => {
  const take = async (url: string) => {
    const before = server.stream.rowsOf('hits').length;
    const { statusCode } = await server.inject({ url, headers: { 'user-agent': 'Mozilla/5.0' } });
    return { statusCode, rows: server.stream.rowsOf('hits').slice(before) };
  };

  test('A-01 context data in groups that are closed and opened again, and in two blocks, is merged', async () => {
    const nested =
      'c.&programa=Informatiu&a.&media.&name=x&.media&contentType=vod&.a&.c&events=event1' +
      '&c.&a.&media.&view=true&.media&activitymap.&page=portada&link=Mira&.activitymap&.a&.c';
    const { rows } = await take(`/b/ss/one/1/JS/s2?AQB=1&pageName=p&${nested}&AQE=1`);
    expect(rows[0]?.context).toEqual({
      programa: 'Informatiu',
      'a.media.name': 'x',
      'a.contentType': 'vod',
      'a.media.view': 'true',
      'a.activitymap.page': 'portada',
      'a.activitymap.link': 'Mira',
    });
  });

  test('A-01 an unclosed group is read to its end', async () => {
    const { rows } = await take('/b/ss/one/1/JS/s3?AQB=1&c.&a.&media.&name=x&AQE=1');
    expect(rows[0]?.context).toEqual({ 'a.media.name': 'x' });
  });

  test('S-04 a hit without AQE is truncated: refused, and stored with its bytes', async () => {
    const url = '/b/ss/one/1/JS/s4?AQB=1&pageName=tal';
    expect(await take(url)).toEqual({ statusCode: 400, rows: [] });
    expect(server.stream.rowsOf('rejected').at(-1)).toMatchObject({ reason: 'truncated', raw: url });
  });

  test('A-01 a hit with several suites is one row per suite, and one event', async () => {
    const { rows } = await take('/b/ss/one,two,one/1/JS/s5?AQB=1&pageName=p&AQE=1');
    expect(rows.map(({ suite }) => suite)).toEqual(['one', 'two']);
    expect(new Set(rows.map(({ event_id }) => event_id)).size).toBe(1);
  });

  test('M-09 a heartbeat has its page’s suites, or by default this server’s own', async () => {
    const suitesOf = async (more: string) => {
      await server.inject({ url: `/hb/?${REPORT}${more}`, headers: { 'user-agent': 'Mozilla/5.0' } });
      return server.stream.rowsOf('playback').at(-1)?.suites;
    };
    expect(await suitesOf('&s:sc:rsid=one%2Ctwo&x=1')).toEqual(['one', 'two']);
    expect(await suitesOf('&x=2')).toEqual([server.config.reportSuite]);
  });
});
