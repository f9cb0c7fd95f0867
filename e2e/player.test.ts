/** The player on demand, on real media, and the stored heartbeats. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { storedInBrowser } from './support/browser-storage.ts';
import { type ElementSample, latenessOf, logElement, reached, truthOf } from './support/element-log.ts';
import { fakeTelevision } from './support/fake-television.ts';
import { firstPlayedS } from './support/first-played.ts';
import { setPace } from './support/pace.ts';
import { failUntilReleased } from './support/segments.ts';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { type StoredHeartbeat, storedPlayback } from './support/stored-playback.ts';
import { useSite } from './support/use-site.ts';
import { begin, hasReported, isLinked, leavePlayer, newViewer, openPlayer, position } from './support/viewer.ts';

const site = useSite();

/** The clip of all: 36 s, chapters at 0, 12 and 26 s. */
const VIDEO = { recovers: 1001, words: 1002, left: 1003, keyboard: 1004, failed: 1005, system: 1006, linked: 1007 };

const path = (video: number) => `/video/${video}/`;

const visitor = (choice: 'Accepta-ho tot' | 'Rebutja-ho tot') => newViewer(site.browser, site.server.origin, choice);
const open = (page: Page, video: number) => openPlayer(page, site.server.origin + path(video));

/** What happened, by the browser's clock. */
const truth = { recovers: [] as ElementSample[] };

// Alone on the machine, because it measures tenths of a second.
test('V-06 a temporary failure of the origin causes a stall, and nothing else', async () => {
  const page = await visitor('Accepta-ho tot');
  const recover = await failUntilReleased(page, 1);
  const player = await open(page, VIDEO.recovers);
  truth.recovers = await logElement(page);
  await begin(player);
  const names = () => truth.recovers.map(({ name }) => name);
  await expect
    .poll(() => names().lastIndexOf('waiting') > names().indexOf('playing') && names().includes('playing'))
    .toBe(true);
  await page.waitForTimeout(700); // a noticeable stall
  recover();
  await reached(page, 9);
  expect(await player.getByRole('alert').count()).toBe(0);
  await leavePlayer(page);
  await page.context().close();
});

