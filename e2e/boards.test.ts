/** The studio's screens built from presets: figures, curve and tables, each of which opens in «Explora». */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { everyLook } from './support/every-look.ts';
import { newVisit, openBrowser } from './support/open-browser.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { signIn } from './support/studio.ts';
import { begin, isWatched, newViewer, openPlayer } from './support/viewer.ts';
import { whenStored } from './support/when-stored.ts';

const BOARDS = [
  { path: 'contingut', title: 'Contingut', figure: 'Pàgines vistes', tables: 8 },
  { path: 'video-i-audio', title: 'Vídeo i àudio', figure: 'Reproduccions', tables: 5 },
  { path: 'anuncis', title: 'Anuncis', figure: 'Anuncis començats', tables: 5 },
  { path: 'qualitat', title: 'Qualitat', figure: 'Intents de reproducció', tables: 4 },
] as const;

/** Loading texts, in both languages. */
const LOADING = /Carregant…|Loading…/;

let server: RunningServer;
let browser: Browser;
let page: Page;
let pageErrors: string[];

const figureOf = async (name: string): Promise<number> =>
  Number(
    await page
      .getByRole('list', { name: 'Xifres del període' })
      .getByRole('button')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('data')
      .getAttribute('value'),
  );
const opened = async ({ path, title, tables }: (typeof BOARDS)[number]) => {
  await page.goto(`${server.origin}/estudi/${path}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Obre a Explora · / }).count()).toBe(tables);
  await page.getByRole('list', { name: 'Xifres del període' }).waitFor();
  await expect.poll(() => page.locator('main [role=status]').filter({ hasText: LOADING }).count()).toBe(0);
};

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const viewer = await newViewer(browser, server.origin, 'Accepta-ho tot');
  await viewer.goto(`${server.origin}/noticies/`);
  const player = await openPlayer(viewer, `${server.origin}/video/1001/`);
  const watched = isWatched(viewer);
  await begin(player);
  await watched;
  await viewer.context().close();
  await whenStored(server.origin);
  ({ page, pageErrors } = await newVisit(browser, server.origin));
  await signIn(page, server.origin);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('screens of presets', () => {
  for (const board of BOARDS) {
    test(`R-01 R-02 «${board.title}» shows an answer to each of its queries`, async () => {
      await opened(board);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.getByText('Aquesta consulta no es pot calcular').count()).toBe(0);
      const figure = await figureOf(board.figure);
      if (board.path === 'anuncis') expect(figure).toBe(0);
      else expect(figure).toBeGreaterThan(0);
    });
  }

  test('R-09 a figure opens its basis, and a table opens in «Explora» with the same query and total', async () => {
    await page.goto(`${server.origin}/estudi/contingut?compara=cap`);
    const pageviews = await figureOf('Pàgines vistes');
    await page.getByRole('list', { name: 'Xifres del període' }).getByRole('button').first().click();
    await page.getByRole('dialog', { name: 'Pàgines vistes' }).getByText('Versió de la definició').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Obre a Explora · Seccions' }).click();
    await page.getByRole('heading', { name: 'Explora', level: 1 }).waitFor();
    const total = page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^Total/ }) });
    await expect.poll(() => total.locator('data').first().getAttribute('value')).toBe(String(pageviews));
    expect(new URL(page.url()).searchParams.get('dimensions')).toBe('section');
    expect(new URL(page.url()).searchParams.get('compara')).toBe('cap');
    await page.goBack();
    await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
  });

  test('R-01 stores the step in the address; an empty screen explains how to get figures', async () => {
    await page.goto(`${server.origin}/estudi/contingut?periode=7d`);
    await page.getByLabel('Granularitat').selectOption('hour');
    await expect.poll(() => new URL(page.url()).searchParams.get('per')).toBe('hour');
    await page.goto(`${server.origin}/estudi/anuncis`);
    await page.getByText('S’omplirà amb el primer anunci que surti en un vídeo.').first().waitFor();
  });

  test('R-01 Ctrl-K finds a screen or a preset by part of its name, by keyboard only', async () => {
    await page.goto(`${server.origin}/estudi/contingut?periode=7d`);
    await page.getByRole('list', { name: 'Xifres del període' }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /^Ves a una pantalla/ });
    await field.fill('cerques bui');
    await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/palette.png` });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Explora', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('mesures')).toContain('emptySearches');
    expect(new URL(page.url()).searchParams.get('periode')).toBe('7d');
    await page.keyboard.press('Control+k');
    await field.fill('depura');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Depurador', level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  });

  test('W-13 has no axe findings and no overflow in any theme, width and language', async () => {
    const findings: string[] = [];
    for (const { path, tables } of BOARDS) {
      findings.push(
        ...(await everyLook(
          page,
          `${server.origin}/estudi/${path}`,
          async (studio) => {
            await expect.poll(() => studio.locator('main a[href*="/estudi/explora?"]').count()).toBeGreaterThan(tables);
            await expect.poll(() => studio.locator('main [role=status]').filter({ hasText: LOADING }).count()).toBe(0);
            await expect.poll(() => studio.locator('main [aria-busy=true]').count()).toBe(0);
          },
          path,
        )),
      );
    }
    expect(findings).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
