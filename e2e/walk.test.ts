/** A visitor who goes through the site and back: one page view for each page, never two, never none. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type MeasuredRequest, recordMeasuring } from './support/measured-requests.ts';
import { newVisit } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();
let page: Page;
let pageErrors: string[];
let measured: MeasuredRequest[];

beforeAll(async () => {
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  measured = recordMeasuring(page);
});

/** Paths of the page views so far: hits without `pe`. */
const viewed = (): string[] =>
  measured
    .filter(({ kind, parameters }) => kind === 'hit' && !parameters.has('pe'))
    .map(({ parameters }) => new URL(parameters.get('g') ?? '').pathname);

/** Twelve pages, each reached by a link of the previous one. */
const WALK = [
  ['/noticies/', 'header a[href="/noticies/"]'],
  ['/noticies/cultura/', 'main a[href="/noticies/cultura/"]'],
  [/^\/noticia\/\d+\//, 'main a[href^="/noticia/"]'],
  ['/', 'header a[href="/"]'],
  ['/programes/', 'header a[href="/programes/"]'],
  [/^\/[a-z-]+\/$/, 'main li a[href]:not([href^="/programes"])'],
  [/^\/(?:video|audio)\/\d+\/$/, 'main a[href^="/video/"], main a[href^="/audio/"]'],
  ['/privadesa/', 'footer a[href="/privadesa/"]'],
  ['/noticies/', 'header a[href="/noticies/"]'],
  ['/noticies/esports/', 'main a[href="/noticies/esports/"]'],
  [/^\/noticia\/\d+\//, 'main a[href^="/noticia/"]'],
] as const;

describe('a walk through the site', () => {
  test('A-01 counts twelve page views for twelve pages, each of its own page', async () => {
    await page.goto(`${site.server.origin}/`);
    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await expect.poll(viewed).toEqual(['/']);
    const expected: string[] = ['/'];
    for (const [path, link] of WALK) {
      await page.locator(link).first().click();
      await page.waitForFunction((before) => location.pathname !== before, expected.at(-1));
      const { pathname } = new URL(page.url());
      expect(pathname).toMatch(path);
      expected.push(pathname);
      await expect.poll(viewed).toEqual(expected);
    }
    expect(expected).toHaveLength(12);
  });

  test('A-02 names in the page view the clicked link of the previous page', () => {
    const [, second] = measured.filter(({ kind, parameters }) => kind === 'hit' && !parameters.has('pe'));
    const output = Object.fromEntries(second?.parameters ?? []);
    expect(output).toMatchObject({ link: 'Notícies', pageIDType: '1' });
    expect(output).toMatchObject({ pidt: '1', oid: `${site.server.origin}/noticies/`, ot: 'A' }); // inline stats
    expect(output.pid).toBe(output.page);
  });

  test('A-01 does not count a jump inside the page, but back and forward', async () => {
    const before = viewed();
    await page.evaluate(() => {
      location.hash = 'contingut';
    });
    await page.waitForTimeout(600);
    expect(viewed()).toEqual(before);
    await page.evaluate(() => history.back());
    await page.waitForTimeout(600);
    expect(viewed()).toEqual(before);
    const walked = [...before];
    for (const path of before.slice(0, -1).toReversed()) {
      await page.goBack();
      walked.push(path);
      await expect.poll(viewed).toEqual(walked);
    }
    await page.goForward();
    await expect.poll(viewed).toEqual([...walked, before[1]]);
    expect(pageErrors).toEqual([]);
  });

  test('A-01 counts one more on a return from another page, from memory or loaded again', async () => {
    const before = viewed().length;
    const { pathname } = new URL(page.url());
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => viewed().slice(before)).toEqual([pathname]);
    await page.waitForTimeout(600);
    expect(viewed().slice(before)).toEqual([pathname]);
  });
});