describe.concurrent('playback in the player', () => {
  test('W-10 offers a retry from the same position after a permanent failure', async ({ expect }) => {
    const page = await visitor('Rebutja-ho tot');
    let isWell = false;
    await page.route('**/540p.m3u8*', (route) => (isWell ? route.continue() : route.fulfill({ status: 500 })));
    await page.route('**/360p.m3u8*', (route) => (isWell ? route.continue() : route.fulfill({ status: 500 })));
    const player = await open(page, VIDEO.failed);
    await begin(player);
    await player.getByText('S’està reconnectant…').waitFor();
    await player.getByRole('alert').getByText('No s’ha pogut reproduir').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    isWell = true;
    await player.getByRole('button', { name: 'Torna-ho a provar' }).click();
    await reached(page, 1);
    await page.context().close();
  });

  test('V-03 restores subtitles in the chosen language, size and contrast', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    const player = await open(page, VIDEO.words);
    await begin(player);
    await player.hover();
    await player.getByRole('button', { name: 'Configuració' }).click();
    const settings = player.getByRole('dialog', { name: 'Configuració' });
    const isCounted = isLinked(page, 'Subtítols');
    await settings.getByRole('radio', { name: 'Català' }).check();
    await isCounted;
    await settings.getByRole('radio', { name: 'Molt gran' }).check();
    await settings.getByRole('radio', { name: 'Groc sobre negre' }).check();
    const faster = settings.getByRole('radio', { name: '1,5×' });
    await faster.click();
    await expect.poll(() => faster.isChecked()).toBe(true); // it shows the element's rate
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.5);
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'hidden' });
    const again = await open(page, VIDEO.words);
    await begin(again);
    const words = again.locator('[data-size="huge"][data-contrast="yellow"]');
    await words.waitFor();
    const drawn = words.locator('p').first();
    await expect.poll(() => drawn.evaluate((line) => getComputedStyle(line).color)).toBe('rgb(255, 225, 77)');
    expect((await storedInBrowser(page)).local).toContain('sintonia.player');
    await page.context().close();
  });

  test('V-01 starts at the second that an address names', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    await page.goto(`${site.server.origin}${path(VIDEO.linked)}?t=18`);
    await reached(page, 18.5);
    expect(await firstPlayedS(page, 'video')).toBeGreaterThanOrEqual(17.9);
    await leavePlayer(page);
    await page.context().close();
  });

  test('V-01 resumes at the stored position, and deletes it when the medium has been watched', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    const player = await open(page, VIDEO.left);
    await begin(player);
    await reached(page, 1);
    await setPace(page, 0.2); // the end is not reached before the page is left
    await player.getByRole('slider', { name: 'Posició' }).fill('31');
    await reached(page, 31.2);
    const stretches = await page.evaluate(() => document.querySelector('video')?.played.length);
    expect(stretches).toBeGreaterThan(1); // it seeked, and did not play until there
    const again = await open(page, VIDEO.left);
    const isResumed = hasReported(page, 'resume');
    const isComplete = hasReported(page, 'complete');
    await again.getByRole('button', { name: /Continua on ho vas deixar/ }).click();
    await isResumed;
    await reached(page, 30.2);
    expect(await firstPlayedS(page, 'video')).toBeGreaterThanOrEqual(29.9);
    await page.waitForFunction(() => document.querySelector('video')?.ended);
    const upNext = again.getByRole('link', { name: 'Reprodueix-lo ara' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Reprodueix-lo ara');
    await page.keyboard.press('Escape');
    await upNext.waitFor({ state: 'hidden' });
    expect((await storedInBrowser(page)).local).not.toContain('sintonia.resume');
    await again.getByRole('button', { name: 'Torna-ho a veure' }).waitFor();
    await page.keyboard.press('n');
    await isComplete;
    await page.waitForURL((url) => url.pathname !== path(VIDEO.left));
    await reached(page, 0.5); // the next one autoplays
    await page.context().close();
  });

  test('V-05 W-13 shows the transcript, searches it, and seeks by it; chapters and preview pictures help', async ({
    expect,
  }) => {
    const page = await visitor('Rebutja-ho tot');
    const player = await open(page, VIDEO.recovers);
    await page.getByText('Transcripció', { exact: true }).click();
    await page.getByRole('searchbox', { name: 'Cerca a la transcripció' }).fill('ULTIM TRAM');
    await page.getByText('Surt en 1 frase').waitFor();
    const sentence = page.getByRole('button', { name: /l’últim tram/ });
    expect(await axeFindings(page)).toEqual([]);
    await setPace(page, 0.2); // slow enough to check the transcript
    await sentence.click();
    await reached(page, 26.2);
    await expect.poll(() => sentence.getAttribute('aria-current')).toBe('true');
    const bar = player.getByRole('slider', { name: 'Posició' });
    expect(await bar.getAttribute('aria-valuetext')).toMatch(/^2\d segons de 36 segons\. L’últim tram$/);
    await bar.hover({ position: { x: 300, y: 12 } });
    const still = player.locator('[style*="thumbnails.webp"]');
    await still.waitFor();
    expect(await still.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([160, 90]);
    await player.hover();
    await player.getByRole('button', { name: 'Capítols' }).click();
    await player
      .getByRole('dialog', { name: 'Capítols' })
      .getByRole('button', { name: /Límit del bosc/ })
      .click();
    await expect.poll(() => position(page)).toBeLessThan(16);
    expect(await position(page)).toBeGreaterThanOrEqual(12);
    await page.context().close();
  });

  test('V-01 W-13 is fully usable by keyboard: playback, settings, help, without losing focus', async ({ expect }) => {
    const page = await visitor('Rebutja-ho tot');
    const player = await open(page, VIDEO.keyboard);
    await player.getByRole('button', { name: /^Reprodueix/ }).focus();
    await page.keyboard.press('Enter');
    await reached(page, 0.5);
    await page.keyboard.press('k');
    const names: string[] = [];
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');
    await player.getByRole('slider', { name: 'Posició' }).focus();
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press('Tab');
      names.push(await focused());
    }
    expect(names).toEqual([
      'Reprodueix',
      'A continuació',
      'Enrere 10 segons',
      'Endavant 10 segons',
      'Silencia',
      'Volum',
      'Activa els subtítols',
      'Capítols',
      'Configuració',
    ]);
    await page.keyboard.press('Enter');
    const settings = player.getByRole('dialog', { name: 'Configuració' });
    await settings.waitFor();
    await expect.poll(() => settings.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Configuració');
    await page.keyboard.press('?');
    const help = player.getByRole('dialog', { name: 'Dreceres de teclat' });
    await help.getByText('Pantalla completa').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('>');
    expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.25);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
    await page.keyboard.press('f');
    await page.context().close();
  });

  test('W-09 offers a television when one is available, and hands over the position', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    await page.addInitScript(fakeTelevision);
    const player = await open(page, VIDEO.words);
    await begin(player);
    await reached(page, 2);
    const isCounted = isLinked(page, 'Veure a la TV');
    await player.hover();
    await player.getByRole('button', { name: 'Mira-ho a la TV' }).click();
    await isCounted;
    await player.getByText('Ara es veu a la TV').waitFor();
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('televisionoff')));
    await player.getByText('Ara es veu a la TV').waitFor({ state: 'detached' });
    await reached(page, 2.5); // playback continues here
    await page.evaluate(() => window.dispatchEvent(new Event('televisiongone')));
    await player.getByRole('button', { name: 'Mira-ho a la TV' }).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('stored heartbeats', () => {
  let heartbeats: StoredHeartbeat[];
  let hits: StoredHit[];
  const of = (video: string) => heartbeats.filter((heartbeat) => heartbeat.video === video);

  beforeAll(async () => {
    await site.server.away();
    heartbeats = await storedPlayback(site.server.dataDir);
    hits = await storedHits(site.server.dataDir);
  });

  test('T-08 contain link hits for subtitles and television, once each, with their content', () => {
    // Content, channel, format and type as in § 7: `titolContingut`, `canal`, `formatContingut`, `tipusContingut`.
    const reported = (name: string) =>
      hits.filter(({ linkName }) => linkName === name).map(({ variables: { v9, v2, v41, v42 } }) => [v9, v2, v41, v42]);
    const onDemand = [[String(VIDEO.words), 'tramuntana-1', 'video', 'a la carta']];
    expect(reported('Subtítols')).toEqual(onDemand);
    expect(reported('Veure a la TV')).toEqual(onDemand);
  });

  test('V-06 report the stall of a failing origin with its length, and no error', () => {
    const recovered = of(String(VIDEO.recovers));
    const { bufferedS, movedS } = truthOf(truth.recovers);
    const sumS = (event: string) =>
      recovered.filter((heartbeat) => heartbeat.event === event).reduce((sum, { durationMs }) => sum + durationMs, 0) /
      1000;
    expect(bufferedS).toBeGreaterThan(0.3);
    const lateS = latenessOf(truth.recovers);
    expect(Math.abs(sumS('buffer') - bufferedS)).toBeLessThan(0.6 + lateS);
    expect(Math.abs(sumS('play') - movedS)).toBeLessThan(1 + lateS);
    expect(recovered.map(({ event }) => event)).not.toContain('error');
  });

  test('M-03 do not mark a session that starts at an address’s offset as resumed', () => {
    const heartbeats = of(String(VIDEO.linked));
    const moving = heartbeats.filter(({ event, durationMs }) => event === 'play' && durationMs > 0);
    expect(moving[0]?.playheadS).toBeGreaterThanOrEqual(18);
    expect(heartbeats.map(({ event }) => event)).not.toContain('resume');
  });

  test('M-01 V-01 mark a resumed session, which starts at the stored position', () => {
    const resumed = of(String(VIDEO.left)).find(({ event }) => event === 'resume');
    expect(resumed).toBeDefined();
    const session = of(String(VIDEO.left)).filter(({ session: id }) => id === resumed?.session);
    const moving = session.filter(({ event, durationMs }) => event === 'play' && durationMs > 0);
    expect(moving[0]?.playheadS).toBeGreaterThanOrEqual(30);
    expect(session.map(({ event }) => event)).toContain('complete');
  });
});
