/** V-04, V-06: the player's quality reports, and media of another origin. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ElementSample, logElement, reached } from './support/element-log.ts';
import { playForeignMedia } from './support/foreign-media.ts';
import { newVisit, openBrowser, type Visit } from './support/open-browser.ts';
import { type OwnOrigin, startOwnOrigin } from './support/own-origin.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { type StoredHeartbeat, storedPlayback } from './support/stored-playback.ts';

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
const STATION = 'radio-tramuntana';
/** The demo's clips: 25 frames a second in two renditions. */
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
const hasReported = (page: Page, event: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('s:event:type') === event);

async function leave(page: Page): Promise<void> {
  const isOver = hasReported(page, 'end');
  await page.getByRole('banner').getByRole('link', { name: 'Notícies', exact: true }).click();
  await isOver;
  await page.context().close();
}

/** What happened, by the page's own clock. */
const truth = {
  /** Bounds: the player gets the press and reports the frame in between, however slow the machine is. */
  startupMs: { least: 0, most: 0 },
  heights: [] as number[],
  beside: { video: '', log: [] as ElementSample[] },
};

/** In the page: before and after the press and the first frame, by its clock. */
declare const samples: { beforePress: number; afterPress: number; beforePicture: number; afterPicture: number };

const pictureHeight = (page: Page) => page.evaluate(() => document.querySelector('video')?.videoHeight ?? 0);

describe.concurrent('playback in the player', () => {
  test('V-06 plays, and switches to another rendition', async ({ expect }) => {
    const { page } = await visitorWhoAgrees();
    const player = await open(page, `/video/${VIDEO.quality}/`);
    await page.evaluate(() => {
      const now = () => performance.now();
      const samples = { beforePress: 0, afterPress: 0, beforePicture: 0, afterPicture: 0 };
      Object.assign(window, { samples });
      window.addEventListener('click', () => (samples.beforePress ||= now()), { capture: true });
      window.addEventListener('click', () => (samples.afterPress ||= now()));
      window.addEventListener('playing', () => (samples.beforePicture ||= now()), { capture: true });
      document.querySelector('video')?.addEventListener('timeupdate', () => {
        if (samples.beforePicture > 0) samples.afterPicture ||= now();
      });
    });
    await begin(player);
    await reached(page, 1.5);
    truth.startupMs = await page.evaluate(() => ({
      least: samples.beforePicture - samples.afterPress,
      most: samples.afterPicture - samples.beforePress,
    }));
    truth.heights.push(await pictureHeight(page));
    const other = truth.heights[0] === 540 ? 360 : 540;
    await player.hover(); // the controls hide over a playing picture
    await player.getByRole('button', { name: 'Configuració' }).click();
    const isChanged = hasReported(page, 'bitrate_change');
    await player.getByRole('radio', { name: `${other}p`, exact: true }).click();
    await isChanged;
    await expect.poll(() => pictureHeight(page)).toBe(other);
    truth.heights.push(other);
    await page.keyboard.press('Escape');
    const isPaused = hasReported(page, 'pause'); // later heartbeats are of the new rendition
    await player.hover();
    await player.getByRole('button', { name: 'Pausa' }).click();
    await isPaused;
    await leave(page);
  });

  test('V-04 plays a channel of the operator’s own origin from there, with its clock and its past', async ({
    expect,
  }) => {
    const { page, pageErrors } = await visitorWhoAgrees();
    await page.context().route(`${own.origin}/**`, (route) => route.continue());
    const player = await open(page, '/directes/tramuntana-1/');
    await begin(player);
    await player.getByText('En directe', { exact: true }).waitFor();
    await hasReported(page, 'play');
    await page.keyboard.press('5');
    await player.getByRole('button', { name: /Torna al directe/ }).waitFor();
    await hasReported(page, 'play');
    expect(own.requested.some((path) => /^\/media\/clips\/loop-tramuntana-24\/\d+p-\d+\.m4s/.test(path))).toBe(true);
    expect(pageErrors).toEqual([]);
    await leave(page);
  });
});

