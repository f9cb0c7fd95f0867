/** V-04, V-06: what the player says of its quality, and of an origin that is not ours. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reached } from './support/element-log.ts';
import { newVisit, openBrowser, type Visit } from './support/open-browser.ts';
import { type OwnOrigin, startOwnOrigin } from './support/own-origin.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { type StoredReport, storedPlayback } from './support/stored-playback.ts';

let server: RunningServer;
let browser: Browser;
let own: OwnOrigin;

beforeAll(async () => {
  own = await startOwnOrigin();
  const elsewhere = { LIVE_ORIGINS: `tramuntana-1=${own.origin}/live/tramuntana-24/master.m3u8` };
  [server, browser] = await Promise.all([startServer(elsewhere), openBrowser()]);
  own.takesFrom(server.origin);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await own?.stop();
});

const VIDEO = { quality: 1001 };
/** The demo's clips: 25 pictures a second in two renditions. */
const FRAMES_PER_SECOND = 25;

async function visitorWhoAgrees(): Promise<Visit> {
  const visit = await newVisit(browser, server.origin);
  await visit.page.goto(`${server.origin}/privadesa/`);
  await visit.page.getByRole('button', { name: 'Accepta-ho tot' }).first().click();
  return visit;
}

const open = async (page: Page, path: string): Promise<Locator> => {
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  return page.getByRole('region', { name: /^Reproductor/ });
};
const begin = (player: Locator) => player.getByRole('button', { name: /^Reprodueix/ }).click();
const isTold = (page: Page, event: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('s:event:type') === event);

async function leave(page: Page): Promise<void> {
  const isOver = isTold(page, 'end');
  await page.getByRole('banner').getByRole('link', { name: 'Notícies', exact: true }).click();
  await isOver;
  await page.context().close();
}

/** What happened, by the page's own clock. */
const truth = { startupMs: 0, heights: [] as number[] };

const pictureHeight = (page: Page) => page.evaluate(() => document.querySelector('video')?.videoHeight ?? 0);

describe.concurrent('what happens in the player', () => {
  test('V-06 one presses play, and chooses another quality', async ({ expect }) => {
    const { page } = await visitorWhoAgrees();
    const player = await open(page, `/video/${VIDEO.quality}/`);
    await page.evaluate(() => {
      const times = window as { pressedMs?: number; startupMs?: number };
      document.addEventListener('click', () => (times.pressedMs ??= performance.now()), { capture: true });
      document
        .querySelector('video')
        ?.addEventListener('playing', () => (times.startupMs ??= performance.now() - (times.pressedMs ?? Number.NaN)));
    });
    await begin(player);
    await reached(page, 1.5);
    truth.startupMs = await page.evaluate(() => (window as { startupMs?: number }).startupMs ?? 0);
    truth.heights.push(await pictureHeight(page));
    const other = truth.heights[0] === 540 ? 360 : 540;
    await player.hover(); // over a moving picture the controls hide
    await player.getByRole('button', { name: 'Configuració' }).click();
    const isChanged = isTold(page, 'bitrate_change');
    await player.getByRole('radio', { name: `${other}p`, exact: true }).click();
    await isChanged;
    await expect.poll(() => pictureHeight(page), { timeout: 20_000 }).toBe(other);
    truth.heights.push(other);
    await page.keyboard.press('Escape');
    const isPaused = isTold(page, 'pause'); // what is said from here on is of the new one
    await player.hover();
    await player.getByRole('button', { name: 'Pausa' }).click();
    await isPaused;
    await leave(page);
  });

  test('V-04 a channel of the operator’s own origin plays from there, with its clock and its past', async ({
    expect,
  }) => {
    const { page, complaints } = await visitorWhoAgrees();
    await page.context().route(`${own.origin}/**`, (route) => route.continue());
    const player = await open(page, '/directes/tramuntana-1/');
    await begin(player);
    await player.getByText('En directe', { exact: true }).waitFor();
    await isTold(page, 'play');
    await page.keyboard.press('5');
    await player.getByRole('button', { name: /Torna al directe/ }).waitFor();
    await isTold(page, 'play');
    expect(own.asked.some((path) => /^\/media\/clips\/loop-tramuntana-24\/\d+p-\d+\.m4s/.test(path))).toBe(true);
    expect(complaints).toEqual([]);
    await leave(page);
  });
});

describe('what the server has stored of it', () => {
  let stored: StoredReport[];
  const of = (video: string | number) => stored.filter((report) => report.video === String(video));

  beforeAll(async () => {
    await server.away();
    stored = await storedPlayback(server.dataDir);
  });

  test('V-06 the startup time is that from the press to the first picture', () => {
    const last = of(VIDEO.quality).at(-1);
    expect(truth.startupMs).toBeGreaterThan(0);
    expect(Math.abs((last?.startupMs ?? 0) - truth.startupMs)).toBeLessThan(150);
  });

  test('V-06 the bitrate is that of what was on screen, before and after, and the change is told', () => {
    const reports = of(VIDEO.quality).filter(({ bitrate }) => bitrate > 0);
    expect(of(VIDEO.quality).filter(({ event }) => event === 'bitrate_change')).toHaveLength(1);
    const [first, last] = [reports[0]?.bitrate ?? 0, reports.at(-1)?.bitrate ?? 0];
    const [before = 0, after = 0] = truth.heights;
    expect(Math.sign(last - first)).toBe(Math.sign(after - before));
    expect(new Set(reports.map(({ framesPerSecond }) => framesPerSecond))).toEqual(new Set([FRAMES_PER_SECOND]));
  });

  test('V-04 M-01 a signal from elsewhere is measured as the channel’s: live, and back in its past', () => {
    const reports = of('directe-tramuntana-1');
    const streams = reports.map(({ raw }) => new URLSearchParams(raw.split('?')[1]).get('s:stream:type'));
    expect(new Set(streams)).toEqual(new Set(['live']));
    const places = reports.filter(({ event }) => event === 'play').map(({ playheadS }) => playheadS);
    expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(3000);
  });
});
