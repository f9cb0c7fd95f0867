/** Ads as real ad servers sell them: whole files, and malformed answers. In a real browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAdContract } from './support/ad-contract.ts';
import { assetListOf } from './support/asset-list.ts';
import { axeFindings } from './support/axe.ts';
import { drawnWords, watchWords } from './support/drawn-words.ts';
import { FILES, FILM_S, type FilmServer, HOSTILE, LAST, startFilmServer, UNPLAYABLE } from './support/film-server.ts';
import { newVisit, openBrowser, openWithoutScripts } from './support/open-browser.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { signIn } from './support/studio.ts';

const SMALL = { width: 480, height: 720 };

let adServer: FilmServer;
let server: RunningServer;
let browser: Browser;
let adDir: string;

beforeAll(async () => {
  adServer = await startFilmServer();
  adDir = await mkdtemp(join(tmpdir(), 'sintonia-ads-'));
  await writeAdContract(adDir);
  const tag = `${adServer.origin}/tag?content=[CONTENTID]&position=[BREAKPOSITION]`;
  [server, browser] = await Promise.all([startServer({ AD_TAG_URL: tag, AD_DIR: adDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await adServer?.stop();
  await rm(adDir, { recursive: true, force: true });
});

async function open(video: number, likes = {}): Promise<{ page: Page; begin(): Promise<void> }> {
  const { page } = await newVisit(browser, server.origin, SMALL);
  page.setDefaultTimeout(90_000);
  await page.addInitScript(
    (preferences) => localStorage.setItem('sintonia.player', preferences),
    JSON.stringify({ autoplay: false, ...likes }),
  );
  await page.goto(`${server.origin}/video/${video}/`, { waitUntil: 'networkidle' });
  const refuse = page.getByRole('button', { name: 'Rebutja-ho tot' }).first();
  if (await refuse.isVisible()) await refuse.click();
  const player = page.getByRole('region', { name: /^Reproductor/ });
  return { page, begin: () => player.getByRole('button', { name: /^Reprodueix/ }).click() };
}

const contentMoves = (page: Page) =>
  page.waitForFunction(
    () => {
      const video = document.querySelector('video');
      return video !== null && !video.paused && video.duration > 30 && video.currentTime > 0.2;
    },
    undefined,
    { timeout: 90_000 },
  );

/** Reports of one film, in order, without those of a file that is not ready (VAST error 407). */
const reportsOf = (lines: readonly string[], film: string) =>
  lines.filter((line) => line.startsWith(`${film} `) && !line.endsWith('error 407'));

