/**
 * Vendor scripts that an operator configures: loaded by consent, allowed by the content policy, and optional for the
 * page (T-09, A-04).
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordMeasuring } from './support/measured-requests.ts';
import { newVisit, openHeadlessShell } from './support/open-browser.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { startVendor, type Vendor } from './support/vendor.ts';

let vendor: Vendor;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  vendor = await startVendor();
  const { origin } = vendor;
  const named = [`library=${origin}`, 'layer=capa', `custom=${origin}/a.js`, `custom=${origin}/b.js`];
  const modules = [`audience=${origin}/aam.js`, `measurement=${origin}/mesura.js`, `activity-map=${origin}/mapa.js`];
  server = await startServer({ VENDOR_SCRIPTS: [...named, ...modules].join() });
  browser = await openHeadlessShell();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await vendor?.stop();
});

/** A visit with a reachable vendor; `requested`: requests to the vendor, in order. */
async function open(path = '/') {
  const visit = await newVisit(browser, server.origin);
  const requested: string[] = [];
  await visit.page.context().route(`${vendor.origin}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    requested.push(pathname + search);
    return route.continue();
  });
  const measured = recordMeasuring(visit.page);
  await visit.page.goto(server.origin + path, { waitUntil: 'networkidle' });
  const pageViews = () =>
    measured.filter(({ kind, parameters }) => kind === 'hit' && !parameters.has('pe') && parameters.has('mid'));
  return { ...visit, requested, measured, pageViews };
}
const accept = (page: Page) => page.getByRole('button', { name: 'Accepta-ho tot' }).click();
const LIBRARY = '/gtag/js?id=TRAMUNTANA-3&l=capa';

describe('configured vendor scripts', () => {
  test('C-06 T-09 request nothing before a choice, nor after a refusal, nor on the next page', async () => {
    const { page, requested, pageErrors } = await open();
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: /^Rebutja/ }).click();
    await page.goto(`${server.origin}/el-temps/`, { waitUntil: 'networkidle' });
    expect(requested).toEqual([]);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('T-06 T-09 load on acceptance the library of this environment, the custom scripts and the modules, within the policy', async () => {
    const { page, requested, pageErrors } = await open();
    await accept(page);
    await expect.poll(() => requested.filter((path) => path.startsWith('/sends/')).length).toBe(2);
    await page.waitForFunction(() => 'vendorDone' in window);
    expect(requested.filter((path) => !path.startsWith('/sends/')).toSorted()).toEqual(
      [LIBRARY, '/a.js', '/b.js', '/mesura.js', '/mapa.js', '/aam.js'].toSorted(),
    );
    const order = requested.filter((path) => /mesura|mapa|aam/.test(path));
    expect(order).toEqual(['/mesura.js', '/mapa.js', '/aam.js']);
    expect(await page.evaluate('vendorAccount')).toEqual([
      'TRAMUNTANA-3',
      { accept_incoming: true, domains: ['tramuntana.example'] },
    ]);
    await page.getByRole('link', { name: 'El temps', exact: true }).first().click();
    await page.waitForURL('**/el-temps/');
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => path === LIBRARY)).toHaveLength(1);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('T-09 load by a partial choice only what belongs to it', async () => {
    const { page, requested } = await open();
    await page.getByRole('button', { name: 'Tria', exact: true }).click();
    await page.locator('input[name=analytics]').check();
    await page.getByRole('button', { name: 'Desa la tria' }).click();
    await expect.poll(() => requested).toContain(LIBRARY);
    expect(requested).not.toContain('/a.js');
    await page.context().close();
  });

  test('T-05 T-09 leave the page working and measured when the vendor is down, and name the script in the console', async () => {
    const { page, pageViews } = await open();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.context().route(`${vendor.origin}/**`, (route) => route.abort('connectionrefused'));
    await accept(page);
    await expect.poll(() => pageViews().length).toBeGreaterThan(0);
    await expect.poll(() => warnings.join()).toContain(`Failed to load script ${vendor.origin}/gtag/js`);
    await page.getByRole('link', { name: 'El temps', exact: true }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => pageViews().length).toBeGreaterThan(1);
    await page.context().close();
  });
});

describe('vendor scripts on the privacy page', () => {
  /** Each row: its text, and the purposes that it needs. */
  const rows = (page: Page) =>
    page
      .getByRole('table', { name: 'Eines de fora de la casa' })
      .locator('tbody tr')
      .evaluateAll((found) =>
        found.map((row) => ({
          says: row.querySelector('th')?.textContent,
          needs: [...row.querySelectorAll('td')].map((cell) => cell.textContent?.includes('cal acceptar-ho')),
        })),
      );

  test('C-06 T-09 list each configured host with its use and purposes; the banner mentions them too', async () => {
    const { page, pageErrors } = await open('/privadesa/');
    const { host } = new URL(vendor.origin);
    const [web, audience] = [
      [true, false, false],
      [false, true, false],
    ];
    expect(await rows(page)).toEqual([
      { says: `${host}Compta les visites amb una eina d’anàlisi de fora de la casa.`, needs: web },
      { says: `${host}Mesura què es mira i què es clica amb una eina de fora de la casa.`, needs: web },
      { says: `${host}Mesura l’audiència amb un programa fet a mida.`, needs: audience },
    ]);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text).not.toContain('cap altra empresa');
    expect(text).not.toContain('Les galetes són totes nostres');
    await page.goto(server.origin);
    expect(await page.getByRole('region', { name: /^Ens deixes/ }).textContent()).toContain('també amb eines de fora');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('C-06 T-09 are not mentioned when none is configured', async () => {
    const own = await startServer({});
    try {
      const { page } = await newVisit(browser, own.origin);
      await page.goto(`${own.origin}/privadesa/`);
      const text = (await page.getByRole('main').textContent()) ?? '';
      expect(text).not.toContain('Eines de fora');
      expect(text).toContain('cap altra empresa no rep res de la teva visita');
      await page.goto(own.origin);
      expect(await page.getByRole('region', { name: /^Ens deixes/ }).textContent()).toContain(
        'sense donar res a tercers',
      );
      await page.context().close();
    } finally {
      await own.stop();
    }
  });
});

describe('trackers of page code (A-04)', () => {
  test('A-04 window.s exists on the site, and counts what page code sends with it', async () => {
    const { page, measured } = await open();
    await accept(page);
    await page.evaluate("s.tl(true, 'o', 'Prova de codi')");
    await expect
      .poll(() =>
        measured
          .filter(({ parameters }) => parameters.get('pev2') === 'Prova de codi')
          .map(({ parameters }) => parameters.get('pe')),
      )
      .toEqual(['lnk_o']);
    await page.context().close();
  });

  test('A-04 a taken name is left alone with a console message, and the page is measured', async () => {
    const visit = await newVisit(browser, server.origin);
    await visit.page.addInitScript('window.s = 7');
    const measured = recordMeasuring(visit.page);
    await visit.page.goto(server.origin, { waitUntil: 'networkidle' });
    expect(visit.pageErrors.join()).toContain('window.s is already taken');
    expect(await visit.page.evaluate('s')).toBe(7);
    await accept(visit.page);
    await expect
      .poll(() => measured.some(({ kind, parameters }) => kind === 'hit' && parameters.has('mid')))
      .toBe(true);
    await visit.page.context().close();
  });

  test('A-04 the tracker of the vendor’s library is waited for, and hits go through it instead of ours', async () => {
    const theirs = await startServer({
      VENDOR_SCRIPTS: `measurement=${vendor.origin}/mesura.js,tracker=vendorTracker`,
    });
    try {
      const visit = await newVisit(browser, theirs.origin);
      const counted: string[] = [];
      await visit.page.context().route(`${vendor.origin}/**`, (route) => {
        const { pathname, searchParams } = new URL(route.request().url());
        if (pathname === '/sends/hit') counted.push(`${searchParams.get('pageName')} ${searchParams.get('events')}`);
        return route.continue();
      });
      const measured = recordMeasuring(visit.page);
      await visit.page.goto(theirs.origin, { waitUntil: 'networkidle' });
      await accept(visit.page);
      await expect.poll(() => counted.length).toBe(1);
      expect(counted[0]).toMatch(/^portada\S* event1$/);
      expect(measured.filter(({ kind, parameters }) => kind === 'hit' && parameters.has('mid'))).toEqual([]);
      expect(visit.pageErrors).toEqual([]);
      await visit.page.context().close();
    } finally {
      await theirs.stop();
    }
  });
});
