/**
 * The studio's «Explora»: hits sent to a real server, and the screen's figures against manual counts (R-01, R-09,
 *
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { exploreScreen } from './support/explore-screen.ts';
import { of, PEOPLE, sendViews, VIEWS, viewsOf, visitorsOf } from './support/explored-views.ts';
import { newVisit } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();
let page: Page;
let pageErrors: string[];

const { at, grid, rowOf, figures, total } = exploreScreen(site, () => page);
const openRow = async (name: string) => {
  await grid()
    .getByRole('button', { name: new RegExp(`^${name}: filtra`) })
    .click();
  await page.getByRole('dialog').waitFor();
};
const shot = async (name: string, fullPage = false) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage });
};

beforeAll(async () => {
  await sendViews(site.server.origin);
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
});

describe('exploration of page views', () => {
  test('R-08 asks for sign-in without a session, and returns to the same query', async () => {
    await page.goto(at('&mesures=pageviews&dimensions=section'));
    await page.getByRole('heading', { name: 'Entra a l’estudi' }).waitFor();
    await page.getByLabel('Adreça electrònica').fill('analista@tramuntana.example');
    await page.getByLabel('Contrasenya', { exact: true }).fill('tramuntana-demo');
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await rowOf('temps').waitFor();
    expect((await figures('temps'))[0]).toBe(viewsOf(({ section }) => section === 'temps'));
  });

  test('R-01 R-18 shows a new user pages, most viewed first, with correct figures', async () => {
    await page.goto(at(''));
    await rowOf('Portada').waitFor();
    expect((await figures('Portada')).slice(0, 3)).toEqual([
      viewsOf(of('Portada')),
      visitorsOf(of('Portada')),
      visitorsOf(of('Portada')),
    ]);
    expect((await figures('El temps, avui')).slice(0, 2)).toEqual([
      viewsOf(of('El temps, avui')),
      visitorsOf(of('El temps, avui')),
    ]);
    expect((await total()).slice(0, 2)).toEqual([VIEWS.length, PEOPLE.length]);
    await shot('pages-1440');
  });

  test('R-18 R-09 shows the definition of a metric and the basis of a figure beside the table', async () => {
    await grid().getByRole('button', { name: 'Què vol dir «Visitants»' }).click();
    const sheet = page.getByRole('dialog', { name: 'Visitants' });
    await sheet.getByText('Navegadors diferents que han acceptat l’analítica').waitFor();
    await page.keyboard.press('Escape');
    await rowOf('Portada')
      .getByRole('button', { name: /^Pàgines vistes: 12/ })
      .click();
    await page.getByRole('dialog', { name: 'Pàgines vistes' }).getByText('Versió de la definició').waitFor();
    const behind = page.getByRole('dialog').getByRole('table', { name: 'Files que hi ha darrere' });
    await expect.poll(() => behind.locator('tbody').getByRole('row').count()).toBe(viewsOf(of('Portada')));
    await shot('sheet-1440');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('R-09 a sheet leaves the page usable: Escape returns the focus, a press outside and Tab beyond its end close it', async () => {
    const figure = rowOf('Portada').getByRole('button', { name: /^Pàgines vistes: 12/ });
    const sheet = page.getByRole('dialog', { name: 'Pàgines vistes' });
    const open = async () => {
      await figure.press('Enter');
      await expect.poll(() => sheet.evaluate((e) => e.contains(document.activeElement))).toBe(true);
    };
    await open();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await figure.evaluate((e) => e === document.activeElement)).toBe(true);
    await open();
    await page.getByRole('heading', { level: 1 }).click();
    await sheet.waitFor({ state: 'detached' });
    await open();
    await sheet.getByRole('table', { name: 'Files que hi ha darrere' }).waitFor();
    for (let presses = 0; presses < 100 && (await sheet.count()) > 0; presses++) {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(20);
    }
    await sheet.waitFor({ state: 'detached' });
  });

  test('R-09 the address names the opened sheet: a link opens it, Back closes it, and a press on a link leaves it', async () => {
    const figure = rowOf('Portada').getByRole('button', { name: /^Pàgines vistes: 12/ });
    const sheet = page.getByRole('dialog', { name: 'Pàgines vistes' });
    await page.goto(at(''));
    await figure.click();
    await sheet.waitFor();
    const link = page.url();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).toBe(at(''));
    await figure.click();
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toBe(at(''));
    await page.goto('about:blank');
    await page.goto(link);
    await sheet.getByRole('table', { name: 'Files que hi ha darrere' }).waitFor();
    await sheet.getByRole('heading', { name: 'Pàgines vistes' }).waitFor();
    await page.getByRole('navigation', { name: 'Navegació' }).getByRole('link', { name: 'Contingut' }).click();
    await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page
      .getByRole('list', { name: 'Xifres del període' })
      .getByRole('button', { name: /Pàgines vistes/ })
      .click();
    await page.getByRole('dialog', { name: 'Pàgines vistes' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#xifra.pageviews');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
  });

  test('R-18 chooses and orders rows and columns by dragging, and by keys alone', async () => {
    const chosen = (name: string) => new URL(page.url()).searchParams.get(name);
    await page.goto(at('&mesures=pageviews,visitors&dimensions=page'));
    await page.getByRole('button', { name: 'Files i columnes' }).click();
    const rows = page.getByRole('region', { name: 'Files', exact: true });
    const columns = page.getByRole('region', { name: 'Columnes', exact: true });
    const ofRows = page.getByRole('list', { name: 'Dimensió', exact: true });
    await ofRows.getByRole('button', { name: /^Dispositiu/ }).dragTo(rows);
    await expect.poll(() => chosen('dimensions')).toBe('page,device');
    await rows
      .getByRole('button', { name: 'Dispositiu, 2 de 2' })
      .dragTo(rows.getByRole('button', { name: 'Pàgina, 1 de 2' }));
    await expect.poll(() => chosen('dimensions')).toBe('device,page');
    await ofRows.getByRole('button', { name: /^Navegador/ }).dragTo(columns);
    await columns.getByRole('button', { name: 'Visitants, 2 de 2' }).press('ArrowLeft');
    await expect.poll(() => chosen('mesures')).toBe('visitors,pageviews');
    expect(chosen('dimensions')).toBe('device,page');
    await columns.getByRole('button', { name: 'Visitants, 1 de 2' }).press('Delete');
    await expect.poll(() => chosen('mesures')).toBe('pageviews');
    const last = columns.getByRole('button', { name: 'Pàgines vistes, 1 de 1' });
    expect(await last.evaluate((button) => button === document.activeElement)).toBe(true);
    await last.press('Delete');
    await rows.getByRole('button', { name: 'Treu «Dispositiu»' }).press('Enter');
    await expect.poll(() => chosen('dimensions')).toBe('page');
    expect(chosen('mesures')).toBe('pageviews');
    // The old table is pale until the answer arrives.
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.goto(at(''));
    await rowOf('Portada').waitFor();
  });

  test('R-18 filters by a row, excludes it or breaks it down, with back and forward', async () => {
    await openRow('Portada');
    await shot('row-menu-1440');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sense això' }).click();
    await rowOf('Portada').waitFor({ state: 'detached' });
    expect((await total())[0]).toBe(viewsOf((view) => view.page !== 'Portada'));
    await page.getByRole('button', { name: 'Treu el filtre «Pàgina: tot menys Portada»' }).click();
    await openRow('El temps, avui');
    await page.getByRole('dialog').getByRole('searchbox').fill('disposi');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Dispositiu/ })
      .click();
    await rowOf('Mòbil').waitFor();
    const isWeather = of('El temps, avui');
    expect((await figures('Mòbil'))[0]).toBe(viewsOf((view) => isWeather(view) && view.device === 'Mòbil'));
    expect((await figures('Ordinador'))[1]).toBe(visitorsOf((view) => isWeather(view) && view.device === 'Ordinador'));
    expect((await total())[0]).toBe(viewsOf(isWeather));
    await shot('breakdown-1440');
    const address = page.url();
    expect(new URL(address).searchParams.getAll('filtre')).toEqual(['page=El temps, avui']);
    await page.goBack();
    await rowOf('Portada').waitFor();
    await page.goForward();
    await rowOf('Mòbil').waitFor();
    expect(page.url()).toBe(address);
    await page.reload();
    await rowOf('Mòbil').waitFor();
    expect((await total())[0]).toBe(viewsOf(isWeather));
  });

  test('R-18 shows a chart over time, and a table of the same figures', async () => {
    await page.goto(at('&mesures=pageviews,visitors&dimensions=&per=hour').replace('compara=cap', 'compara=anterior'));
    await page.getByRole('figure', { name: /per hores$/ }).waitFor();
    await grid().getByRole('row').nth(3).waitFor();
    const byHour = await grid()
      .locator('tbody')
      .last()
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('data')?.getAttribute('value'))));
    expect(byHour).toEqual([0, 1, 2, 3].map((hour) => viewsOf((view) => view.hour === hour)));
    await shot('over-time-1440');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('R-18 reports a wrong name with its place and the nearest name, which fixes it', async () => {
    await page.goto(at('&mesures=pageview&dimensions=page'));
    await page.getByText('No hi ha cap mètrica «pageview».').waitFor();
    await page.getByText('metrics[0]').waitFor();
    await shot('wrong-1440');
    await page.getByRole('link', { name: 'Fes servir «pageviews»' }).click();
    await rowOf('Portada').waitFor();
    expect((await figures('Portada'))[0]).toBe(viewsOf(of('Portada')));
  });

  test('W-13 explains an empty answer; both languages, themes and widths are accessible', async () => {
    for (const language of ['ca', 'en'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(
            ([tongue, look]) => {
              localStorage.setItem('studio.language', tongue);
              localStorage.setItem('studio.theme', look);
            },
            [language, theme] as const,
          );
          await page.goto(
            at('&mesures=pageviews,visitors&dimensions=page,device&per=hour&filtre=page!%3DCims+%C2%B7+Cap%C3%ADtol+4'),
          );
          await page.getByRole('grid').getByText('Portada').first().waitFor();
          await page.getByRole('figure').locator('svg').waitFor();
          const name = `${width}-${theme}-${language}`;
          expect({ name, findings: await axeFindings(page) }).toEqual({ name, findings: [] });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          await shot(name, true);
        }
      }
    }
    await page.goto(at('&mesures=downloads,visitors&dimensions=contentTitle,linkUrl&filtre=action%3Ddownload'));
    await page.getByText('The first download of a file will show here.').waitFor();
    await shot('empty');
    // The one deliberately wrong query.
    expect(pageErrors).toEqual([expect.stringContaining('400')]);
  });
});
