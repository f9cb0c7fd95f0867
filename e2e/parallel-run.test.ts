/** Two servers measure the same visit, and the studio compares them (S-08). */
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { civilDay } from './support/civil-days.ts';
import { newVisit, openHeadlessShell } from './support/open-browser.ts';
import { type OtherServer, startOtherServer } from './support/other-server.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { signIn } from './support/studio.ts';

let other: OtherServer;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  other = await startOtherServer();
  server = await startServer({ PARALLEL_RUN: `${other.origin},${other.origin}/beats` });
  browser = await openHeadlessShell();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await other?.stop();
});

const until = <T>(read: () => T | Promise<T>) => expect.poll(read);
const areAlike = ([theirs, own]: string[][]) => isDeepStrictEqual(theirs, own);
/** Time on page, which is sent only to us. */
const isTime = (url: string) => url.includes('visible.');
const hits = () => other.received.filter((url) => url.startsWith('/b/ss/'));
const pageViews = () => hits().filter((url) => !new URLSearchParams(queryOf(url)).has('pe')).length;
const heartbeats = () => other.received.filter((url) => url.startsWith('/beats/'));
const queryOf = (url: string) => url.slice(url.indexOf('?') + 1);

describe('a parallel run', () => {
  test('S-08 C-07 sends the same bytes of consenting visitors to both servers, and others only to ours', async () => {
    const { page, pageErrors } = await newVisit(browser, server.origin);
    // With a route, Playwright holds every request briefly, and a page that is left drops held ones.
    await page.context().unrouteAll();
    const own: string[] = [];
    page.on('request', (request) => own.push(request.url()));
    const ownOf = (path: string) =>
      own.filter((url) => url.startsWith(server.origin + path) && !isTime(url)).map(queryOf);
    await page.goto(`${server.origin}/programes/`);
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    await until(() => ownOf('/b/ss/')).toHaveLength(1);
    await page.goto(`${server.origin}/privadesa/`);
    await until(() => ownOf('/b/ss/')).toHaveLength(2);
    expect(other.received).toEqual([]);

    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await page.goto(`${server.origin}/video/1001/`); // at once: requests on leaving reach both too
    await until(() => hits().length).toBeGreaterThan(0);
    await page
      .getByRole('button', { name: /^Reprodueix/ })
      .first()
      .click();
    await until(() => heartbeats().map((url) => new URLSearchParams(queryOf(url)).get('s:event:type'))).toContain(
      'play',
    );
    await page.evaluate(() => document.querySelector('video')?.pause());
    const { host } = new URL(other.origin);
    // Their own analytics server, and no parameter that only ours knows.
    const asTheirs = (query: string) =>
      query
        .replace(/(s:sc:tracking_server=)[^&]*/, `$1${encodeURIComponent(host)}`)
        .replaceAll(/&[a-z]:own:[^&]*/g, '');
    await until(() => [hits().map(queryOf), ownOf('/b/ss/').slice(2)]).toSatisfy(areAlike);
    await until(() => [heartbeats().map(queryOf).sort(), ownOf('/hb/?').map(asTheirs).sort()]).toSatisfy(areAlike);
    expect(other.received.filter(isTime)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('S-08 compares both in the studio, step by step, and imports the other tool’s figures', async () => {
    const { page } = await newVisit(browser, server.origin);
    await signIn(page, server.origin);
    await page.getByRole('link', { name: 'En paral·lel' }).click();
    await page.getByRole('heading', { name: 'En paral·lel', level: 1 }).waitFor();
    await page.getByText(new URL(other.origin).host).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const today = civilDay();
    await page.getByLabel('Tria el fitxer').setInputFiles({
      name: 'ells.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Day,Page Views,Bounces\n${today},${pageViews() + 4},1\n`),
    });
    await page.getByText('S’ha desat 1 xifra.').waitFor();
    await page.getByText('Línia 1: aquesta columna no correspon a cap mètrica.').waitFor();
    await until(() => lastRow(page)).toEqual([
      expect.anything(),
      `${2 + pageViews()}`,
      '−2',
      '–',
      '–',
      `${pageViews()}`,
      `${pageViews() + 4}`,
      expect.stringMatching(/^\+4/),
    ]);
    await page.context().close();
  });
});

/** Cells of the last day's row. */
const lastRow = (page: Page) => page.locator('tbody tr').last().locator('td').allTextContents();
