import { DAY_MS } from '@sintonia/contracts';
import { decodeHeartbeat, decodeHit, parseQuery } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { readDemoCatalogue } from '../src/demo.ts';
import { createHistory } from './history.ts';
import type { HistoryOptions } from './history-messages.ts';
import type { HistoryVisit } from './history-visit.ts';

const ANCHOR_MS = Date.UTC(2026, 10, 20, 11);
const options: HistoryOptions = {
  seed: 3,
  anchorMs: ANCHOR_MS,
  days: 8,
  size: 0.05,
  origin: 'https://site.example',
  organisationId: 'C0FFEE@SintoniaOrg',
  reportSuite: 'suite-demo',
  activities: [],
};
const source = readDemoCatalogue();

async function visitsOf(fromMs: number, toMs: number, more: Partial<HistoryOptions> = {}): Promise<HistoryVisit[]> {
  const visits: HistoryVisit[] = [];
  for await (const visit of createHistory(source, { ...options, ...more }).visits(fromMs, toMs, { reportEveryS: 60 }))
    visits.push(visit);
  return visits;
}

describe('history of the demo (R-11)', () => {
  test('R-11 is deterministic for a day, and differs for another seed', async () => {
    const [fromMs, toMs] = [ANCHOR_MS - 2 * DAY_MS, ANCHOR_MS - DAY_MS];
    const once = await visitsOf(fromMs, toMs);
    expect(once.length).toBeGreaterThan(20);
    expect(await visitsOf(fromMs, toMs)).toEqual(once);
    expect(await visitsOf(fromMs, toMs, { seed: 4 })).not.toEqual(once);
  });

  test('R-11 consists of readable requests of the demo’s suite', async () => {
    const lines = (await visitsOf(ANCHOR_MS - DAY_MS, ANCHOR_MS)).flatMap((visit) => visit.lines);
    expect(lines.length).toBeGreaterThan(200);
    for (const { line } of lines) {
      const [path = '', query = ''] = line.split('?');
      if (path.startsWith('/b/ss/')) {
        expect(decodeHit(path, query)).toMatchObject({ ok: true, unknown: [], bad: [], suites: ['suite-demo'] });
      } else {
        const decoded = decodeHeartbeat(parseQuery(query));
        expect(decoded).toMatchObject({ ok: true, unknown: [], bad: [], value: { reportSuite: 'suite-demo' } });
      }
    }
  });

  test('R-11 W-12 podcast applications fetch episodes of the demo, some a minute of them and some less', async () => {
    const visits = await visitsOf(ANCHOR_MS - 3 * DAY_MS, ANCHOR_MS, { size: 0.5 });
    const requests = visits.flatMap(({ downloads }) => downloads);
    expect(requests.length).toBeGreaterThan(50);
    for (const { atMs, line, download } of requests) {
      expect(line).toMatch(/^\/baixa\/\d+$/);
      expect(atMs).toBeGreaterThanOrEqual(ANCHOR_MS - 3 * DAY_MS);
      expect(source.series.some(({ title }) => title === download?.file.programme)).toBe(true);
    }
    const partS = requests.flatMap(({ download }) => (download ? (download.to - download.from) / 16_000 : []));
    expect(partS.some((s) => s >= 60)).toBe(true);
    expect(partS.some((s) => s < 60)).toBe(true);
  });

  test('R-11 the weeks before the story have the level of its first week, without its events', async () => {
    const more = { days: 45, size: 0.3 };
    const week = async (daysAgo: number) => {
      const visits = await visitsOf(ANCHOR_MS - daysAgo * DAY_MS, ANCHOR_MS - (daysAgo - 7) * DAY_MS, more);
      const sum = (of: 'pageviews' | 'plays') => visits.reduce((total, { truth }) => total + truth[of], 0);
      const lines = visits.flatMap((visit) => visit.lines).filter(({ line }) => line.includes('butlleti-tardor'));
      return { visits: visits.length, pageviews: sum('pageviews'), plays: sum('plays'), campaign: lines.length };
    };
    const [before, first] = [await week(44), await week(30)];
    for (const metric of ['visits', 'pageviews', 'plays'] as const) {
      expect(before[metric] / first[metric]).toBeGreaterThan(0.8);
      expect(before[metric] / first[metric]).toBeLessThan(1.2);
    }
    expect(before.campaign).toBe(0);
  });

  test('R-11 contains its story: a match with a record audience, an evening with an outage', async () => {
    const days = new Map<number, { plays: number; failures: number }>();
    for (const { startMs, truth } of await visitsOf(ANCHOR_MS - 8 * DAY_MS, ANCHOR_MS, { size: 0.2 })) {
      const day = Math.floor((ANCHOR_MS - startMs) / DAY_MS);
      const { plays, failures } = days.get(day) ?? { plays: 0, failures: 0 };
      days.set(day, { plays: plays + truth.plays, failures: failures + truth.startFailures });
    }
    const [most, second] = [...days.values()].map(({ plays }) => plays).sort((a, b) => b - a);
    expect(most).toBeGreaterThan(1.5 * (second ?? 0));
    const [worst, next] = [...days.values()].map(({ failures }) => failures).sort((a, b) => b - a);
    expect(worst).toBeGreaterThan(3 * (next ?? 0));
  });

  test('R-02 R-11 every evening some watch the news of 21 h live, on each of its channels', async () => {
    const midnight = Date.UTC(2026, 10, 19, 23); // of 20 November in Madrid
    for (const daysAgo of [0, 1, 2, 3, 4, 5, 6]) {
      const [fromMs, toMs] = [20.9, 21.6].map((hour) => midnight - daysAgo * DAY_MS + hour * 3_600_000) as [
        number,
        number,
      ]; // cast: two hours
      const plays = (await visitsOf(fromMs, toMs, { size: 1 })).flatMap(({ playbacks }) => playbacks);
      for (const channel of ['tramuntana-1', 'tramuntana-24'])
        expect(plays.filter((play) => play.isLive && play.channel === channel).length).toBeGreaterThan(4);
    }
  });
});
