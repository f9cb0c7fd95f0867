/**
 * Tasks of an analyst, each done from the sign-in in at most eight actions, on the demo's
 * simulated audience.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collectLines } from './support/collect-lines.ts';
import { DEMO_AUDIENCE_WITHIN_MS, startWithDemoAudience } from './support/demo-audience.ts';
import { newVisit, openBrowser } from './support/open-browser.ts';
import type { RunningServer } from './support/start-server.ts';

const MOST_ACTIONS = 8;
let server: RunningServer;
let browser: Browser;
let page: Page;
let pageErrors: string[];
let actions: number;

/** One action of the analyst. */
const act = async (doing: Promise<unknown>): Promise<void> => {
  actions += 1;
  await doing;
};
const heading = (name: string | RegExp): Promise<void> => page.getByRole('heading', { name, level: 1 }).waitFor();
const screen = (name: string): Locator =>
  page.getByRole('navigation', { name: 'Navegació' }).getByRole('link', { name });
const section = (name: string | RegExp): Locator => page.getByRole('region', { name });

/** Three actions: address, password, and the button. */
async function enter(): Promise<void> {
  await page.goto(`${server.origin}/estudi/`);
  await act(page.getByLabel('Adreça electrònica').fill('analista@tramuntana.example'));
  await act(page.getByLabel('Contrasenya', { exact: true }).fill('tramuntana-demo'));
  await act(page.getByRole('button', { name: 'Entra', exact: true }).click());
  await heading('Ara');
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startWithDemoAudience(9), openBrowser()]);
}, DEMO_AUDIENCE_WITHIN_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  ({ page, pageErrors } = await newVisit(browser, server.origin));
  page.setDefaultTimeout(60_000);
  actions = 0;
});
afterEach(async () => {
  await page.context().close();
  expect(pageErrors).toEqual([]);
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
});

/** The last Thursday before today, as the date field takes it. */
function lastThursday(): string {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() - 1);
  while (day.getUTCDay() !== 4);
  return day.toISOString().slice(0, 10);
}

describe('what an analyst asks', () => {
  test('R-02 R-14 the minute at which Thursday’s debate peaked, against the week before', async () => {
    await enter();
    await act(screen('Emissions').click());
    await heading('Emissions');
    await act(page.getByLabel('Dia', { exact: true }).fill(lastThursday()));
    await act(section('Emissions del dia').getByRole('link', { name: 'El debat de dijous' }).first().click());
    await heading('El debat de dijous');
    const figures = page.getByLabel('Xifres de l’emissió');
    await expect
      .poll(() => figures.textContent())
      .toMatch(/Minut del pic\s*2[23]:\d\d\s*Setmana abans: (?:\d\d:\d\d|–)/);
    await section('Emissions anteriors').getByRole('table').waitFor();
  });

  test('R-01 R-14 which searches found nothing yesterday, and what people did then', async () => {
    await enter();
    await act(screen('Contingut').click());
    await act(page.getByRole('link', { name: 'Ahir', exact: true }).click());
    await act(section('Cerques buides').getByRole('link', { name: 'La fitxa de horaris del tren' }).click());
    await heading('horaris del tren');
    await section('Què han fet després de cercar').getByText('Han marxat sense obrir res').waitFor();
  });

  test('R-10 where people leave an episode, what was said there, and a link that plays it from there', async () => {
    await enter();
    await act(screen('Vídeo i àudio').click());
    await act(page.getByRole('link', { name: '7 dies', exact: true }).click());
    await act(section('Títols').getByRole('link', { name: 'La fitxa de La carena de llevant' }).click());
    await heading('La carena de llevant');
    const first = page.getByRole('table', { name: 'On se’n van primer' }).getByRole('row').nth(1);
    await first.waitFor();
    expect(Number(await first.getByRole('cell').last().textContent())).toBeGreaterThan(0);
    expect(await first.getByRole('rowheader').textContent()).toMatch(/.{11}/);
    expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/video\/1001\/\?t=\d+$/);
    await act(page.getByLabel('Cerca una frase').fill('pins negres'));
    const all = page.getByRole('table', { name: 'Tot el que s’hi diu' }).getByRole('rowheader');
    await expect.poll(async () => (await all.allInnerTexts()).every((text) => text.includes('pins negres'))).toBe(true);
  });

  test('R-01 which browser has the most stalls since Monday', async () => {
    await enter();
    await act(screen('Qualitat').click());
    await act(page.getByRole('link', { name: 'Des de dilluns' }).click());
    const grid = section(/^Qualitat per navegador$/).getByRole('grid');
    const head = grid.getByRole('columnheader', { name: 'Part del temps en espera' });
    await act(head.getByRole('button', { name: 'Part del temps en espera', exact: true }).click());
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    const place = await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell) + 1);
    const ratios = await grid
      .locator('tbody')
      .last()
      .locator(`td:nth-child(${place}) data`)
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))));
    expect(ratios.length).toBeGreaterThan(1);
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
  });

  test('R-04 from a failure to the sessions that had it, and what their player reported', async () => {
    await enter();
    await act(screen('Qualitat').click());
    await act(page.getByRole('link', { name: '7 dies', exact: true }).click());
    await act(
      section('Errors de reproducció')
        .getByRole('link', { name: 'La fitxa de La llista del vídeo no es carrega' })
        .click(),
    );
    await heading('La llista del vídeo no es carrega');
    await act(
      section('Sessions que l’han tingut')
        .getByRole('link', { name: /^Obre els informes/ })
        .first()
        .click(),
    );
    const reports = page.getByRole('table', { name: 'Informes' });
    await reports.getByRole('link', { name: 'manifestLoadError' }).first().waitFor();
    expect(await reports.getByRole('row').count()).toBeGreaterThan(1);
  });

  test('R-01 which section grows with new visitors', async () => {
    await enter();
    await act(screen('Contingut').click());
    await act(page.getByRole('link', { name: 'Ahir', exact: true }).click());
    const head = section('Seccions').getByRole('columnheader', { name: 'Visitants nous' });
    await act(head.getByRole('button', { name: 'Visitants nous', exact: true }).click());
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await section('Seccions').getByRole('link', { name: 'La fitxa de noticies' }).waitFor();
    await expect.poll(() => section('Seccions').getByText(/[▲▼] /).count()).toBeGreaterThan(0);
  });
});

