/**
 * Forged viewers of one machine, sent to the whole product: stored, reported separately with their reason, and in no
 * figure.
 */

import { gzipSync } from 'node:zlib';
import {
  type Activity,
  type ActivityResults,
  HOUR_MS,
  type OverviewReport,
  type ReportAnswer,
} from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LATEST } from './support/ask-report.ts';
import { ACCEPTS_ALL } from './support/consent-cookies.ts';
import { EXPERIMENT, startedActivity } from './support/experiment.ts';
import { counted, hitsOf, type Line, viewer, visitorId } from './support/known-viewers.ts';
import { staffCookie } from './support/staff.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { COMPUTER } from './support/user-agents.ts';
import { whenStored } from './support/when-stored.ts';

const METRICS = ['pageviews', 'visitors', 'visits', 'plays', 'uniqueViewers', 'contentTimeSpent', 'adStarts'] as const;
/** Public addresses; the test acts as the proxy in front. */
const [HOME, ATTACKER, TOWN] = ['81.2.69.142', '81.2.69.160', '81.2.69.192'];

let server: RunningServer;
let cookie: string;
const beganMs = Date.now();
beforeAll(async () => {
  server = await startServer({
    TRUSTED_PROXIES: '1',
    PUBLIC_ORIGIN: 'http://127.0.0.1:{port}',
    COLLECT_RATE: '100000',
  });
  cookie = await staffCookie(server.origin);
});
afterAll(() => server?.stop());

async function post(from: string, lines: readonly Line[]): Promise<void> {
  const answer = await fetch(`${server.origin}/collect?ts=${Date.now()}`, {
    method: 'POST',
    headers: { 'content-encoding': 'gzip', 'user-agent': COMPUTER, 'x-forwarded-for': from },
    body: gzipSync(lines.map(({ text }) => text).join('\n')),
  });
  expect(await answer.json()).toEqual({ kept: lines.length, repeated: 0, rejected: [] });
}

