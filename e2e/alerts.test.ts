/** Alerts in the studio. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyLook } from './support/every-look.ts';
import { newVisit } from './support/open-browser.ts';
import { useSite } from './support/use-site.ts';

const site = useSite();
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
});

describe('alerts', () => {
  test('R-13 «is the tag silent anywhere?»: four actions from the sign-in, and an alert for it', async () => {
    await page.goto(`${site.server.origin}/estudi/`);
    await page.getByLabel('Adreça electrònica').fill('analista@tramuntana.example'); // 1
    await page.getByLabel('Contrasenya', { exact: true }).fill('tramuntana-demo'); // 2
    await page.getByRole('button', { name: 'Entra', exact: true }).click(); // 3
    await page.getByRole('link', { name: 'Alertes', exact: true }).click(); // 4
    await page.getByText('Encara no se sap', { exact: true }).waitFor(); // no history on a new server
    await page.getByRole('button', { name: 'Avisa’m si calla' }).click();
    await page.getByLabel('Nom', { exact: true }).fill('Silencis');
    await page.getByRole('button', { name: 'Crea-la' }).click();
    await page.getByRole('cell', { name: 'Silencis', exact: true }).waitFor();
  });

  test('R-13 an alert is created, changed, turned off and removed', async () => {
    await page.getByRole('button', { name: 'Crea una alerta' }).click();
    await page.getByLabel('Nom', { exact: true }).fill('Cau la portada');
    await page.getByLabel('Avisa si').selectOption('below');
    await page.getByLabel('Només', { exact: true }).selectOption('page');
    await page.getByLabel('Valor', { exact: true }).fill('portada');
    await page.getByLabel(/^Analista de Tramuntana/).check();
    await page.getByLabel('Des de les').fill('22:30');
    await page.getByRole('button', { name: 'Crea-la' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Cau la portada' });
    await row.getByText('Pàgines vistes baixa (50 %)').waitFor();
    await page.getByRole('button', { name: 'Edita «Cau la portada»' }).click();
    expect(await page.getByLabel('Valor', { exact: true }).inputValue()).toBe('portada');
    expect(await page.getByLabel('Des de les').inputValue()).toBe('22:30');
    await page.getByLabel('Què vigila').selectOption('threshold');
    await page.getByLabel('Límit, en una hora').fill('10');
    await page.getByRole('button', { name: 'Desa els canvis' }).click();
    await row.getByText('Pàgines vistes és més petita que 10').waitFor();
    await page.getByRole('button', { name: 'Atura «Cau la portada»' }).click();
    await row.getByText('aturada').waitFor();
    await page.getByRole('button', { name: 'Esborra «Cau la portada»' }).click();
    await page.getByRole('button', { name: 'Esborra-la per sempre' }).click();
    await row.waitFor({ state: 'detached' });
  });

  test('W-13 every look of the alerts is accessible and as wide as its window', async () => {
    const findings = await everyLook(
      page,
      `${site.server.origin}/estudi/alertes`,
      async (studio) => {
        await studio.getByRole('cell', { name: 'Silencis', exact: true }).waitFor();
        await studio.getByRole('button', { name: /^(Edita|Edit) / }).click();
        await studio.getByLabel(/^Analista de Tramuntana/).waitFor();
      },
      'alertes',
    );
    expect(findings).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