test('V-02 plays an ad server’s files from our own origin: the first viewer does not wait for them, the next sees them whole', async () => {
  const first = await open(FILES.video);
  await first.begin();
  await contentMoves(first.page);
  // A file that was ready in time has played whole for the first viewer; none was started and abandoned.
  for (const film of [...FILES.films, FILES.edited])
    await expect
      .poll(() => reportsOf(adServer.reported, film).join())
      .toMatch(new RegExp(`^(?:${film} impression,${film} complete)?$`));
  await first.page.context().close();

  await expect
    .poll(async () => (await assetListOf(server.origin, FILES.clip, 'pre')).ASSETS.length)
    .toBe(FILES.films.length);
  const pre = await assetListOf(server.origin, FILES.clip, 'pre');
  for (const { URI, DURATION, ...more } of pre.ASSETS) {
    expect(URI).toMatch(/^\/ads\/creatives\/[\da-f]{32}\/[\da-f]{16}\/master\.m3u8$/);
    expect(Math.abs(DURATION - FILM_S)).toBeLessThan(0.2);
    expect(more['X-AD-CREATIVE-URL']).toContain(`${adServer.origin}/films/`);
  }
  await expect.poll(async () => (await assetListOf(server.origin, FILES.clip, 'mid-26')).ASSETS.length).toBe(1);

  adServer.reported.length = 0;
  const { page, begin } = await open(FILES.video);
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.evaluate(() => {
    const video = document.querySelector('video');
    const seen: { lengthS: number; frames: number; sound: number }[] = [];
    Object.assign(window, { adsSeen: seen });
    let before = { frames: 0, sound: 0 };
    // Chromium counts decoded frames since the element got its source; each ad has its own source.
    video?.addEventListener('timeupdate', () => {
      if (!video || video.duration > 30) return;
      const sound = (video as unknown as { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount; // cast: Chromium's own property
      const frames = video.getVideoPlaybackQuality().totalVideoFrames;
      const last = seen.at(-1);
      if (!last || video.currentTime < 0.5 || frames < before.frames)
        if (!last || Math.abs(last.lengthS - video.duration) > 0.001 || frames < before.frames)
          seen.push({ lengthS: video.duration, frames, sound });
      const now = seen.at(-1);
      if (now) Object.assign(now, { frames, sound });
      before = { frames, sound };
    });
  });
  await begin();
  for (const film of FILES.films)
    await expect.poll(() => adServer.reported, { timeout: 90_000 }).toContain(`${film} complete`);
  await contentMoves(page);
  await page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = 24;
  });
  await expect.poll(() => adServer.reported, { timeout: 90_000 }).toContain(`${FILES.edited} complete`);
  await contentMoves(page);
  const seen = await page.evaluate(
    () => (window as unknown as { adsSeen: { lengthS: number; frames: number; sound: number }[] }).adsSeen, // cast: set above
  );
  expect(Math.max(...seen.map(({ frames }) => frames))).toBeGreaterThan(100);
  expect(Math.max(...seen.map(({ sound }) => sound))).toBeGreaterThan(1000);
  // Every ad was reported once with start and end; none failed once its file was ready.
  for (const film of [...FILES.films, FILES.edited])
    expect(reportsOf(adServer.reported, film)).toEqual([`${film} impression`, `${film} complete`]);
  // Each file was fetched once, by the server only; the page's policy allowed every request of the page.
  expect(adServer.fetched.filter((film) => film !== FILES.edited && FILES.films.includes(film)).sort()).toEqual(
    [...FILES.films].sort(),
  );
  expect(requested.filter((url) => !url.startsWith(server.origin) && !url.startsWith('blob:'))).toEqual([]);
  expect(failures.filter((text) => /Content Security|media/i.test(text))).toEqual([]);
  await page.context().close();
});

test('V-02 leaves out files that cannot be played, and counts each reason', async () => {
  const { page, begin } = await open(UNPLAYABLE.video);
  await begin();
  await contentMoves(page);
  await page.context().close();
  const metrics = async () => (await fetch(`${server.origin}/metrics`)).text();
  for (const result of ['codec', 'notMp4', 'truncated'])
    await expect.poll(metrics).toMatch(new RegExp(`sintonia_ad_creatives_total\\{result="${result}"\\} 1`));
  for (const film of UNPLAYABLE.films) {
    expect(adServer.reported.some((line) => line.startsWith(`${film} error`))).toBe(true);
    expect(adServer.reported).not.toContain(`${film} impression`);
  }
});

