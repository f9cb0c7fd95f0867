import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSyncPartners } from '../config/values/sync-partners.ts';
import { createTestServer, type TestServer } from '../http/testing/create-test-server.ts';

const MID = '20000000000000000000000000000000000001';
const ASK = `/id?d_fieldgroup=AAM&d_orgid=7A51C0DE5EED0001F00DCAFE%40SintoniaOrg&d_mid=${MID}`;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ ID_SYNC_PARTNERS: '24=https://sync.soci.example/p?d={visitor}' });
});
afterAll(() => server.app.close());

const partnersFor = async (cookie = ''): Promise<unknown[]> =>
  (await server.app.inject({ url: ASK, headers: { cookie } })).json().ibs;

describe('partners of the broadcaster (I-03)', () => {
  test('I-03 C-06 visitors who consent are synced with the partners, others are not', async () => {
    const item = { id: '24', tag: 'img', ttl: 20_160, fireURLSync: 1, syncOnPage: 0 };
    expect(await partnersFor('sintonia_consent=1.110')).toEqual([
      { ...item, url: [`https://sync.soci.example/p?d=${MID}`] },
    ]);
    expect(await partnersFor()).toEqual([]);
    expect(await partnersFor('sintonia_consent=1.010')).toEqual([]);
    expect(await partnersFor('sintonia_consent=1.101')).toEqual([]);
    expect(await partnersFor('sintonia_consent=1.000')).toEqual([]);
  });

  test('I-03 the frame may call the partners only', async () => {
    const { headers } = await server.app.inject({ url: '/dest5.html', headers: { cookie: 'sintonia_consent=1.110' } });
    expect(headers['content-security-policy']).toContain('img-src https://sync.soci.example;');
  });

  test('I-03 a malformed list is refused as a whole', () => {
    expect(parseSyncPartners('24=https://a.example/x, 25=https://b.example/y')).toHaveLength(2);
    for (const list of ['', '24', 'x=https://a.example', '24=http://a.example', '24=https://a.example,,'])
      expect(parseSyncPartners(list), list).toBeNull();
  });
});
