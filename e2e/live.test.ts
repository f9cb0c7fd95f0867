/** Live playback on real channels: rewinding, going live, and the stored heartbeats. */
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { reached } from './support/element-log.ts';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { type StoredHeartbeat, storedPlayback } from './support/stored-playback.ts';
import { useSite } from './support/use-site.ts';
import { begin, isLinked, isWatched, leavePlayer, newViewer, openPlayer, position } from './support/viewer.ts';

const site = useSite();

const CHANNEL = 'tramuntana-1';
/** A channel without rewind. */
const LINEAR = 'tramuntana-petit';

const path = (channel: string) => `/directes/${channel}/`;
const visitor = (choice: 'Accepta-ho tot' | 'Rebutja-ho tot') => newViewer(site.browser, site.server.origin, choice);

/** What happened, by the test's clock. */
const truth = { wentBackMs: 0, wentLiveMs: 0 };

describe.concurrent('playback in the player', () => {
  test('V-04 W-15 rewinds an hour, shows the programme of that time, and goes live again', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    const player = await openPlayer(page, site.server.origin + path(CHANNEL));
    await begin(player);
    await player.getByText('En directe', { exact: true }).waitFor();
    const bar = player.getByRole('slider', { name: 'Posició' });
    await expect.poll(() => bar.getAttribute('aria-valuetext')).toContain('En directe');
    await reached(page, 1);
    await page.waitForTimeout(2500); // time of live playback
    const isCounted = isLinked(page, 'DVR');
    await page.keyboard.press('5');
    truth.wentBackMs = Date.now();
    await isCounted;
    const behind = player.getByRole('button', { name: /Torna al directe/ });
    await behind.waitFor();
    expect(await behind.textContent()).toMatch(/−(59|1:00):\d\d/);
    const shown = new Intl.DateTimeFormat('ca', { timeZone: 'Europe/Madrid', hour: 'numeric', minute: '2-digit' });
    const anHourAgo = [0, 60_000, 120_000].map((ms) => shown.format(truth.wentBackMs - 3_600_000 - ms));
    expect(anHourAgo).toContain((await bar.getAttribute('aria-valuetext'))?.split(',')[0]);
    await page.waitForTimeout(1500); // earlier heartbeats are from the live edge
    await isWatched(page);
    await player.hover(); // the controls hide over a playing picture
    await behind.click();
    truth.wentLiveMs = Date.now();
    await player.getByText('En directe', { exact: true }).waitFor();
    await reached(page, (await position(page)) + 3);
    await leavePlayer(page);
    await page.context().close();
  });

  test('V-04 never leaves the window by a key, and starts the current programme over with one press', async ({
    expect,
  }) => {
    const page = await visitor('Rebutja-ho tot');
    const player = await openPlayer(page, site.server.origin + path(CHANNEL));
    await begin(player);
    const bar = player.getByRole('slider', { name: 'Posició' });
    await bar.waitFor();
    const edge = async () => Number(await bar.getAttribute('max'));
    await page.keyboard.press('l');
    expect(await position(page)).toBeLessThanOrEqual((await edge()) + 5);
    await page.keyboard.press('Home');
    await expect.poll(() => position(page)).toBeLessThan(Number(await bar.getAttribute('min')) + 30);
    await page.keyboard.press('End');
    await expect.poll(async () => (await edge()) - (await position(page))).toBeLessThan(8);
    await page.context().close();
  });

  test('V-01 offers no rewind in a linear channel by bar, button or key, and plays the current programme after a pause', async ({
    expect,
  }) => {
    const page = await visitor('Accepta-ho tot');
    const listed = page.waitForResponse((answer) => /\/live\/[^/]+\/\d+p\.m3u8/.test(answer.url()));
    const player = await openPlayer(page, site.server.origin + path(LINEAR));
    await begin(player);
    expect((await (await listed).text()).match(/^#EXTINF/gm)?.length).toBeLessThanOrEqual(15);
    await player.getByText('En directe', { exact: true }).waitFor();
    const startS = await position(page);
    await reached(page, startS + 1);
    await player.hover();
    await player.getByRole('button', { name: 'Pausa' }).waitFor();
    expect(await player.getByRole('slider', { name: 'Posició' }).count()).toBe(0);
    expect(
      await player.getByRole('button', { name: /^(Enrere|Endavant|Des del començament|Torna al directe)/ }).count(),
    ).toBe(0);
    expect(await page.getByRole('button', { name: /^(Des del començament|Torna al començament)/ }).count()).toBe(0);
    for (const key of ['Home', '0', '5', 'j', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await position(page)).toBeGreaterThan(startS);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('k');
    const pausedS = await position(page);
    await page.waitForTimeout(4500); // one segment passes
    await page.keyboard.press('k');
    await page.waitForFunction((s) => (document.querySelector('video')?.currentTime ?? 0) > s + 4, pausedS);
    await isWatched(page);
    await leavePlayer(page);
    await page.context().close();
  });
});

describe('stored heartbeats', () => {
  let heartbeats: StoredHeartbeat[];
  let hits: StoredHit[];
  const of = (video: string) => heartbeats.filter((heartbeat) => heartbeat.video === video);
  const field = (heartbeat: StoredHeartbeat | undefined, key: string) =>
    new URLSearchParams(heartbeat?.raw.split('?')[1]).get(key);

  beforeAll(async () => {
    await site.server.away();
    heartbeats = await storedPlayback(site.server.dataDir);
    hits = await storedHits(site.server.dataDir);
  });

  test('M-01 V-04 count live in seconds of the day, and follow rewinds', () => {
    const live = of(`directe-${CHANNEL}`);
    expect([field(live[0], 's:stream:type'), field(live[0], 'l:asset:length')]).toEqual(['live', '86400']);
    const secondOfDay = (ms: number) => {
      const [h = 0, m = 0, s = 0] = new Date(ms).toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid' }).split(':');
      return Number(h) * 3600 + Number(m) * 60 + Number(s);
    };
    const { wentBackMs, wentLiveMs } = truth;
    const at = (heartbeat: StoredHeartbeat) => heartbeat.playheadS % 86_400;
    const during = (fromMs: number, toMs: number) =>
      live.filter(
        ({ event, sentAtMs, durationMs }) => event === 'play' && durationMs > 0 && sentAtMs > fromMs && sentAtMs < toMs,
      );
    const back = during(wentBackMs + 1000, wentLiveMs);
    const forth = during(wentLiveMs + 1000, Number.POSITIVE_INFINITY);
    expect(back.length).toBeGreaterThan(0);
    expect(forth.length).toBeGreaterThan(0);
    // An hour of the window's two, whose ends are 12 s and three segments away.
    for (const heartbeat of back)
      expect(Math.abs(at(heartbeat) - secondOfDay(heartbeat.sentAtMs - 3_600_000))).toBeLessThan(45);
    for (const heartbeat of forth) expect(Math.abs(at(heartbeat) - secondOfDay(heartbeat.sentAtMs))).toBeLessThan(30);
    expect(live.at(-1)?.event).toBe('end');
  });

  test('M-01 V-01 report a linear channel as linear, without a rewind', () => {
    const linear = of(`directe-${LINEAR}`);
    expect(new Set(linear.map((heartbeat) => field(heartbeat, 's:stream:type')))).toEqual(new Set(['linear']));
    expect(linear.at(-1)?.event).toBe('end');
  });

  test('T-08 contain one link hit for the first rewind, with its content', () => {
    // Content, channel, format and type as in § 7: `titolContingut`, `canal`, `formatContingut`, `tipusContingut`.
    expect(
      hits
        .filter(({ linkName }) => linkName === 'DVR')
        .map(({ variables: { v9, v2, v41, v42 } }) => [v9, v2, v41, v42]),
    ).toEqual([[`directe-${CHANNEL}`, CHANNEL, 'video', 'directe']]);
  });
});