test('V-02 lists unplayable files in the studio, each with its address and the reason in words', async () => {
  const rows = [
    ['other-codec.mp4', /no és H.264 o el so no és AAC/, /not H.264, or the sound is not AAC/],
    ['page.mp4', /No és un fitxer MP4/, /not a valid MP4/],
    ['short.mp4', /arriba tallat/, /arrives incomplete/],
  ] as const;
  const { page } = await newVisit(browser, server.origin, { width: 1440, height: 900 });
  await signIn(page, server.origin);
  await page.getByRole('link', { name: 'Anuncis', exact: true }).click();
  const lists = [
    { language: 'ca', table: 'No es poden emetre', of: 1 },
    { language: 'en', table: 'Cannot be played', of: 2 },
  ] as const;
  for (const { language, table, of } of lists) {
    await page.evaluate((chosen) => localStorage.setItem('studio.language', chosen), language);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // Counts are written within ten seconds.
      await expect
        .poll(
          async () => {
            await page.goto(`${server.origin}/estudi/anuncis/fitxers`);
            await page.getByRole('heading', { level: 1 }).waitFor();
            return page.getByRole('table', { name: table }).getByRole('row').count();
          },
          { timeout: 180_000 },
        )
        .toBe(rows.length + 1);
      for (const row of rows) {
        const line = page.getByRole('row', { name: new RegExp(row[0]) });
        const [name, address, reason, times, last] = await line.getByRole('cell').allInnerTexts();
        expect([name, address, reason]).toEqual([
          row[0],
          `${adServer.origin}/films/${row[0]}`,
          expect.stringMatching(row[of]),
        ]);
        expect([Number(times) > 0, last]).toEqual([true, expect.stringMatching(/\d\d:\d\d:\d\d/)]);
      }
      for (const theme of ['light', 'dark']) {
        await page.evaluate((shade) => localStorage.setItem('studio.theme', shade), theme);
        await page.reload();
        await page.getByRole('table', { name: table }).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/anuncis-${language}-${theme}-${width}.png`,
            fullPage: true,
          });
      }
    }
  }
  await page.context().close();
});

test('V-02 V-03 shows the poster again after a post-roll, without the ad’s clock, and allows a replay', async () => {
  await expect.poll(async () => (await assetListOf(server.origin, LAST.clip, 'post')).ASSETS.length).toBe(2);
  const { page, begin } = await open(LAST.video, { subtitles: true });
  await watchWords(page);
  await begin();
  await contentMoves(page);
  await page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = video.duration - 1;
  });
  const layer = page.getByRole('region', { name: 'Publicitat' });
  for (const place of ['Anunci 1 de 2', 'Anunci 2 de 2']) await layer.getByText(place, { exact: true }).waitFor();
  await layer.waitFor({ state: 'detached' });
  const player = page.getByRole('region', { name: /^Reproductor/ });
  await page.waitForFunction(() => document.querySelector('[data-phase="ended"]') !== null);
  await player.locator('img').first().waitFor();
  expect(await player.locator('[data-contrast] p').count()).toBe(0);
  const cues = await page.evaluate(() =>
    [...(document.querySelector('video')?.textTracks ?? [])].reduce(
      (sum, { activeCues }) => sum + (activeCues?.length ?? 0),
      0,
    ),
  );
  expect(cues).toBe(0);
  expect((await drawnWords(page)).overAd).toEqual([]);
  // The ad server receives the breaks of its schedule, once each.
  await expect
    .poll(() => adServer.reported.filter((line) => line.startsWith('break')).sort())
    .toEqual(['breakEnd 0', 'breakEnd 1', 'breakStart 0', 'breakStart 1']);
  await watchWords(page);
  await player.getByRole('button', { name: 'Torna-ho a veure' }).click();
  await contentMoves(page);
  await expect.poll(async () => (await drawnWords(page)).words).not.toBe('');
  expect(await player.locator('img').count()).toBe(0);
  await page.context().close();
});

test('V-08 shows a broken promise on the contract page, with the current figures, also without scripts', async () => {
  const list = (await (await fetch(`${server.origin}/ads/assets/vod/${FILES.clip}/pre`)).json()) as {
    'X-AD-LATE': string;
  }; // cast: our own format
  expect((await fetch(server.origin + list['X-AD-LATE'])).status).toBe(204);
  const page = await openWithoutScripts(browser);
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Publicitat amb límits' }).click();
  await page.getByRole('heading', { name: 'Publicitat: el que et prometem' }).waitFor();
  const promise = (title: string) => page.locator('dl > div', { hasText: title });
  expect(await promise('Poca estona d’anuncis').textContent()).toContain('20 minuts');
  expect(await promise('Pauses curtes').textContent()).toMatch(/20 segons.*15 segons/);
  // Counted at once, written within seconds, and pages are cached for half a minute.
  await expect
    .poll(async () => (await page.reload()) && promise('El programa no espera').textContent(), {
      timeout: 120_000,
      interval: 2000,
    })
    .toMatch(/3 segons.*Incomplert 1 vegada/);
  expect(await promise('Pauses curtes').textContent()).toContain('Incomplert cap vegada');
  await page.context().close();
});

const brokenNow = async (): Promise<unknown> =>
  ((await (await fetch(`${server.origin}/ads/contract`)).json()) as { broken: unknown }).broken; // cast: our own format

test.each(HOSTILE)(
  'V-08 starts content on an answer with too many $document, and keeps answering other requests',
  async ({ video }) => {
    const { page, begin } = await open(video);
    const broken = await brokenNow();
    let answered = 0;
    let isOver = false;
    const others = (async () => {
      for (; !isOver; answered += 1) await brokenNow();
    })();
    await begin();
    await contentMoves(page);
    isOver = true;
    await others;
    expect(answered).toBeGreaterThan(10);
    expect(await brokenNow()).toEqual(broken);
    await page.context().close();
  },
);
