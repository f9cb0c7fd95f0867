/** A visitor looks up tomorrow's rain, with and without JavaScript, and chooses her own town. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { storedInBrowser } from './support/browser-storage.ts';
import { recordMeasuring } from './support/measured-requests.ts';
import { newVisit, openWithoutScripts } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();

/** `55 % 3,2 mm`, from tomorrow's row. */
const rainTomorrow = async (page: Page): Promise<string> =>
  /Pluja: (\d+ % [\d,]+ mm)/.exec(
    (await page.getByRole('link', { name: /^Demà/ }).textContent())?.replace(/\s+/g, ' ') ?? '',
  )?.[1] ?? '';

describe('tomorrow’s rain in Berga (W-03)', () => {
  let withoutScript = '';

  test('W-12 works without JavaScript, with the form, the town, and the hours of tomorrow as a table', async () => {
    const page = await openWithoutScripts(site.browser);
    await page.goto(`${site.server.origin}/`);
    await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'El temps' }).click();
    await page.getByLabel('Busca el teu municipi').fill('berga');
    await page.getByRole('button', { name: 'Busca' }).click();
    await page.getByRole('heading', { level: 1, name: 'Berga' }).waitFor();
    withoutScript = await rainTomorrow(page);
    expect(withoutScript).toMatch(/^\d+ % [\d,]+ mm$/);
    await page.getByRole('link', { name: /^Demà/ }).click();
    await page.getByRole('heading', { level: 2, name: /^Demà, / }).waitFor();
    await page.getByText('Les mateixes dades en una taula').click();
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(24);
    expect(await page.getByText(/^Dades de mostra del \d+ d/).count()).toBe(1);
    await page.context().close();
  });

  test('W-13 works by keyboard with suggestions while typing, the same answer, and a counted page', async () => {
    const { page, pageErrors } = await newVisit(site.browser, site.server.origin, { width: 390, height: 844 });
    const measured = recordMeasuring(page);
    await page.goto(`${site.server.origin}/el-temps/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    const field = page.getByRole('combobox', { name: 'Busca el teu municipi' });
    await field.pressSequentially('berag');
    await page.getByRole('option', { name: /^Berga/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Berga' }).waitFor();
    expect(await rainTomorrow(page)).toBe(withoutScript);
    expect(await page.evaluate(() => window.digitalData?.page.pageName)).toBe('el-temps/berga');
    await expect.poll(() => measured.at(-1)?.parameters.get('pageName')).toBe('el-temps/berga');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });
});

test('W-03 lists matches of a partial name, reports an unknown one, and treats neither as an error', async () => {
  const { page } = await newVisit(site.browser, site.server.origin);
  await page.goto(`${site.server.origin}/el-temps/?municipi=sant+feliu`);
  expect(await page.getByRole('link', { name: /^Sant Feliu de Guíxols/ }).count()).toBe(1);
  const unknown = await page.goto(`${site.server.origin}/el-temps/?municipi=qqqq`);
  expect(unknown?.status()).toBe(200);
  await page.getByRole('heading', { name: /^No trobem cap municipi/ }).waitFor();
  expect((await page.goto(`${site.server.origin}/el-temps/enlloc/`))?.status()).toBe(404);
  await page.context().close();
});

test('W-01 C-06 makes a town the visitor’s own only on request, and shows it on the home page', async () => {
  const { page } = await newVisit(site.browser, site.server.origin);
  await page.goto(`${site.server.origin}/el-temps/vic/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
  expect((await storedInBrowser(page)).local).toEqual([]);
  await page.getByRole('button', { name: 'Mostra’l a la portada' }).click();
  expect((await storedInBrowser(page)).local).toEqual(['sintonia_temps']);
  await page.goto(`${site.server.origin}/`, { waitUntil: 'networkidle' });
  const strip = page.getByRole('region', { name: /^El temps/ });
  await strip.getByRole('link', { name: 'El temps Vic' }).waitFor();
  await strip.getByRole('link', { name: 'El temps Vic' }).click();
  await page.getByRole('button', { name: 'És a la teva portada' }).click();
  expect((await storedInBrowser(page)).local).toEqual([]);
  await page.context().close();
});

test('W-03 finds any municipality on the map by mouse', async () => {
  const { page } = await newVisit(site.browser, site.server.origin);
  await page.goto(`${site.server.origin}/el-temps/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
  const map = page.getByRole('img', { name: /^Mapa de Catalunya/ });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  const solsona = [box.x + box.width * 0.43, box.y + box.height * 0.39] as const;
  await page.mouse.move(...solsona);
  await page.locator('path[data-slug]').first().waitFor({ state: 'attached' });
  await page.mouse.move(solsona[0] + 1, solsona[1]);
  await page.mouse.click(...solsona);
  await page.waitForURL(/\/el-temps\/[a-z-]+\/$/);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.context().close();
});