const staff = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await fetch(server.origin + path, {
    headers: { ...LATEST, cookie, origin: server.origin, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answered = await answer.json();
  expect(answer.status, JSON.stringify(answered)).toBe(200);
  return answered;
};

/** Official figures, and excluded events. */
async function figures() {
  await whenStored(server.origin);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const { totals, basis } = await staff<ReportAnswer>('/api/v1/reports/query', {
    period: { from: day(beganMs - 24 * HOUR_MS), to: day(beganMs + 24 * HOUR_MS) },
    metrics: METRICS,
  });
  const period = new URLSearchParams({
    from: new Date(beganMs - HOUR_MS).toISOString(),
    to: new Date(beganMs + HOUR_MS).toISOString(),
  });
  const overview = await staff<OverviewReport>(`/api/reports/overview?${period}`);
  return { totals, leftOut: basis.leftOut, overview: overview.totals, forged: overview.forged };
}

/** Lines sent by people so far. */
const people: Line[] = [];
const attacked: Line[] = [];

describe('forged viewers of one machine', () => {
  test('S-06 counts the outbox of one visitor, also with several viewings and their ads', async () => {
    const outbox = viewer(1, 8);
    await post(HOME, outbox);
    people.push(...outbox);
    const { totals, overview, leftOut, forged } = await figures();
    expect(totals).toEqual(counted(people));
    expect(overview).toMatchObject({ pageviews: 1, visitors: 1, plays: 8, uniqueViewers: 1 });
    expect([leftOut.forgedHitsInRequest, leftOut.forgedHeartbeatsInRequest, forged]).toEqual([0, 0, 0]);
  });

  test('S-06 R-09 ten posts of a hundred viewers change no figure, and the answer counts the excluded events', async () => {
    const before = await figures();
    const posts = Array.from({ length: 10 }, (_, i) =>
      Array.from({ length: 100 }, (_, j) => viewer(1000 + i * 100 + j)).flat(),
    );
    await Promise.all(posts.map((lines) => post(ATTACKER, lines)));
    attacked.push(...posts.flat());
    const after = await figures();
    expect(after.totals).toEqual(before.totals);
    expect(after.totals).toEqual(counted(people));
    expect(after.overview).toEqual(before.overview);
    expect(after.leftOut).toMatchObject({
      forgedHitsInRequest: hitsOf(attacked),
      forgedHeartbeatsInRequest: attacked.length - hitsOf(attacked),
      forgedHitsFromSource: 0,
      forgedHeartbeatsFromSource: 0,
    });
    expect(after.forged).toBe(attacked.length);
    expect(attacked).toHaveLength(4000);
  });

  test('S-06 R-09 sixty plays of one visitor in one request are excluded too', async () => {
    const lines = viewer(5000, 60);
    await post('127.0.0.1', lines);
    const { totals, leftOut } = await figures();
    expect(totals).toEqual(counted(people));
    expect(leftOut.forgedHeartbeatsInRequest).toBe(attacked.length - hitsOf(attacked) + lines.length - hitsOf(lines));
  });

  test('S-06 R-09 simultaneous viewers from one address, three in a request, count up to a hundred', async () => {
    const before = await figures();
    const viewers = Array.from({ length: 400 }, (_, i) => viewer(10_000 + i));
    for (let i = 0; i < viewers.length; i += 3) await post(TOWN, viewers.slice(i, i + 3).flat());
    const { leftOut, totals } = await figures();
    const added = (metric: (typeof METRICS)[number]) => (totals[metric] ?? 0) - (before.totals[metric] ?? 0);
    // At least those of the fastest ten seconds, and only whole ones: a viewing is excluded with its ad, or not at all.
    expect(leftOut.forgedHitsFromSource).toBeGreaterThan(0);
    expect(added('visitors')).toBe(400 - leftOut.forgedHitsFromSource);
    expect([added('plays'), added('adStarts')]).toEqual(Array(2).fill(400 - leftOut.forgedHeartbeatsFromSource / 3));
    expect(added('visitors')).toBeGreaterThanOrEqual(100);
  });

  test('S-06 R-09 thousands of ads of one session, a request each, count as far as time allows', async () => {
    const before = await figures();
    const [page, ...lines] = viewer(25_000);
    const [adStart] = lines;
    if (!page || !adStart) throw new Error('a viewer sends lines');
    const adsAtOnce = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, i) => {
          const text = adStart.text.replace(/ad_sid=\w+/, `ad_sid=${adStart.session}a${from + i}`);
          const answer = await fetch(server.origin + text, {
            headers: { 'user-agent': COMPUTER, 'x-forwarded-for': HOME },
          });
          expect(answer.status).toBe(204);
        }),
      );
    for (let from = 0; from < 3000; from += 100) await adsAtOnce(from, 100);
    const { leftOut, totals, overview, forged } = await figures();
    const counted = (totals.adStarts ?? 0) - (before.totals.adStarts ?? 0);
    const more = leftOut.forgedHeartbeatsAheadOfTime - before.leftOut.forgedHeartbeatsAheadOfTime;
    expect(counted + more).toBe(3000);
    // Fifteen minutes of ads of six seconds, and those for which there was time meanwhile.
    expect(counted).toBeGreaterThanOrEqual(149);
    expect(more).toBeGreaterThan(2000);
    expect(forged - before.forged).toBe(more);
    expect(leftOut).toEqual({
      ...before.leftOut,
      forgedHeartbeatsAheadOfTime: before.leftOut.forgedHeartbeatsAheadOfTime + more,
    });
    expect(totals).toMatchObject({ plays: before.totals.plays, contentTimeSpent: before.totals.contentTimeSpent });
    expect(overview.plays).toBe(before.overview.plays);
  });

  test('S-06 as many viewers from a shared network count as people', async () => {
    const before = await figures();
    const viewers = Array.from({ length: 150 }, (_, i) => viewer(20_000 + i));
    for (let i = 0; i < viewers.length; i += 3) await post('100.64.7.7', viewers.slice(i, i + 3).flat());
    const { leftOut, totals } = await figures();
    expect(leftOut).toEqual(before.leftOut);
    expect([totals.visitors, totals.plays]).toEqual([
      (before.totals.visitors ?? 0) + 150,
      (before.totals.plays ?? 0) + 150,
    ]);
  });

  test('P-06 S-06 visitors that one machine invents in delivery calls are in no result, which states how many', async () => {
    const activity = await startedActivity(server.origin, cookie, {
      ...EXPERIMENT,
      variants: EXPERIMENT.variants.map((variant) => ({
        ...variant,
        offers: [{ kind: 'html', place: 'setContent', selector: 'h1', html: variant.name }],
      })),
    });
    const sendFrom = async (n: number, from: string) => {
      const query = new URLSearchParams({
        mbox: 'target-global-mbox',
        mboxSession: String(n).padStart(32, '0'),
        mboxPage: String(n),
        mboxRid: String(n),
        mboxVersion: '1.8.0',
        mboxCount: '1',
        mboxTime: String(Date.now()),
        mboxHost: 'soci.example',
        mboxURL: 'https://soci.example/noticia/3010/assaig/',
        mboxReferrer: '',
        mboxXDomain: 'enabled',
        mboxMCGVID: visitorId(n),
      });
      const answer = await fetch(`${server.origin}/m2/tramuntana/mbox/json?${query}`, {
        headers: { 'user-agent': COMPUTER, 'x-forwarded-for': from, origin: 'https://soci.example' },
      });
      expect(await answer.json()).toMatchObject({ offers: [{}] });
    };
    await expectForgedLeftOut(activity, sendFrom);
  });

  test('P-06 S-06 visitors that one machine invents at a redirect are in no result, which states how many', async () => {
    const activity = await startedActivity(server.origin, cookie, {
      ...EXPERIMENT,
      kind: 'redirect',
      place: { paths: ['/noticia/3012/*'] },
      variants: [
        { key: 'aqui', name: 'Aquí', weight: 5000, offers: [] },
        {
          key: 'alla',
          name: 'Allà',
          weight: 5000,
          offers: [
            { kind: 'redirect', url: '/noticia/3010/assaig/', includeAllUrlParameters: false, passMboxSession: false },
          ],
        },
      ],
    });
    const statuses: number[] = [];
    await expectForgedLeftOut(activity, async (n, from) => {
      const answer = await fetch(`${server.origin}/noticia/3012/assaig/`, {
        headers: {
          'user-agent': COMPUTER,
          'x-forwarded-for': from,
          cookie: `${ACCEPTS_ALL}; sintonia_id=${visitorId(n)}`,
        },
        redirect: 'manual',
      });
      await answer.body?.cancel();
      statuses.push(answer.headers.get('location')?.endsWith('/noticia/3010/assaig/') ? 302 : answer.status);
    });
    expect(statuses.filter((status) => status === 302).length).toBeGreaterThan(200);
  });
});

/** 20 visitors from one address count; of 600 at once from another at least those of the fastest ten seconds do not. */
async function expectForgedLeftOut(
  activity: Activity,
  sendFrom: (visitor: number, from: string) => Promise<void>,
): Promise<void> {
  const results = async () => {
    await whenStored(server.origin);
    const { variants, forged } = await staff<ActivityResults>(`/api/activities/${activity.id}/results`);
    return { exposed: variants.reduce((sum, { exposed }) => sum + exposed, 0), forged };
  };
  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
  await Promise.all(numbers(30_000, 20).map((n) => sendFrom(n, '81.2.69.10')));
  await expect.poll(results).toEqual({ exposed: 20, forged: 0 });
  await Promise.all(numbers(40_000, 600).map((n) => sendFrom(n, '81.2.69.20')));
  await expect.poll(async () => Object.values(await results()).reduce((a, b) => a + b, 0)).toBe(620);
  const { exposed, forged } = await results();
  expect(forged).toBeGreaterThan(0);
  expect(exposed).toBe(620 - forged);
}
