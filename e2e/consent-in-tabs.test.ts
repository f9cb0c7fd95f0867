/**
 * One visitor, two tabs: a choice in one of them applies in the other at once, also where that one plays in the
 * background (C-01, C-03, C-06).
 */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { storedInBrowser } from './support/browser-storage.ts';
import { reached } from './support/element-log.ts';
import { type MeasuredRequest, recordMeasuring } from './support/measured-requests.ts';
import { newVisit } from './support/open-browser.ts';
import { useSite } from './support/use-site.ts';

const site = useSite();

const VIDEO = 1003;

/** A script that emulates browsers without change events for cookies. */
const WITHOUT_COOKIE_STORE = `Object.defineProperty(window, 'cookieStore', { value: undefined })`;

interface Tab {
  page: Page;
  measured: MeasuredRequest[];
  /** Every request of the tab, measuring or not. */
  requested: string[];
  pageErrors: string[];
}

async function aContext({ hasCookieStore = true } = {}): Promise<BrowserContext> {
  const { page } = await newVisit(site.browser, site.server.origin);
  const context = page.context();
  if (!hasCookieStore) await context.addInitScript(WITHOUT_COOKIE_STORE);
  await page.close();
  return context;
}

async function openTab(context: BrowserContext, path: string): Promise<Tab> {
  const page = await context.newPage();
  const requested: string[] = [];
  const pageErrors: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('console', (message) => pageErrors.push(message.text()));
  const tab = { page, measured: recordMeasuring(page), requested, pageErrors };
  await page.goto(site.server.origin + path, { waitUntil: 'networkidle' });
  return tab;
}

async function play({ page }: Tab): Promise<void> {
  await page
    .getByRole('region', { name: /^Reproductor/ })
    .getByRole('button', { name: /^Reprodueix/ })
    .click();
}

const choose = async ({ page }: Tab, choice: 'Accepta-ho tot' | 'Rebutja-ho tot') => {
  await page.getByRole('button', { name: choice }).click();
  await page.getByText('Tria desada.').waitFor();
};

/** Requests of a list from an index on that were made after a time: a heartbeat states its own time. */
const madeAfter = ({ measured }: Tab, from: number, atMs: number) =>
  measured
    .slice(from)
    .filter(({ kind, parameters }) => kind !== 'heartbeat' || Number(parameters.get('l:event:ts')) >= atMs)
    .map(({ line }) => line);

const heartbeats = ({ measured }: Tab) => measured.filter(({ kind }) => kind === 'heartbeat');
const identifiers = async ({ page }: Tab) =>
  (await storedInBrowser(page)).cookies.filter((name) => /^(AMCV|s_|sintonia_id)/.test(name));
/** Longer than the reporting interval of 10 s. */
const LONGER_THAN_A_REPORT_S = 14;

describe.concurrent.each([{ hasCookieStore: true }, { hasCookieStore: false }])(
  'two tabs, change events for cookies: $hasCookieStore',
  ({ hasCookieStore }) => {
    test('C-06 stop measuring and delete ids in the first, playing tab after a refusal in the second', async ({
      expect,
    }) => {
      const context = await aContext({ hasCookieStore });
      const second = await openTab(context, '/privadesa/');
      await choose(second, 'Accepta-ho tot');
      const first = await openTab(context, `/video/${VIDEO}/`);
      const third = await openTab(context, `/video/${VIDEO}/`);
      for (const tab of [first, third]) {
        await play(tab);
        await reached(tab.page, 2);
        await expect.poll(() => heartbeats(tab).length).toBeGreaterThan(0);
      }
      expect(await identifiers(first)).not.toEqual([]);
      await second.page.bringToFront();
      const before = [first, third].map(({ measured }) => measured.length);
      await second.page.evaluate(() =>
        document.addEventListener('submit', () => document.body.setAttribute('data-refused', `${Date.now()}`), true),
      );
      await choose(second, 'Rebutja-ho tot');
      const refusedMs = Number(await second.page.locator('body').getAttribute('data-refused'));
      for (const { page } of [first, third]) await reached(page, LONGER_THAN_A_REPORT_S);
      expect([first, third].map((tab, at) => madeAfter(tab, before[at] ?? 0, refusedMs))).toEqual([[], []]);
      const reported = first.measured.length;
      await first.page.getByRole('link', { name: 'Programes' }).first().click();
      await first.page.getByRole('heading', { name: 'Programes', level: 1 }).waitFor();
      await expect.poll(() => first.measured.length).toBe(reported + 1); // the page view without identifier (C-07)
      const last = first.measured.at(-1)?.parameters;
      expect([last?.get('consent'), last?.get('mid')]).toEqual(['none', null]);
      await expect.poll(() => identifiers(first)).toEqual([]);
      expect((await storedInBrowser(first.page)).databases).toEqual([]);
      expect(first.pageErrors.filter((line) => line.includes('MediaHeartbeat'))).toEqual([]);
      await context.close();
    });
  },
);

describe.concurrent('two tabs', () => {
  test('C-03 start measuring the first, its page and its playback, on consent in the second', async ({ expect }) => {
    const context = await aContext();
    const second = await openTab(context, '/privadesa/');
    await choose(second, 'Rebutja-ho tot');
    const first = await openTab(context, `/video/${VIDEO}/`);
    await play(first);
    await reached(first.page, 2);
    expect(first.measured.map(({ kind }) => kind)).toEqual(['hit']);
    expect(first.requested.filter((path) => /heartbeat|outbox/.test(path))).toEqual([]);
    expect(first.pageErrors.filter((line) => line.includes('MediaHeartbeat'))).toEqual([]);
    await choose(second, 'Accepta-ho tot');
    await expect
      .poll(() => heartbeats(first).map(({ parameters }) => parameters.get('s:event:type')))
      .toContain('play');
    await context.close();
  });

  test('C-06 send no beacon from a tab closed after the refusal', async ({ expect }) => {
    const context = await aContext();
    const second = await openTab(context, '/privadesa/');
    await choose(second, 'Accepta-ho tot');
    const first = await openTab(context, `/video/${VIDEO}/`);
    await play(first);
    await reached(first.page, 2);
    await context.route(/\/(b\/ss|hb)\//, (route) => route.abort()); // the server is away: hits and heartbeats wait
    await first.page.keyboard.press('k');
    await first.page.waitForFunction(() => document.querySelector('video')?.paused);
    await choose(second, 'Rebutja-ho tot');
    const before = first.measured.length;
    const beacons: string[] = [];
    context.on('request', (request) => request.method() === 'POST' && beacons.push(request.url()));
    await first.page.goto('about:blank');
    expect(first.measured.slice(before)).toEqual([]);
    expect(beacons.filter((url) => url.includes('/collect') || url.includes('/b/ss/'))).toEqual([]);
    await expect.poll(() => identifiers(second)).toEqual([]); // the server removes its own with its answer
    await context.close();
  });
});
