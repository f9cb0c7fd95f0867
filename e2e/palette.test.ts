/** The palette of the studio: any screen, saved view, programme, title, story, author or visitor. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
});

describe('the palette', () => {
  test('R-01 Ctrl-K finds a screen or a preset by part of its name, by keyboard only', async () => {
    await page.goto(`${site.server.origin}/estudi/contingut?periode=7d`);
    await page.getByRole('list', { name: 'Xifres del període' }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /^Ves a una pantalla/ });
    await field.fill('cerques bui');
    // The preset, then the pages, titles, searches and campaigns that contain the text.
    await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(5);
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
    for (const [typed, title] of [
      ['fitxers dels', 'Fitxers dels anunciants'],
      ['experiment nou', 'Experiment nou'],
      ['api', 'API'],
      ['el meu compte', 'El meu compte'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await field.fill(typed);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    }
    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  });

  test('R-01 by touch, a button opens the palette and names its shortcut; it finds saved views', async () => {
    for (let times = 0; times < 2; times++) {
      const saved = await page.request.post(`${site.server.origin}/api/saved-views`, {
        data: { name: 'Els matins de ràdio', path: '/contingut?periode=7d' },
        headers: { origin: site.server.origin },
      });
      expect(saved.ok()).toBe(true);
    }
    const open = page.getByRole('button', { name: 'Ves a…', exact: true });
    await page.goto(`${site.server.origin}/estudi/ara`);
    await open.getByText('Ctrl K').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await open.click();
    const field = page.getByRole('combobox', { name: /^Ves a una pantalla/ });
    const view = page.getByRole('option', { name: /^Els matins de ràdio/ });
    await field.fill('matins de radio');
    await expect.poll(() => view.count()).toBe(1);
    await field.fill('rebutjats');
    await page.getByRole('option', { name: /^Rebutjats/ }).waitFor();
    expect(await view.count()).toBe(0);
    await field.fill('matins de radio');
    await view.click();
    await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('periode')).toBe('7d');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const FOUND = [
    ['a programme', 'cims', 'Cims', 'programa'],
    ['a title', 'carena de llev', 'La carena de llevant', 'titol'],
    ['a story', 'embassaments guanyen', 'Els embassaments guanyen tres punts en una setmana i són al 61 %', 'pagina'],
    ['an author', 'escarra', 'Marta Escarrà Duch', 'autor'],
  ] as const;
  for (const [what, typed, name, path] of FOUND)
    test(`R-14 Ctrl-K opens the page of ${what}, by keyboard only`, async () => {
      await page.goto(`${site.server.origin}/estudi/contingut?periode=28d`);
      await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: /^Ves a una pantalla/ });
      await field.waitFor();
      await page.keyboard.type(typed);
      const option = page.getByRole('option', { name: new RegExp(`^${name} `) });
      await option.waitFor();
      while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/estudi/fitxa/${path}`);
      expect(new URL(page.url()).searchParams.get('periode')).toBe('28d');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    });

  test('R-07 R-14 Ctrl-K opens the page of a visitor by the whole id, which stays out of the address', async () => {
    const visitor = '20001112223334445556667778889990001112';
    await page.goto(`${site.server.origin}/estudi/contingut`);
    await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Ves a una pantalla/ }).fill(visitor);
    await page.getByRole('option', { name: new RegExp(visitor) }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/estudi/fitxa/visitant');
    expect(new URL(page.url()).search).not.toContain(visitor);
  });

  test('R-06 Ctrl-K follows a visitor in the debugger by the first digits, which lists of events show', async () => {
    await page.goto(`${site.server.origin}/estudi/contingut`);
    await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Ves a una pantalla/ }).fill('20001112');
    await page.getByRole('option', { name: /Segueix el visitant 20001112/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Depurador', level: 1 }).waitFor();
    expect(await page.getByLabel('Visitant', { exact: true }).inputValue()).toBe('20001112');
    expect(new URL(page.url()).search).not.toContain('20001112');
  });

  test('R-01 throws nothing', () => expect(pageErrors).toEqual([]));
});
