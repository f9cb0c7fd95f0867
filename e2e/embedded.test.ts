/** A video embedded in another site, in a browser that blocks third-party storage (W-12). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOtherSite } from './support/loopback.ts';
import { newVisit, openBrowser } from './support/open-browser.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { storedHits } from './support/stored-hits.ts';
import { storedPlayback } from './support/stored-playback.ts';

let server: RunningServer;
let elsewhere: Awaited<ReturnType<typeof startOtherSite>>;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const response = await fetch(`${server.origin}/oembed?url=${encodeURIComponent(`${server.origin}/video/1001/`)}`);
  const { html } = (await response.json()) as { html: string }; // cast: type of oEmbed
  elsewhere = await startOtherSite(
    () => `<!doctype html><html lang="ca"><title>Un blog</title><h1>Un blog</h1>${html}`,
  );
});
afterAll(async () => {
  await browser?.close();
  await elsewhere?.stop();
  await server?.stop();
});

test('W-12 C-07 an embedded video plays, requests no consent, and identifies nobody who made no choice', async () => {
  const { page } = await newVisit(browser, elsewhere.origin);
  await page.context().route(`${server.origin}/**`, (route) => route.continue());
  await page.goto(elsewhere.origin);
  const frame = page.frameLocator('iframe');
  await expect.poll(() => frame.getByRole('heading', { level: 1 }).textContent()).toContain('La carena de llevant');
  expect(await frame.getByRole('button', { name: /Accepta/ }).count()).toBe(0);
  await frame.locator('[data-phase] button').first().click();
  const position = () => frame.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime); // cast: it is one
  await expect.poll(position).toBeGreaterThan(0.5);
  await page.context().close();
  await server.away();
  // On leaving the page counts as after a refusal (docs/decisions/0032), if the browser still sends that.
  const hits = await storedHits(server.dataDir);
  expect(hits.filter(({ tier, kind }) => tier !== 'none' || kind !== 'pageview')).toEqual([]);
  expect(hits.length).toBeLessThanOrEqual(1);
  expect(await storedPlayback(server.dataDir)).toEqual([]);
});