describe('what an ad manager, an editor and a privacy officer ask', () => {
  test('R-01 whether a break of ads before the content cost viewers', async () => {
    await enter();
    await act(screen('Anuncis').click());
    await act(page.getByRole('link', { name: '7 dies', exact: true }).click());
    const rows = section('Què fan els espectadors amb anunci i sense').getByRole('grid').locator('tbody').last();
    await expect.poll(() => rows.locator('tr').count()).toBe(2);
    const left = rows.locator('td:nth-child(3) data').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect((await left).every((share) => Number(share) >= 0 && Number(share) <= 1)).toBe(true);
  });

  test('R-14 what a visit of the front page is worth in time watched', async () => {
    await enter();
    await act(screen('Contingut').click());
    await act(page.getByRole('link', { name: '7 dies', exact: true }).click());
    await act(
      section(/^Pàgines$/)
        .getByRole('link', { name: 'La fitxa de portada', exact: true })
        .click(),
    );
    const worth = section('Què val una visita, en temps vist');
    await expect.poll(async () => Number(await worth.locator('data').getAttribute('value'))).toBeGreaterThan(0);
    await worth.getByText('per visita').waitFor();
  });

  test('R-07 R-14 erase this visitor, and prove it', async () => {
    const visitor = '12345678901234567890123456789012345678';
    const line = `/b/ss/tramuntana/1/SI-1/s1?AQB=1&pageName=portada&mid=${visitor}&AQE=1`;
    expect(await collectLines(server.origin, [line])).toMatchObject({ kept: 1, rejected: [] });
    await enter();
    await page.keyboard.press('Control+k');
    await act(page.getByRole('combobox', { name: /^Ves a una pantalla/ }).fill(visitor));
    await act(page.keyboard.press('Enter'));
    await page.getByRole('cell', { name: 'Pàgina vista' }).waitFor();
    expect(page.url()).not.toContain(`?de=`);
    await act(page.getByRole('link', { name: 'Tria, exportació i esborrament' }).click());
    await act(page.getByRole('button', { name: 'Esborra’n els esdeveniments…' }).click());
    await act(page.getByRole('button', { name: 'Esborra-ho', exact: true }).click());
    const certificate = page.getByRole('status', { name: 'Certificat d’esborrat' });
    await expect.poll(() => certificate.textContent()).toMatch(/Pàgines i accions: 1\b/);
    const log = await page.request.get(`${server.origin}/api/audit`);
    expect(await log.text()).toContain('privacy.visitorOpened');
    expect(await log.text()).not.toContain(visitor);
  });
});
