import { decodeHeartbeat, decodeHit, parseQuery } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { createRandomSource } from './random.ts';
import {
  clockErrorAt,
  drawDevice,
  type SimulatedSite,
  simulateAudience,
  simulateExperiment,
  simulateVisit,
} from './simulator.ts';

const site: SimulatedSite = {
  origin: 'https://site.example',
  organisationId: 'C0FFEE@SintoniaOrg',
  reportSuite: 'suite',
  heartbeatServer: 'site.example/hb',
  pages: [
    { path: '/', layer: { pageName: 'portada' } },
    { path: '/noticies/', layer: { pageName: 'noticies' } },
  ],
  videos: [
    { path: '/video/1001/', layer: { pageName: 'video:1001' }, id: '1001', name: 'Cims', lengthS: 40, channel: 'tele' },
  ],
};
const NOON = Date.UTC(2026, 10, 20, 11);
const options = { seed: 7, people: 40, fromMs: NOON, untilMs: NOON + 3_600_000 };

describe('an audience with known truth (R-11)', () => {
  test.each([-900_000, 900_000])('R-11 S-06 a clock that is set by %i ms changes no corrected time', async (byMs) => {
    const deviceClock = { errorMs: 60_000, jump: { atMs: NOON + 90_000, byMs } };
    const [page] = site.pages;
    if (!page) throw new Error('the site has pages');
    const { lines, activity } = await simulateVisit({
      site,
      person: { visitorId: '1', device: drawDevice(createRandomSource(1)), consent: 'accepted' },
      steps: [
        { do: 'view', page },
        { do: 'wait', forS: 200 },
        { do: 'view', page },
        { do: 'wait', forS: 1300 },
      ],
      startMs: NOON,
      random: createRandomSource(1),
      deviceClock,
    });
    const corrected = lines.map(({ atMs, line }) => {
      const [path = '', query = ''] = line.split('?');
      const decoded = decodeHit(path, query);
      return decoded.ok ? (decoded.hit.localTime?.atMs ?? 0) - clockErrorAt(deviceClock, atMs) : 0;
    });
    const inOrder = (times: number[]) => times.toSorted((a, b) => a - b);
    expect(inOrder(corrected)).toEqual(inOrder(activity.map(({ atMs }) => atMs)));
  });

  test('R-11 the same seed gives the same audience, another seed another one', async () => {
    const once = await simulateAudience(site, options);
    expect(await simulateAudience(site, options)).toEqual(once);
    expect((await simulateAudience(site, { ...options, seed: 8 })).truth).not.toEqual(once.truth);
  });

  test('R-11 every line can be read, and page views add up to the truth', async () => {
    const { lines, truth } = await simulateAudience(site, options);
    let consented = 0;
    let exempt = 0;
    for (const { line } of lines) {
      const [path = '', query = ''] = line.split('?');
      if (path.startsWith('/b/ss/')) {
        const decoded = decodeHit(path, query);
        expect(decoded).toMatchObject({ ok: true, unknown: [], bad: [] });
        if (decoded.ok && decoded.hit.visitorId) consented += 1;
        else exempt += 1;
      } else expect(decodeHeartbeat(parseQuery(query))).toMatchObject({ ok: true, unknown: [], bad: [] });
    }
    expect(exempt).toBe(truth.exemptPageviews);
    expect(consented + exempt).toBe(truth.pageviews);
    expect(consented).toBeGreaterThan(40);
    expect(exempt).toBeGreaterThan(10);
  });

  test('R-11 the heartbeats of main content hold the time that was watched, to the reports that § 4 drops', async () => {
    const { lines, truth } = await simulateAudience(site, options);
    let playedMs = 0;
    const completed = new Set<string>();
    for (const { line } of lines.filter(({ line }) => line.startsWith('/hb/'))) {
      const pairs = new Map(parseQuery(line.slice(line.indexOf('?') + 1)));
      if (pairs.get('s:event:type') === 'play') playedMs += Number(pairs.get('l:event:duration'));
      if (pairs.get('s:event:type') === 'complete') completed.add(pairs.get('s:event:sid') ?? '');
    }
    expect(completed.size).toBe(truth.completions);
    expect(Math.abs(playedMs / 1000 - truth.contentTimeSpent)).toBeLessThan(truth.plays * 0.75);
  });
});

describe('people in an activity with a known effect (P-06, R-11)', () => {
  const [page] = site.pages;
  const [video] = site.videos;
  if (!page || !video) throw new Error('a page and a video');
  const experiment = {
    activity: '00000000-0000-4000-8000-000000000001',
    page,
    around: site.pages,
    video,
    link: 'subscriu',
    assign: (visitorId: string) => (Number(visitorId.at(-1)) % 2 ? 'b' : 'control'),
    effects: { control: { clicks: 0.1, plays: 0.1 }, b: { clicks: 0.5, plays: 0.1 } },
  };
  const met = { seed: 3, people: 300, fromMs: NOON, untilMs: NOON + 86_400_000 };
  /** Visitors of hits that have this about them. */
  const visitorsOf = (lines: readonly { line: string }[], part: string) =>
    new Set(lines.flatMap(({ line }) => (line.includes(part) ? (/[?&]mid=(\d+)/.exec(line)?.[1] ?? []) : [])));

  test('P-06 exposes every visitor once, to the decided variant, and sends exactly the true clicks', async () => {
    const { lines, truth } = await simulateExperiment(site, experiment, met);
    const exposed = visitorsOf(lines, 'pev2=exposure');
    expect(exposed.size).toBe(300);
    expect([...truth.values()].reduce((sum, { visitors }) => sum + visitors, 0)).toBe(300);
    const clicked = [...visitorsOf(lines, 'pev2=subscriu')].map(experiment.assign);
    for (const [variant, { clicked: count }] of truth)
      expect(clicked.filter((one) => one === variant)).toHaveLength(count);
    const rate = (variant: string) => (truth.get(variant)?.clicked ?? 0) / (truth.get(variant)?.visitors ?? 1);
    expect(rate('b')).toBeGreaterThan(3 * rate('control'));
  });

  test('P-06 sends nothing for lost visitors, nor for visitors outside the activity', async () => {
    const lossy = { ...experiment, lost: { b: 1 } };
    expect([...(await simulateExperiment(site, lossy, met)).truth.keys()]).toEqual(['control']);
    const nobody = await simulateExperiment(site, { ...experiment, assign: () => null }, met);
    expect(nobody.lines).toEqual([]);
  });
});
