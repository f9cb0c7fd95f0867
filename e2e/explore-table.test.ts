/** Tables of queries: pages, search, files, keys, and links to their figures. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { exploreScreen } from './support/explore-screen.ts';
import { sendViews, type View, viewsOf, visitorsOf } from './support/explored-views.ts';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();
let page: Page;
let pageErrors: string[];

const { at, grid, rowOf, total } = exploreScreen(site, () => page);

beforeAll(async () => {
  await sendViews(site.server.origin);
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
});

describe('the table of a query', () => {
  test('R-18 pages and searches a table of any length', async () => {
    await page.goto(at('&mesures=pageviews,visitors&dimensions=page'));
    await rowOf('Portada').waitFor();
    const names = grid().getByRole('button', { name: /^Notícia \d+: filtra/ });
    expect(await names.count()).toBe(97);
    await page.getByRole('button', { name: 'Mostra’n 33 més' }).click();
    await expect.poll(() => names.count()).toBe(130);
    const far = grid().getByRole('row').last();
    await grid().locator('[data-cell]').first().focus();
    for (let presses = 0; presses < 14; presses++) await page.keyboard.press('PageDown');
    await expect.poll(() => far.evaluate((row) => row.contains(document.activeElement))).toBe(true);
    expect(await far.getAttribute('aria-rowindex')).toBe(await grid().getAttribute('aria-rowcount'));
    await page.getByRole('searchbox', { name: 'Cerca a Pàgina' }).fill('notícia 01');
    await expect.poll(() => names.count()).toBe(10);
    expect((await total())[0]).toBe(viewsOf(({ page: name }) => name.startsWith('Notícia 01')));
    await page.getByRole('searchbox', { name: 'Cerca a Pàgina' }).fill('');
    await rowOf('Portada').waitFor();
  });

  test('R-18 pages and searches one of several tables of a screen, and its address shows the same', async () => {
    await page.goto(at('&ordre-pages=-visitors').replace('/explora', '/contingut'));
    const pages = page.getByRole('region', { name: /^Pàgines vistes, Visitants, .* per Pàgina$/ });
    const names = pages.getByRole('button', { name: /: filtra o desglossa$/ });
    await pages.getByRole('button', { name: /^Mostra-les totes/ }).click();
    await expect.poll(() => names.count()).toBe(100);
    await pages.getByRole('button', { name: 'Mostra’n 33 més' }).click();
    await expect.poll(() => names.count()).toBe(133);
    await pages.getByRole('searchbox', { name: 'Cerca a Pàgina' }).fill('notícia 01');
    await expect.poll(() => names.count()).toBe(10);
    await expect.poll(() => new URL(page.url()).searchParams.get('cerca-pages')).toBe('notícia 01');
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await expect.poll(() => names.count()).toBe(10);
    await pages.getByRole('button', { name: /^Només les primeres/ }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('files-pages')).toBe(false);
    await expect.poll(() => pages.getByRole('searchbox').count()).toBe(0);
    await expect.poll(() => names.count()).toBe(10);
    await pages.getByText('10 de 133 files').waitFor();
  });

  test('R-09 a link to a figure of a row on a later page opens it, and says when there is no such row', async () => {
    const sheet = page.getByRole('dialog', { name: 'Pàgines vistes' });
    const names = grid().getByRole('button', { name: /^Notícia \d+: filtra/ });
    await page.goto(at('&mesures=pageviews,visitors&dimensions=page'));
    await page.getByRole('button', { name: 'Mostra’n 33 més' }).click();
    await expect.poll(() => names.count()).toBe(130);
    const last = grid().getByRole('row').last();
    const name = await last.locator('[data-cell]').first().textContent();
    await last.getByRole('button', { name: /^Pàgines vistes: 1/ }).click();
    await sheet.getByTitle(name ?? '').waitFor();
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await sheet.getByTitle(name ?? '').waitFor();
    await sheet.getByRole('table', { name: 'Files que hi ha darrere' }).waitFor();
    expect(await names.count()).toBe(97);
    await page.goto('about:blank');
    await page.goto(link.replace(encodeURIComponent(name ?? ''), 'cap'));
    await sheet.getByText('En aquest període la taula no té cap fila amb aquests valors.').waitFor();
  });

  test('R-18 draws no row again when a figure opens and closes', async () => {
    await page.goto(at('&mesures=pageviews,visitors,visits&dimensions=page'));
    await rowOf('Portada').waitFor();
    // Each drawn figure formats its number.
    await page.evaluate(() => {
      const proto = Intl.NumberFormat.prototype;
      const own = Object.getOwnPropertyDescriptor(proto, 'format')?.get;
      const counted = globalThis as { formatted?: number };
      counted.formatted = 0;
      Object.defineProperty(proto, 'format', {
        configurable: true,
        get(this: Intl.NumberFormat) {
          counted.formatted = (counted.formatted ?? 0) + 1;
          return own?.call(this);
        },
      });
    });
    const formatted = () => page.evaluate(() => (globalThis as { formatted?: number }).formatted ?? 0);
    await rowOf('Portada')
      .getByRole('button', { name: /^Visitants: / })
      .click();
    await page.getByRole('dialog').getByText('Versió de la definició').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The sheet, the total above the rows and the foot; three figures in each of 100 rows would be more.
    expect(await formatted()).toBeGreaterThan(0);
    expect(await formatted()).toBeLessThan(100);
    expect(pageErrors).toEqual([]);
  });

  test('R-18 exports the table: the same rows, figures and order, in the words of the screen', async () => {
    await page.goto(at('&mesures=pageviews,visitors&dimensions=section,device&ordre=visitors'));
    await rowOf('temps').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixa en CSV' }).click(),
    ]);
    const [head, ...lines] = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
    const columns = head?.split(',') ?? [];
    expect(columns).toEqual(
      expect.arrayContaining(['Secció', 'Dispositiu', 'Dispositiu (valor desat)', 'Pàgines vistes', 'Visitants']),
    );
    expect(download.suggestedFilename()).toMatch(/-per-seccio-dispositiu-\d{4}-\d\d-\d\d.*\.csv$/);
    const cellsOf = (names: readonly string[]) =>
      lines.map((line) => names.map((name) => line.split(',')[columns.indexOf(name)]).join(','));
    const shown = await grid()
      .locator('tbody')
      .last()
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('data')].map((cell) => cell.getAttribute('value')).join(',')),
      );
    expect(cellsOf(['Pàgines vistes', 'Visitants'])).toEqual(shown);
    const isRow = (view: View) => view.section === 'temps' && view.device === 'Mòbil';
    expect(cellsOf(['Secció', 'Dispositiu', 'Dispositiu (valor desat)', 'Pàgines vistes', 'Visitants'])).toContain(
      `temps,Mòbil,mobile,${viewsOf(isRow)},${visitorsOf(isRow)}`,
    );
  });

  test('R-18 copies the table for a spreadsheet, and prints it without the controls', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.server.origin });
    await page.goto(at('&mesures=pageviews,visitors&dimensions=section'));
    await rowOf('temps').first().waitFor();
    await page.getByRole('button', { name: 'Copia com a taula' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain('temps');
    const isWeather = ({ section }: View) => section === 'temps';
    const line = (await copied()).split('\n').find((text) => text.startsWith('temps\t'));
    expect(line?.split('\t').slice(1).map(Number)).toEqual([viewsOf(isWeather), visitorsOf(isWeather)]);
    await page.emulateMedia({ media: 'print' });
    expect(await rowOf('temps').first().isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Navegació' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Informes preparats' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Desa' }).isVisible()).toBe(false);
    expect(await page.getByText(/^\S+ \d+ .+ del \d{4}$/).isVisible()).toBe(true);
    const ink = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return getComputedStyle(document.documentElement).getPropertyValue('--ink');
    });
    expect(ink, 'paper is light').toBe('#14161a');
    await page.emulateMedia({ media: 'screen' });
    await rowOf('temps')
      .first()
      .getByRole('button', { name: /^Pàgines vistes: / })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Pàgines vistes' });
    await sheet.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect([await sheet.isVisible(), await grid().isVisible()], 'an open sheet is printed alone').toEqual([
      true,
      false,
    ]);
    await page.emulateMedia({ media: 'screen' });
  });

  test('R-18 draws a curve as wide as the sheet while it is printed', async () => {
    await page.goto(at('&mesures=pageviews&per=hour'));
    const width = async () => Number(await page.locator('figure svg').first().getAttribute('width'));
    await expect.poll(width).toBeGreaterThan(680);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await width()).toBe(680);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await width()).toBeGreaterThan(680);
  });

  test('R-18 moves between cells with arrows and opens one with Enter', async () => {
    await page.goto(at('&mesures=pageviews&dimensions=page'));
    await grid().getByRole('button', { name: 'Pàgines vistes: 153. Obre’n el detall' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Portada');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Només això' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Portada');
  });

  test('R-18 rows are as high as the person chose on this device, and large enough to press', async () => {
    await page.goto(at('&mesures=pageviews,visitors&dimensions=page'));
    const height = async () => (await rowOf('Portada').boundingBox())?.height ?? 0;
    await rowOf('Portada').waitFor();
    const roomy = await height();
    const choose = (rows: string) => page.getByText(rows, { exact: true }).filter({ visible: true }).click();
    await choose('Files juntes');
    expect(await height()).toBeLessThanOrEqual(roomy - 6);
    await page.reload();
    await rowOf('Portada').waitFor();
    expect(await page.getByRole('radio', { name: 'Files juntes' }).isChecked()).toBe(true);
    expect(await height()).toBeLessThanOrEqual(roomy - 6);
    const heights = await rowOf('Portada')
      .getByRole('button')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    expect(await axeFindings(page)).toEqual([]);
    await choose('Files amples');
    expect(await height()).toBe(roomy);
  });
});