describe('several players on one page', () => {
  test('V-07 pause one another; other media elements neither pause nor are paused', async () => {
    const { page, pageErrors } = await visitorWhoAgrees();
    await page.goto(`${server.origin}/radio/${STATION}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Escolta en directe/ }).click();
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1);
    // Across client-side navigations: the radio continues.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, inici$/ })
      .click();
    await page.locator('main a[href^="/video/"]:visible').first().click();
    await page.waitForURL(/\/video\/\d+\/$/);
    truth.beside.video = new URL(page.url()).pathname.split('/')[2] ?? '';
    const player = page.getByRole('region', { name: /^Reproductor/ }).filter({ has: page.locator('video') });
    await begin(player);
    await page.waitForFunction(() => document.querySelector('audio')?.paused);
    await reached(page, 0.5);
    truth.beside.log = await logElement(page);
    const foreign = await playForeignMedia(page, '/media/clips/ad-trens/540p');
    expect(foreign.map(({ kind, events }) => [kind, events.toSorted()])).toEqual([
      ['file', ['ended', 'pause', 'play', 'seeked']],
      ['stream', ['pause', 'play']],
    ]);
    for (const { movedS } of foreign) expect(movedS).toBeGreaterThan(0.5);
    expect(truth.beside.log.filter(({ name }) => name !== 'timeupdate')).toEqual([]); // our players kept playing
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
    expect(pageErrors).toEqual([]);
    const isOver = hasReported(page, 'end');
    await page.getByRole('banner').getByRole('link', { name: 'Notícies', exact: true }).click();
    await isOver;
    await page.context().close();
  });
});

describe('stored heartbeats', () => {
  let stored: StoredHeartbeat[];
  const of = (video: string | number) => stored.filter((heartbeat) => heartbeat.video === String(video));

  beforeAll(async () => {
    await server.away();
    stored = await storedPlayback(server.dataDir);
  });

  test('V-06 give the startup time from the press to the first frame', () => {
    const last = of(VIDEO.quality).at(-1);
    expect(truth.startupMs.least).toBeGreaterThan(0);
    expect(last?.startupMs).toBeGreaterThan(truth.startupMs.least - 1); // whole ms on the wire
    expect(last?.startupMs).toBeLessThan(truth.startupMs.most + 1);
  });

  test('V-06 give the bitrate on screen before and after the switch, and report the switch', () => {
    const heartbeats = of(VIDEO.quality).filter(({ bitrate }) => bitrate > 0);
    expect(of(VIDEO.quality).filter(({ event }) => event === 'bitrate_change')).toHaveLength(1);
    const [first, last] = [heartbeats[0]?.bitrate ?? 0, heartbeats.at(-1)?.bitrate ?? 0];
    const [before = 0, after = 0] = truth.heights;
    expect(Math.sign(last - first)).toBe(Math.sign(after - before));
    expect(new Set(heartbeats.map(({ framesPerSecond }) => framesPerSecond))).toEqual(new Set([FRAMES_PER_SECOND]));
  });

  test('V-04 M-01 measure a signal of another origin as the channel’s: live, and rewound', () => {
    const heartbeats = of('directe-tramuntana-1');
    const streams = heartbeats.map(({ raw }) => new URLSearchParams(raw.split('?')[1]).get('s:stream:type'));
    expect(new Set(streams)).toEqual(new Set(['live']));
    const places = heartbeats.filter(({ event }) => event === 'play').map(({ playheadS }) => playheadS);
    expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(3000);
  });

  test('V-07 form two sessions for two players, without foreign media', () => {
    const ids = new Set(stored.map(({ video }) => video));
    expect(ids).toEqual(
      new Set([String(VIDEO.quality), 'directe-tramuntana-1', `directe-${STATION}`, truth.beside.video]),
    );
    const video = of(truth.beside.video);
    expect(new Set(video.map(({ session }) => session)).size).toBe(1);
    expect(video.filter(({ event }) => ['pause', 'buffer', 'stall', 'complete'].includes(event))).toEqual([]);
    const playedS =
      video.filter(({ event }) => event === 'play').reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
    const [first, last] = [truth.beside.log[0], truth.beside.log.at(-1)];
    expect(playedS).toBeGreaterThan(((last?.atMs ?? 0) - (first?.atMs ?? 0)) / 1000);
    const radio = of(`directe-${STATION}`);
    expect(new Set(radio.map(({ session }) => session)).size).toBe(1);
    expect(radio.filter(({ event, durationMs }) => event === 'pause' && durationMs === 0)).toHaveLength(1);
  });
});
