/** how long pages are visible and in use, from a real visit to the figures of a report. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { askReport } from './support/ask-report.ts';
import { recordMeasuring } from './support/measured-requests.ts';
import { newVisit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { useSite } from './support/use-site.ts';
import { whenStored } from './support/when-stored.ts';

const site = useSite();
let cookie: string;
beforeAll(async () => {
  cookie = await staffCookie(site.server.origin);
});

const answer = (page: Page, name: string) => page.getByRole('button', { name }).click();
const secondsShown = (page: Page, seconds: number) =>
  page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), seconds * 1000);

async function figuresByPage(): Promise<Map<string, Record<string, number | null>>> {
  await whenStored(site.server.origin);
  const { rows } = await askReport(site.server.origin, cookie, {
    suite: 'tramuntana-dev',
    period: 'today',
    metrics: ['timeOnPage', 'pageviews', 'timePerPageview', 'bounces', 'visits', 'linkClicks'],
    dimensions: ['path'],
  });
  return new Map(rows.map(({ dimensions, metrics }) => [dimensions.path ?? '', metrics]));
}

test('R-01 C-06 time on page is sent on the next page and on leaving, only with consent, and reported by page', async () => {
  const { page } = await newVisit(site.browser, site.server.origin);
  await page.context().unrouteAll(); // a route holds requests briefly, and a page that is left drops held ones
  const sent = recordMeasuring(page);
  const times = () => sent.filter(({ parameters }) => parameters.get('pev2') === 'visible');

  await page.goto(`${site.server.origin}/programes/`);
  await page.mouse.wheel(0, 200);
  await answer(page, 'Rebutja-ho tot');
  await page.getByRole('banner').getByRole('link', { name: 'Cerca' }).click();
  await page.waitForURL('**/cercador/**');
  await expect.poll(() => sent.filter(({ kind }) => kind === 'hit').length).toBe(2);
  expect(times()).toEqual([]);

  await page.goto(`${site.server.origin}/privadesa/`);
  await page.getByText('Accepta-ho tot').first().click();
  const counted = () => sent.filter(({ parameters }) => parameters.has('mid') && !parameters.has('pe')).length;
  await expect.poll(counted).toBeGreaterThan(0);
  await secondsShown(page, 2);
  await page.mouse.wheel(0, 300);
  await page.getByRole('banner').getByRole('link', { name: 'Cerca' }).click();
  await page.waitForURL('**/cercador/**');
  await expect
    .poll(() => times().map(({ parameters }) => parameters.get('g')))
    .toEqual([`${site.server.origin}/privadesa/`]);
  await expect.poll(counted).toBe(2);
  await secondsShown(page, 1);
  await page.context().close();

  // Playwright does not show what a page sends while it is left: the report has it.
  await expect.poll(async () => (await figuresByPage()).get('/cercador/')?.timeOnPage).toBeGreaterThan(0.9);
  const figures = await figuresByPage();
  expect(figures.get('/privadesa/')).toMatchObject({ pageviews: 2, linkClicks: 0 });
  expect(figures.get('/privadesa/')?.timeOnPage).toBeGreaterThan(1.9);
  expect(figures.get('/programes/')?.timeOnPage).toBe(0);
});
