/** Every page of the site, for people and for browsers of different sizes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { acceptsAll } from './support/consent-cookies.ts';
import { holdRequests } from './support/hold-requests.ts';
import { recordMeasuring } from './support/measured-requests.ts';
import { newVisit, openWithoutScripts, type Visit } from './support/open-browser.ts';
import { PUBLIC_ROUTES } from './support/routes.ts';
import { useLightSite } from './support/use-site.ts';

const budgets: Record<string, number> = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8'));

const site = useLightSite();

describe.each([
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const)('at $width px, $colorScheme', ({ width, height, colorScheme }) => {
  // One visitor who makes no choice: the banner stays, and code is compiled once.
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(site.browser, site.server.origin, { width, height });
  });
  afterAll(() => visit?.page.context().close());

  test.concurrent.each(PUBLIC_ROUTES)(
    'W-13 $path has no axe findings, no overflow and no console errors',
    async ({ path, status, heading }) => {
      const { page, pageErrors } = await visit.newPage();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const answer = await page.goto(site.server.origin + path, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(status);
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([expect.stringMatching(heading)]);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // The browser itself logs the status of a missing page.
      expect(pageErrors.filter((line) => !(status === 404 && line.includes('404')))).toEqual([]);
      await page.close();
    },
  );
});

test.concurrent.each(PUBLIC_ROUTES)(
  'W-12 W-11 $path is readable without JavaScript, and links to the preference centre',
  async ({ path, heading, isPlayer }) => {
    const page = await openWithoutScripts(site.browser);
    await page.goto(site.server.origin + path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(heading);
    const centre = page.getByRole('contentinfo').getByRole('link', { name: 'Privadesa i galetes' });
    expect(await centre.count()).toBe(isPlayer ? 0 : 1);
    await page.context().close();
  },
);

test('W-11 C-06 W-12 consent works without JavaScript, and the page returns without the banner', async () => {
  const page = await openWithoutScripts(site.browser);
  await page.goto(`${site.server.origin}/noticies/`);
  await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
  await page.waitForURL('**/noticies/');
  expect(await page.getByRole('button', { name: 'Rebutja-ho tot' }).count()).toBe(0);
  expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
    'sintonia_consent=1.000',
  ]);
  await page.context().close();
});

test.each(PUBLIC_ROUTES)('$path stays within its budget of HTML', async ({ path }) => {
  const answer = await fetch(site.server.origin + path, { headers: { 'accept-encoding': 'gzip' } });
  await answer.arrayBuffer();
  const bytes = Number(answer.headers.get('content-length'));
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budgets['site: HTML of a page'] ?? 0);
});

test('W-13 the keyboard reaches content, player and controls', async () => {
  const { page } = await newVisit(site.browser, site.server.origin);
  await page.goto(`${site.server.origin}/video/1001/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
  const player = page.getByRole('region', { name: /^Reproductor/ });
  await player.getByRole('button', { name: /^Reprodueix/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
  const playing = () => page.evaluate(() => document.querySelector('video')?.paused === false);
  await page.keyboard.press('k');
  await expect.poll(playing).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(playing).toBe(true);
  await page.keyboard.press('m');
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(true);
  await page.keyboard.press('5');
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(15);
  await page.keyboard.press('c');
  await player.getByRole('button', { name: 'Desactiva els subtítols' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().close();
});

test('W-13 what is below the window is laid out when it comes near, and going back finds the same place and says its title', async () => {
  const { page, pageErrors } = await newVisit(site.browser, site.server.origin, { width: 390, height: 844 });
  await acceptsAll(page, site.server.origin);
  await page.goto(site.server.origin, { waitUntil: 'networkidle' });
  const isLaidOut = () =>
    page
      .locator('#mes-vistos a')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  const topOfPart = () => page.locator('#mes-vistos').evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const heard = () => page.getByRole('status').first().textContent();
  expect(await isLaidOut()).toBe(false);
  expect(await heard()).toBe('');
  for (let steps = 0; steps < 40 && (await topOfPart()) > 300; steps += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50); // a frame lays out what has come near
  }
  await expect.poll(isLaidOut).toBe(true);
  const top = await topOfPart();
  await page.locator('#mes-vistos a').first().dispatchEvent('click'); // a real click may scroll first
  await page.waitForURL('**/video/**', { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    document.getAnimations().every(
      // cast: CSS makes keyframe effects only
      ({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
    ),
  );
  await page.goBack();
  await page.waitForURL(`${site.server.origin}/`);
  await expect.poll(async () => Math.abs((await topOfPart()) - top)).toBeLessThan(60);
  await expect.poll(heard).toBe(await page.title());
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

test('W-13 a press of play waits for the player, whose code loads after the page is hydrated', async () => {
  const { page, pageErrors } = await newVisit(site.browser, site.server.origin);
  await acceptsAll(page, site.server.origin);
  const release = await holdRequests(page, '**/assets/player-*.js');
  await page.goto(`${site.server.origin}/video/1001/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('[data-deferred] video'));
  await page.waitForFunction(() => !('__pendingHydration' in window));
  await page.getByRole('button', { name: /^Reprodueix/ }).click();
  // The server's picture and button stay until the player responds.
  expect(await page.locator('[data-deferred] video').count()).toBe(1);
  release();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
  expect(await page.locator('[data-deferred] video').count()).toBe(0);
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

test('W-13 visible content loads before scripts, and a press of play before hydration plays once', async () => {
  const { page, pageErrors } = await newVisit(site.browser, site.server.origin);
  await acceptsAll(page, site.server.origin);
  await page.goto(`${site.server.origin}/video/1001/`, { waitUntil: 'networkidle' });
  const { paintedMs, loadedMs, firstScriptMs } = await page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // cast: that is their kind
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      loadedMs: arrival?.loadEventStart ?? Number.NaN,
      firstScriptMs: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(firstScriptMs).toBeGreaterThan(Math.min(paintedMs, loadedMs));

  const measured = recordMeasuring(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const release = await holdRequests(page, '**/assets/entry.client-*.js');
  await page.goto(`${site.server.origin}/video/1002/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Reprodueix/ }).click();
  release();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
  await expect.poll(() => measured.some(({ parameters }) => parameters.get('s:event:type') === 'play')).toBe(true);
  // No engine code before the press handler: the engine loads after it.
  const place = (part: string) => requested.findIndex((url) => url.includes(`/assets/${part}`));
  expect(place('hls')).toBeGreaterThan(place('entry.client'));
  const sessions = measured.flatMap(({ parameters }) => parameters.get('s:event:sid') ?? []);
  expect(new Set(sessions).size).toBe(1);
  expect(measured.filter(({ kind, parameters }) => kind === 'hit' && !parameters.has('pe'))).toHaveLength(1);
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
