/** States of the studio's screens: failing, stale and empty, each with a next step. */
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { holdRequests } from './support/hold-requests.ts';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();
let page: Page;

beforeAll(async () => {
  ({ page } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
});

const open = (screen: string) => page.goto(`${site.server.origin}/estudi/${screen}`);
const fails = (route: Route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
const failing = (path: string) => page.route(path, fails);
const retry = () => page.getByRole('main').getByRole('button', { name: 'Torna-ho a provar' });

describe('a server that fails', () => {
  test.each([
    ['contingut', 'Contingut', '**/api/v1/reports/catalogue*'],
    ['emissions', 'Emissions', '**/api/site/channels*'],
    ['rebutjats', 'Rebutjats', '**/api/reports/rejected*'],
  ])(
    'R-01 «%s» keeps its title, states the failure without a code, and recovers on retry',
    async (screen, title, path) => {
      await failing(path);
      await open(screen);
      const problem = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: 'El servidor no ha pogut respondre' });
      await problem.waitFor();
      expect(await problem.textContent()).toContain('L’error és del servidor, no teu');
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.unroute(path);
      await retry().click();
      await problem.waitFor({ state: 'detached' });
    },
  );

  test('R-05 the real-time screen reports that it cannot connect instead of waiting, and connects on retry', async () => {
    await page.route('**/api/realtime*', (route) => route.abort());
    await open('ara');
    await page.getByText('No hi ha connexió amb el servidor').waitFor();
    expect(await page.getByText('Encara no ha arribat res').count()).toBe(0);
    await page.unroute('**/api/realtime*');
    await retry().click();
    await page.getByRole('status').filter({ hasText: 'en directe' }).waitFor();
  });

  test('R-01 marks figures that could not be refreshed with their time, and removes the mark afterwards', async () => {
    await open('rebutjats');
    await page.getByText('Cap esdeveniment rebutjat').waitFor();
    await failing('**/api/reports/rejected*');
    await page.getByRole('button', { name: 'Actualitza' }).click();
    const mark = page.getByText(/^Dades de les \d\d:\d\d:\d\d, encara sense actualitzar/);
    await mark.waitFor();
    await page.getByText('Cap esdeveniment rebutjat').waitFor();
    await page.unroute('**/api/reports/rejected*');
    await retry().click();
    await mark.waitFor({ state: 'detached' });
  });
});

describe('a connection that is lost', () => {
  test('R-01 one notice says so, what was shown stays and is marked, and all of it comes by itself afterwards', async () => {
    await open('contingut?periode=7d');
    const figures = page.getByRole('list', { name: 'Xifres del període' });
    await figures.waitFor();
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('link', { name: '28 dies' }).click();
    const alerts = page.getByRole('main').getByRole('alert');
    await alerts.filter({ hasText: 'No hi ha connexió amb el servidor' }).waitFor();
    expect(await alerts.count()).toBe(1);
    await figures.waitFor();
    expect(await page.locator('[data-earlier="Encara és la tria d’abans"]').count()).toBeGreaterThan(0);
    const failuresShown = await page.evaluateHandle(() => {
      const shown = { most: 0 };
      const look = () => {
        const failures = document.querySelectorAll('main [role=alert]:not([class*=connection])');
        shown.most = Math.max(shown.most, failures.length);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      return shown;
    });
    await page.context().setOffline(false);
    await expect.poll(() => alerts.count()).toBe(0);
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    expect(await page.locator('[data-earlier]').count()).toBe(0);
    expect(await failuresShown.jsonValue()).toEqual({ most: 0 });
  });
});

describe('a server that takes its time', () => {
  test('R-01 marks figures of the period before until those of the chosen one come', async () => {
    const query = '**/api/v1/reports/query';
    await open('qualitat?periode=7d');
    const figures = page.getByRole('list', { name: 'Xifres del període' });
    await figures.waitFor();
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    const release = await holdRequests(page, query);
    await page.getByRole('main').getByRole('link', { name: '28 dies' }).click();
    const marked = page.locator('[data-earlier]', { has: figures });
    await marked.waitFor();
    expect(await marked.getAttribute('aria-busy')).toBe('true');
    release();
    await marked.waitFor({ state: 'detached' });
    await page.unroute(query);
  });

  test('R-01 draws a placeholder in the place of each figure, table and curve', async () => {
    const query = '**/api/v1/reports/query';
    const release = await holdRequests(page, query);
    await open('qualitat');
    const lines = page.getByRole('main').getByRole('status').locator('span:not(.heard)');
    await expect.poll(() => lines.count()).toBeGreaterThan(20);
    const widths = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().width));
    expect(widths.filter((width) => width < 20)).toEqual([]);
    release();
    await page.getByRole('list', { name: 'Xifres del període' }).waitFor();
    await expect.poll(() => lines.count()).toBe(0);
    await page.unroute(query);
  });
});

describe('a server without data', () => {
  test('R-01 states for every table and curve what would fill it', async () => {
    await open('contingut');
    const tables = page
      .getByRole('main')
      .locator('section', { has: page.getByRole('link', { name: /^Obre a Explora · / }) });
    await expect.poll(() => tables.count()).toBe(9);
    await expect.poll(() => page.getByText(/S’omplirà amb|Cap esdeveniment del període/).count()).toBe(9);
    await page.getByText(/no hi ha res per dibuixar/).waitFor();
  });
});
