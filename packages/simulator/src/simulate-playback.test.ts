import { parseQuery } from '@sintonia/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPlaybackParts } from './load-playback-parts.ts';
import type { PlaybackPart, PlaybackPlan } from './playback-plan.ts';
import { createRandomSource } from './random.ts';
import { simulatePlayback } from './simulate-playback.ts';
import { networkOf } from './simulated-network.ts';
import { anAd, aSite } from './testing/a-site.ts';

const START_MS = Date.UTC(2026, 10, 20, 11);

const played = (
  parts: readonly PlaybackPart[],
  ends: PlaybackPlan['ends'] = 'end',
  network: ReturnType<typeof networkOf> = null,
) =>
  simulatePlayback({
    network,
    site: aSite,
    video: { path: '/v', layer: {}, id: '1', name: 'V', lengthS: 90_000, channel: 'tele', streamType: 'live' },
    visitorId: '1',
    plan: { startupMs: 400, parts, ends },
    startMs: START_MS,
    random: createRandomSource(1),
  });
type Session = Awaited<ReturnType<typeof played>>;

const pairsOf = ({ lines }: Session) =>
  lines.map(({ atMs, line, resentClockMs }) => {
    const pairs = new Map(parseQuery(line.slice(line.indexOf('?') + 1)));
    const is = (kind: string, asset = 'main') =>
      pairs.get('s:event:type') === kind && pairs.get('s:asset:type') === asset;
    return { atMs, resentClockMs, is, durationS: Number(pairs.get('l:event:duration')) / 1000 };
  });
const sentS = (session: Session, kind: string) =>
  pairsOf(session).reduce((sum, { is, durationS }) => sum + (is(kind) ? durationS : 0), 0);

beforeAll(() => loadPlaybackParts());

describe('states of a device, a tab and a network during playback (R-11)', () => {
  test('R-11 every second is reported of radio in a tab hidden for three hours, where timers are late', async () => {
    const hours = 3 * 3600;
    const session = await played([
      { do: 'play', forS: 20 },
      { do: 'play', forS: hours, isHidden: true },
    ]);
    expect(session).toMatchObject({ watchedS: hours + 20, hiddenS: hours, suspendedS: 0 });
    expect(sentS(session, 'play')).toBeCloseTo(hours + 20, 0);
    expect(session.lines.length).toBeGreaterThan(hours / 12);
  });

  test('R-11 with a closed lid nothing is sent, and the time asleep is no time watched', async () => {
    const session = await played([
      { do: 'play', forS: 60 },
      { do: 'sleep', forS: 1800 },
      { do: 'play', forS: 60 },
    ]);
    expect(session).toMatchObject({ watchedS: 120, suspendedS: 1800 });
    // What was played since the report before the sleep cannot be told from the sleep: at most ten seconds (§ 9).
    expect(sentS(session, 'play')).toBeGreaterThan(110);
    expect(sentS(session, 'play')).toBeLessThanOrEqual(120);
    const sinceS = session.lines.map(({ atMs }) => (atMs - START_MS) / 1000);
    expect(sinceS.filter((s) => s > 62 && s < 1860)).toEqual([]);
  });

  test('R-11 while the network is away nothing arrives, and afterwards the outbox sends it with the clock of the device', async () => {
    const session = await played([
      { do: 'play', forS: 30 },
      { do: 'stall', forS: 45, isOffline: true },
      { do: 'play', forS: 30 },
    ]);
    expect(session).toMatchObject({ watchedS: 60, stalledS: 45, otherWaitS: 0.4, presentS: 105.4 });
    expect(sentS(session, 'play')).toBeCloseTo(60, 0);
    expect(sentS(session, 'buffer')).toBeCloseTo(45, 0);
    const awayMs = [START_MS + 30_400, START_MS + 75_400] as const;
    const all = pairsOf(session);
    expect(all.filter(({ atMs }) => atMs > awayMs[0] && atMs < awayMs[1])).toEqual([]);
    const resent = all.filter(({ resentClockMs }) => resentClockMs !== undefined);
    expect(resent.length).toBeGreaterThan(2);
    for (const { atMs, resentClockMs } of resent) expect(resentClockMs).toBe(atMs);
    expect(new Set(session.lines.map(({ line }) => line)).size).toBe(session.lines.length);
  });
});

test.each([
  { userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0', bitrate: 800_000, said: ['cellular', '3g'] },
  { userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0', bitrate: 4_500_000, said: ['wifi', '4g'] },
  { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0', bitrate: 4_500_000, said: [undefined, '4g'] },
  {
    userAgent: 'Mozilla/5.0 (Macintosh) Version/26.0 Safari/605.1.15',
    bitrate: 4_500_000,
    said: [undefined, undefined],
  },
])(
  'R-04 R-11 $userAgent says $said of its network at $bitrate bit/s, at the start alone',
  async ({ said, ...device }) => {
    const network = networkOf(device, device.bitrate);
    const { lines } = await played([{ do: 'play', forS: 30 }], 'end', network);
    const pairs = lines.map(({ line }) => new Map(parseQuery(line.slice(line.indexOf('?') + 1))));
    expect(pairs.some((pair) => pair.get('s:event:type') === 'start')).toBe(true);
    for (const pair of pairs) {
      const isStart = pair.get('s:event:type') === 'start';
      expect([pair.get('s:own:connection'), pair.get('s:own:speed')]).toEqual(isStart ? said : [undefined, undefined]);
    }
  },
);

describe('outcomes of ads (R-11)', () => {
  const outcomes = [
    ['complete', 10, 'complete'],
    ['skip', 4.3, undefined],
    ['leave', 4.3, undefined],
  ] as const;
  test.each(outcomes)('R-11 measures an ad whose outcome is «%s»', async (outcome, playedS, end) => {
    const session = await played([
      { do: 'ads', kind: 'preroll', ads: [{ ad: anAd, playedS, outcome }] },
      { do: 'play', forS: 30 },
    ]);
    const leaves = outcome === 'leave';
    expect(session).toMatchObject({ adStarts: 1, adS: playedS, watchedS: leaves ? 0 : 30, hasPlayed: !leaves });
    expect(pairsOf(session).some(({ is }) => is('complete', 'ad'))).toBe(end !== undefined);
  });

  test('R-11 a tab that closes without a report during an ad reports nothing after it', async () => {
    const session = await played(
      [{ do: 'ads', kind: 'preroll', ads: [{ ad: anAd, playedS: 4.3, outcome: 'leave' }] }],
      'gone',
    );
    expect(session).toMatchObject({ adStarts: 1, adCompletes: 0, hasPlayed: false });
    const lastMs = Math.max(...session.lines.map(({ atMs }) => atMs));
    expect(lastMs).toBeLessThanOrEqual(START_MS + 4300);
  });
});
