/** Reports against an audience whose true figures are known, through the real collector and the real stores. */

import { HOUR_MS } from '@sintonia/contracts';
import { type SimulatedSite, simulateAudience, type Truth } from '@sintonia/simulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LATEST } from './support/ask-report.ts';
import { collectLines } from './support/collect-lines.ts';
import { staffCookie } from './support/staff.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

let server: RunningServer;
let lines: string[];
let truth: Truth;
let session: string;
let period: URLSearchParams;

beforeAll(async () => {
  server = await startServer();
  const { host } = new URL(server.origin);
  const site: SimulatedSite = {
    origin: server.origin,
    organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    reportSuite: 'tramuntana-dev',
    heartbeatServer: `${host}/hb`,
    pages: ['/', '/noticies/', '/programes/'].map((path) => ({ path, layer: { pageName: path } })),
    videos: [1001, 1002].map((id) => ({
      path: `/video/${id}/`,
      layer: { pageName: `video/${id}` },
      id: String(id),
      name: `Cims ${id}`,
      lengthS: 36,
      channel: 'tramuntana-1',
    })),
  };
  const nowMs = Date.now();
  const audience = await simulateAudience(site, {
    seed: 20_261_121,
    people: 120,
    fromMs: nowMs - 20 * HOUR_MS,
    untilMs: nowMs - 8 * HOUR_MS,
  });
  truth = audience.truth;
  lines = audience.lines.map(({ line }) => line);
  period = new URLSearchParams({
    from: new Date(nowMs - 24 * HOUR_MS).toISOString(),
    to: new Date(nowMs).toISOString(),
  });
  session = await staffCookie(server.origin);
});
afterAll(() => server?.stop());

async function totals(): Promise<Truth> {
  const answer = await fetch(`${server.origin}/api/reports/overview?${period}`, {
    headers: { ...LATEST, cookie: session },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).totals;
}

describe('reports against a known truth', () => {
  test('R-11 store every line of the audience once', async () => {
    expect(await collectLines(server.origin, lines)).toMatchObject({ kept: lines.length, rejected: [] });
  });

  test('R-11 S-07 count the known truth in the overview', async () => {
    const { contentTimeSpent, ...counts } = await totals();
    const { contentTimeSpent: watchedS, ...true_ } = truth;
    expect(counts).toEqual(true_);
    // § 4 drops play heartbeats of 250 ms or less, and a session with nothing else has no play.
    expect(Math.abs(contentTimeSpent - watchedS)).toBeLessThan(truth.plays * 0.5);
  });

  test('S-03 do not change when the whole audience is sent again', async () => {
    const before = await totals();
    expect((await collectLines(server.origin, lines)).kept).toBe(0);
    expect(await totals()).toEqual(before);
  });
});
