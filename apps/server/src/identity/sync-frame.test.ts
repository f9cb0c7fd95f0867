import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/create-test-server.ts';

const EMBEDDER = 'https://www.media.example';
/** Recorded from the incumbent's client. */
const RECORDED =
  '---destpub-combined---ibs|411|img|%2F%2Fsync.soci.example%2Fibs%3Fx%3D1|10080|||true' +
  '%01ibs|900|img|%2F%2Fsync3.soci.example%2F|1440|||false';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ ID_SYNC_HOSTS: 'sync.soci.example, other.example:8443' });
});
afterAll(() => server.app.close());

const scriptOf = (html: string) => /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';

/** Runs the frame like a browser. Returns the calls that it makes for posted messages. */
function open(html: string, hash = `#${encodeURIComponent(EMBEDDER)}`) {
  const fired: string[] = [];
  const parent = {};
  let onEvent: (message: unknown) => void = () => {};
  runInNewContext(scriptOf(html), {
    document: { documentElement: { dataset: { hosts: /data-hosts="([^"]*)"/.exec(html)?.[1] } } },
    location: { hash },
    parent,
    URL,
    addEventListener: (_type: string, listener: typeof onEvent) => {
      onEvent = listener;
    },
    Image: class {
      set src(address: string) {
        fired.push(address);
      }
    },
  });
  const post = (data: unknown, from: object = {}) => onEvent({ source: parent, origin: EMBEDDER, data, ...from });
  return { fired, post };
}

const YES = 'sintonia_consent=1.110';
const frameHtml = async (cookie = YES) =>
  (await server.app.inject({ url: '/dest5.html?d_nsid=0', headers: { cookie } })).body;

describe('ID-sync frame (I-03)', () => {
  test('I-03 its policy allows only its own script, the named hosts, and embedding', async () => {
    const { headers, body } = await server.app.inject({ url: '/dest5.html?d_nsid=0', headers: { cookie: YES } });
    const hash = createHash('sha256').update(scriptOf(body)).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; img-src https://sync.soci.example https://other.example:8443; ` +
        "base-uri 'none'; form-action 'none'; sandbox allow-scripts allow-same-origin; frame-ancestors *",
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('I-03 posted syncs to named hosts are called once each', async () => {
    const { fired, post } = open(await frameHtml());
    post(RECORDED);
    post(RECORDED);
    post(
      '---destpub-combined---ibs|1|img|%2F%2Fother.example%3A8443%2Fa,https%3A%2F%2Fsync.soci.example%2Fb|10|||true',
    );
    expect(fired).toEqual([
      'https://sync.soci.example/ibs?x=1',
      'https://other.example:8443/a',
      'https://sync.soci.example/b',
    ]);
  });

  test.each([
    ['from another origin', RECORDED, { origin: 'https://evil.example' }],
    ['from another window', RECORDED, { source: {} }],
    ['of another form', RECORDED.replace('combined', 'debug'), {}],
    ['that is no text', { length: 1 }, {}],
    ['for a script', RECORDED.replaceAll('|img|', '|iframe|'), {}],
    ['over http', RECORDED.replace('%2F%2Fsync.', 'http%3A%2F%2Fsync.'), {}],
    ['with a password', RECORDED.replace('%2F%2Fsync.', '%2F%2Fa%3Ab%40sync.'), {}],
    ['to the frame’s own host', '---destpub-combined---ibs|1|img|%2Fid|10|||true', {}],
    ['that cannot be read', '---destpub-combined---ibs|1|img|%E0%A4%A|10', {}],
  ])('I-03 a message %s causes no call', async (_what, data, from) => {
    const { fired, post } = open(await frameHtml());
    post(data, from);
    expect(fired).toEqual([]);
  });

  test('I-03 by default no host is allowed', async () => {
    const plain = await createTestServer();
    const { headers, body } = await plain.app.inject('/dest5.html');
    expect(headers['content-security-policy']).toContain("img-src 'none'");
    const { fired, post } = open(body);
    post(RECORDED);
    expect(fired).toEqual([]);
    await plain.app.close();
  });

  test('C-06 a visitor who refused is synced with no partner', async () => {
    const { fired, post } = open(await frameHtml('sintonia_consent=1.000'));
    post(RECORDED);
    expect(fired).toEqual([]);
  });
});
