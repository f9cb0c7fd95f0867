/** Alerts in the studio. */
import { localVisitorId } from '@sintonia/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectLines } from './support/collect-lines.ts';
import { problemsInEveryView } from './support/every-view.ts';
import { newVisit } from './support/open-browser.ts';
import { pageViewLine } from './support/page-view-line.ts';
import { useLightSite } from './support/use-site.ts';

/** Page views of a section in an hour: enough for its silence to mean something. */
const READ = 20;
const site = useLightSite();
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  await silenceSection();
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
});

/** «esports» and «noticies» were read at this hour of the last three days; in the last hour only «noticies» was. */
async function silenceSection(): Promise<void> {
  const inTheHourMs = Date.now() - 30 * 60_000;
  const lines = [0, 1, 2, 3].flatMap((days) =>
    ['esports', 'noticies'].flatMap((section, nth) =>
      days === 0 && section === 'esports'
        ? []
        : Array.from({ length: READ }, (_, view) =>
            pageViewLine(site.server.origin, {
              visitorId: localVisitorId(Math.random),
              page: `${section} ${view}`,
              section,
              atMs: inTheHourMs - days * 86_400_000 + view * 1000,
              nth: 1000 * days + 100 * nth + view,
            }),
          ),
    ),
  );
  expect(await collectLines(site.server.origin, lines)).toMatchObject({ kept: lines.length, rejected: [] });
}

describe('alerts', () => {
  test('R-13 «is the tag silent anywhere?» takes four actions from the sign-in, and an alert reports it', async () => {
    await page.goto(`${site.server.origin}/estudi/`);
    await page.getByLabel('Adreça electrònica').fill('analista@tramuntana.example'); // 1
    await page.getByLabel('Contrasenya', { exact: true }).fill('tramuntana-demo'); // 2
    await page.getByRole('button', { name: 'Entra', exact: true }).click(); // 3
    await page.getByRole('link', { name: 'Alertes', exact: true }).click(); // 4
    await page.getByText('Una secció no envia res', { exact: true }).waitFor();
    const sections = page.getByRole('table', { name: 'L’etiqueta, secció per secció' });
    const cellsOf = (name: string) => sections.getByRole('row', { name }).getByRole('cell').allTextContents();
    expect(await cellsOf('esports')).toEqual(['esports', '0', String(READ), 'no envia res']);
    await expect
      .poll(async () => (await cellsOf('Notícies')).slice(0, 3))
      .toEqual(['Notícies', String(READ), String(READ)]); // names of sections arrive after the figures
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
    await row.getByText('Pàgines vistes: baixa un 50 %').waitFor();
    await page.getByRole('button', { name: 'Edita «Cau la portada»' }).click();
    expect(await page.getByLabel('Valor', { exact: true }).inputValue()).toBe('portada');
    expect(await page.getByLabel('Des de les').inputValue()).toBe('22:30');
    await page.getByLabel('Què vigila').selectOption('threshold');
    await page.getByLabel('Xifra').selectOption({ label: 'Percentatge de sessions bones' });
    await page.getByLabel('Límit, en una hora').fill('92,5');
    await page.getByText('en percentatge, com ara 40').waitFor();
    await page.getByRole('button', { name: 'Desa els canvis' }).click();
    await row.getByText('Percentatge de sessions bones: per sota de 92,5 %').waitFor();
    await page.getByRole('button', { name: 'Edita «Cau la portada»' }).click();
    expect(await page.getByLabel('Límit, en una hora').inputValue()).toBe('92,5');
    await page.getByLabel('Xifra').selectOption({ label: 'Pàgines vistes' });
    await page.getByLabel('Límit, en una hora').fill('1.000');
    await page.getByRole('button', { name: 'Desa els canvis' }).click();
    await row.getByText('Pàgines vistes: per sota de 1.000').waitFor();
    await page.getByRole('button', { name: 'Edita «Cau la portada»' }).click();
    await page.getByLabel('Només', { exact: true }).selectOption('device');
    await page.getByLabel('Valor', { exact: true }).selectOption({ label: 'Mòbil' });
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Desa els canvis' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ watch: { filter: { dimension: 'device', value: 'mobile' } } });
    await page.getByRole('button', { name: 'Atura «Cau la portada»' }).click();
    await row.getByText('aturada').waitFor();
    await page.getByRole('button', { name: 'Esborra «Cau la portada»' }).click();
    await page.getByRole('button', { name: 'Esborra-la per sempre' }).click();
    await row.waitFor({ state: 'detached' });
  });

  test('R-13 with more than one suite, the list of rules names each rule’s as the choice of suites does', async () => {
    const rules = page.getByRole('table', { name: 'Què es vigila' });
    const cellOf = (rule: string, suite: string) =>
      rules.getByRole('row').filter({ hasText: rule }).getByRole('cell', { name: suite, exact: true });
    expect(await cellOf('Silencis', 'tramuntana-dev (aquest web)').count()).toBe(0);
    const added = await page.request.post(`${site.server.origin}/api/alerts`, {
      data: { name: 'Només de proves', watch: { kind: 'failures' }, suite: 'proves' },
      headers: { origin: site.server.origin },
    });
    expect(added.status()).toBe(201);
    await page.reload();
    await cellOf('Només de proves', 'proves').waitFor();
    await cellOf('Silencis', 'tramuntana-dev (aquest web)').waitFor();
    await page.getByRole('button', { name: 'Esborra «Només de proves»' }).click();
    await page.getByRole('button', { name: 'Esborra-la per sempre' }).click();
    await cellOf('Només de proves', 'proves').waitFor({ state: 'detached' });
  });

  test('W-13 every view of the alerts is accessible and as wide as its window', async () => {
    const findings = await problemsInEveryView(
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
