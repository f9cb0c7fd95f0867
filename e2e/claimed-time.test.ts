import { DAY_MS } from '@sintonia/contracts';
import { readDemoCatalogue } from '@sintonia/demo';
import type { HistoryConditions } from '@sintonia/demo/history';
import { createHistory } from '@sintonia/demo/simulated-history';
import { expect, test } from 'vitest';
import { type BackdatedRequest, createReceiveBackdated } from '../apps/server/src/collection/receive-backdated.ts';
import { createMemoryStream } from '../apps/server/src/http/testing/create-test-server.ts';

const ANCHOR_MS = Date.UTC(2026, 10, 20, 11);
const SUITE = 'suite-demo';

test.each<[string, number, HistoryConditions]>([
  ['of the past, with a heartbeat a minute', 60, {}],
  ['of today, with a heartbeat every ten seconds', 10, {}],
  [
    'with wrong clocks, clocks that jump, lids that close, and second tabs and devices',
    10,
    {
      clockErrorMs: 7_200_000,
      clockJumpMs: 600_000,
      clockJumps: 100,
      closedLids: 30,
      secondTabs: 30,
      secondDevices: 30,
    },
  ],
])('S-06 R-11 nobody in an audience %s claims more time than has passed', async (_, reportEveryS, conditions) => {
  const made = { seed: 5, anchorMs: ANCHOR_MS, days: 8, size: 0.2, origin: 'https://site.example', activities: [] };
  const history = createHistory(readDemoCatalogue(), {
    ...made,
    organisationId: 'C0FFEE@SintoniaOrg',
    reportSuite: SUITE,
    conditions,
  });
  const requests: BackdatedRequest[] = [];
  for await (const { lines, userAgent } of history.visits(ANCHOR_MS - DAY_MS, ANCHOR_MS, { reportEveryS })) {
    requests.push(...lines.map(({ atMs, line }) => ({ atMs, line, userAgent })));
  }
  const stream = createMemoryStream();
  await createReceiveBackdated(stream, SUITE)(requests.sort((a, b) => a.atMs - b.atMs));
  const levels = [...stream.rowsOf('hits'), ...stream.rowsOf('playback')].map((row) => row.claimed_ahead_s);
  expect(levels.length).toBeGreaterThan(1000);
  expect(levels.filter((level) => level > 900)).toEqual([]);
  expect(Math.max(...levels)).toBeLessThan(700);
});
