/** The product in five processes behind a proxy (S-05): visitors and clients see the same as from one process. */

import { existsSync } from 'node:fs';
import { OverviewReport } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LATEST } from './support/ask-report.ts';
import { type RunningCluster, startCluster } from './support/start-cluster.ts';
import { freePort } from './support/start-server.ts';
import { COMPUTER } from './support/user-agents.ts';

const canRun =
  process.env.SCALE_OUT !== 'off' &&
  existsSync(process.env.NATS_SERVER_PATH || '/usr/sbin/nats-server') &&
  (existsSync(process.env.POSTGRES_BIN_DIR || '') || existsSync('/usr/lib/postgresql'));
if (!canRun) console.warn('NOT TESTED: nats-server or PostgreSQL is not installed (see docs/scale-out.md)');

const VISITOR = '20000000000000000000000000000000000077';

describe.skipIf(!canRun)('scaled-out product (S-05)', () => {
  let cluster: RunningCluster;
  let session = '';
  beforeAll(async () => {
    cluster = await startCluster(await freePort());
  });
  afterAll(() => cluster?.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${cluster.origin}${path}`, { headers: { 'user-agent': COMPUTER, ...headers } });
  const post = (path: string, body: unknown) =>
    fetch(`${cluster.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: cluster.origin, cookie: session },
      body: JSON.stringify(body),
    });
  const hit = (page: string, visitor = VISITOR) =>
    get(`/b/ss/tramuntana-dev/1/JS-2.17.0/s${Date.now()}?AQB=1&mid=${visitor}&pageName=${page}&AQE=1`);

  test('W-01 serves a page from the role web, measured by the role collect', async () => {
    const page = await get('/noticies/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    expect((await get('/api/cerca/suggeriments?q=no')).status).toBe(200);
    const identity = await get('/id?d_visid_ver=5.5.0&d_orgid=7A51C0DE5EED0001F00DCAFE%40SintoniaOrg');
    expect(await identity.json()).toHaveProperty('id_sync_ttl');
  });

  test('R-08 lets staff sign in at the role studio, known to the role web', async () => {
    const answer = await post('/api/auth/sign-in/email', {
      email: 'analista@tramuntana.example',
      password: 'tramuntana-demo',
    });
    expect(answer.status).toBe(200);
    session = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const webPort = /web +process \d+, http:\/\/localhost:(\d+)/.exec(cluster.printed())?.[1];
    const known = await fetch(`http://localhost:${webPort}/api/session`, { headers: { cookie: session } });
    expect(await known.json()).toMatchObject({ role: 'administrator' });
  });

  test('R-05 shows an event of a collector in the studio within two seconds', async () => {
    const leaving = new AbortController();
    const feed = await fetch(`${cluster.origin}/api/realtime`, {
      headers: { cookie: session },
      signal: leaving.signal,
    });
    expect(feed.status).toBe(200);
    const reader = feed.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read(); // wait for the first state, before any event
    const sentAtMs = Date.now();
    expect((await hit('en-directe')).status).toBe(200);
    const answeredMs = Date.now() - sentAtMs;
    let reported = '';
    while (!reported.includes('en-directe')) reported += (await reader?.read())?.value ?? '';
    // Two seconds on a fast machine; a slow one gets more by its response time.
    expect(Date.now() - sentAtMs).toBeLessThan(2000 + 10 * answeredMs);
    leaving.abort();
  });

  test('R-07 deletes a visitor wherever events are: in the stream, in the event store', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, (_, i) => hit(`pàgina-${i}`)));
    expect(sent.every(({ status }) => status === 200)).toBe(true);
    const erased = await (await post('/api/privacy/erase', { visitor: VISITOR })).json();
    expect(erased).toMatchObject({ erased: { hits: 21 }, remaining: 0 });
  });

  test('S-03 S-05 survives killing a collector and the only writer: no client is refused, both restart, and reports state what waits until they are complete', async () => {
    const HITS = 1500;
    const AT_ONCE = 15;
    const pidOf = (name: string) => Number(new RegExp(`${name} +process (\\d+)`).exec(cluster.printed())?.[1]);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const overview = async () => {
      const until = new Date(Date.now() + 60_000).toISOString();
      const answer = await get(`/api/reports/overview?from=${since}&to=${until}`, { ...LATEST, cookie: session });
      expect(answer.headers.get('x-waiting-events')).toMatch(/^\d+$/);
      return OverviewReport.parse(await answer.json());
    };
    await expect.poll(async () => (await overview()).completeness.waitingEvents).toBe(0);
    const before = (await overview()).totals.pageviews;

    const statuses = new Map<number, number>();
    let sent = 0;
    const client = async (): Promise<void> => {
      while (sent < HITS) {
        const i = sent++;
        if (i === 300) for (const name of ['collector 1', 'writer']) process.kill(pidOf(name), 'SIGKILL');
        // Hits of many visitors: reports exclude what one visitor cannot do in seconds (S-06).
        const { status } = await hit(`mort-sobtada-${i}`, `${VISITOR.slice(0, -4)}${String(i).padStart(4, '0')}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const sending = Promise.all(Array.from({ length: AT_ONCE }, client));

    let reported: OverviewReport | undefined;
    await expect
      .poll(async () => {
        reported = await overview();
        return reported.completeness.waitingEvents;
      })
      .toBeGreaterThan(0);
    expect(Date.parse(reported?.completeness.completeUntil ?? '')).toBeLessThan(Date.now());
    await sending;
    expect(Object.fromEntries(statuses)).toEqual({ 200: HITS });

    for (const name of ['collector 1', 'writer']) {
      expect(cluster.printed()).toContain(`${name} exited (SIGKILL); restarting in`);
      await expect.poll(cluster.printed).toContain(`${name} is running again`);
    }
    await expect.poll(async () => (await overview()).completeness.waitingEvents).toBe(0);
    expect((await overview()).totals.pageviews).toBe(before + HITS);
  });

  test('S-05 shuts down in order, with messages', async () => {
    expect(await cluster.stop()).toBe(0);
    expect(cluster.printed()).toContain('Closing …');
  });
});
