/** The studio's «API»: requests that a program would make, sent from the page. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { askReport } from './support/ask-report.ts';
import { newVisit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';
import { whenStored } from './support/when-stored.ts';

const site = useLightSite();
let page: Page;
let pageErrors: string[];
beforeAll(async () => {
  const { page: visited } = await newVisit(site.browser, site.server.origin);
  await visited.goto(`${site.server.origin}/privadesa/`);
  const isCounted = visited.waitForResponse((response) => response.ok() && response.url().includes('/b/ss/'));
  await visited.getByRole('button', { name: 'Accepta-ho tot' }).first().click();
  await isCounted;
  await visited.context().close();
  await whenStored(site.server.origin);
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
});

const QUERY = { period: 'today', metrics: ['pageviews'] };

test('R-18 sends a query, shows the figure of the API with its headers, and the answer to an invalid token', async () => {
  const { origin } = site.server;
  const { totals } = await askReport(origin, await staffCookie(origin), QUERY);
  expect(totals.pageviews).toBeGreaterThan(0);

  await page.goto(`${origin}/estudi/tokens`);
  await page.getByRole('link', { name: 'Què es pot demanar, i com provar-ho' }).click();
  await page.getByText('POST /api/v1/reports/query', { exact: true }).click();
  const one = page.getByRole('listitem').filter({ hasText: 'POST /api/v1/reports/query' });
  await one.getByLabel('Cos (JSON)').fill(JSON.stringify(QUERY));
  await one.getByRole('button', { name: 'Envia' }).click();
  const shown = page.getByRole('region', { name: 'Resposta' });
  await shown.getByText('Estat 200').waitFor();
  expect(JSON.parse((await shown.locator('pre').textContent()) ?? '')).toMatchObject({ totals });
  expect(await shown.textContent()).toContain('x-complete-until');

  await page.getByLabel('Token', { exact: true }).fill('sintonia_invalid');
  await one.getByRole('button', { name: 'Envia' }).click();
  await shown.getByText('Estat 401').waitFor();
  await page.reload();
  expect(await page.getByLabel('Token', { exact: true }).inputValue()).toBe('');
  expect(pageErrors.filter((error) => !error.includes('401'))).toEqual([]);
});
