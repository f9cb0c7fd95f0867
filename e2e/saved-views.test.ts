/** Saved views, one's own board, and views sent by mail every Monday. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { collectLines } from './support/collect-lines.ts';
import { problemsInEveryView } from './support/every-view.ts';
import { signInAs } from './support/new-staff.ts';
import { newVisit } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';

const EDITOR = 'editor@tramuntana.example';

const site = useLightSite();
let page: Page;
let pageErrors: string[];

const tiles = () => page.getByRole('list', { name: 'Informes fixats' }).getByRole('listitem');
const names = () => tiles().getByRole('heading', { level: 2 }).allTextContents();
const mails = async (): Promise<string[]> => {
  const directory = join(site.server.dataDir, 'mail');
  const files = (await readdir(directory).catch(() => [])).sort();
  return Promise.all(files.map((name) => readFile(join(directory, name), 'utf8')));
};
const mailTo = (all: readonly string[], to: string) => all.filter((mail) => mail.includes(`To: ${to}`));
/** Saves the view of an address, pinned, under a name. @param to receives it every Monday */
const save = async (path: string, name: string, to?: string) => {
  await page.goto(`${site.server.origin}/estudi/${path}`);
  await page.getByRole('button', { name: 'Desa', exact: true }).click();
  await page.getByLabel('Nom', { exact: true }).fill(name);
  if (to !== undefined) await page.getByLabel('Envia-la cada dilluns a').selectOption(to);
  await page.getByRole('button', { name: 'Desa-la' }).click();
  await page.getByText(`S’ha desat «${name}».`).waitFor();
};
beforeAll(async () => {
  const views = ['esports', 'esports', 'cultura'].map(
    (name, at) => `/b/ss/tramuntana-dev/1/SI-1/s${at}?AQB=1&pageName=${name}&mid=${String(at).padStart(38, '1')}&AQE=1`,
  );
  expect(await collectLines(site.server.origin, views)).toMatchObject({ kept: 3, rejected: [] });
  const { page: editor } = await newVisit(site.browser, site.server.origin);
  await signInAs(editor, site.server.origin, 'editor');
  await editor.context().close();
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
});

describe('saved views', () => {
  test('R-19 «send this every Monday to the editor» takes eight actions from the sign-in', async () => {
    await page.goto(`${site.server.origin}/estudi/`);
    await page.getByLabel('Adreça electrònica').fill('analista@tramuntana.example'); // 1
    await page.getByLabel('Contrasenya', { exact: true }).fill('tramuntana-demo'); // 2
    await page.getByRole('button', { name: 'Entra', exact: true }).click(); // 3
    await page.getByRole('link', { name: 'Contingut', exact: true }).click(); // 4
    await page.getByRole('heading', { level: 1, name: 'Contingut' }).waitFor(); // «Ara» has the same button
    await page.getByRole('button', { name: 'Desa', exact: true }).click(); // 5
    await page.getByLabel('Envia-la cada dilluns a').selectOption(EDITOR); // 6
    await page.getByRole('button', { name: 'Desa-la' }).click(); // 7
    await page.getByText('S’ha desat «Contingut».').waitFor();
    await page.getByRole('link', { name: 'Ves al meu tauler' }).click(); // 8
    await page.getByRole('cell', { name: EDITOR }).waitFor();
    await expect.poll(names).toEqual(['Contingut']);
  });

  test('R-19 a mail can be sent at once; its figures and file arrive, and its link ends it', async () => {
    const before = mailTo(await mails(), EDITOR).length;
    await page.getByRole('button', { name: 'Edita «Contingut»' }).click();
    await page.getByRole('button', { name: `Envia-la ara a ${EDITOR}` }).click();
    await page.getByText(`S’ha enviat a ${EDITOR}.`).waitFor();
    const mail = mailTo(await mails(), EDITOR)[before]?.replace(/=\r?\n/g, '') ?? '';
    expect(mail).toContain('filename=contingut.csv');
    const [, key = ''] = /baixa\?clau=3D([\w-]+)/.exec(mail) ?? [];
    const { page: reader } = await newVisit(site.browser, site.server.origin);
    await reader.goto(`${site.server.origin}/estudi/baixa?clau=${key}`);
    await reader.getByRole('button', { name: 'No me l’envieu més' }).waitFor();
    expect(await axeFindings(reader)).toEqual([]);
    await reader.getByRole('button', { name: 'No me l’envieu més' }).click();
    await reader.getByText('Fet. No el rebràs més.').waitFor();
    await reader.context().close();
    await page.reload();
    await page.getByRole('button', { name: 'Edita «Contingut»' }).click();
    await page.getByText('No s’envia a ningú.').waitFor();
  });

  test('R-19 tiles show the report’s figures, in an order that keyboard and pointer change and the server keeps', async () => {
    await save('explora?mesures=pageviews&dimensions=page&periode=7d', 'Portades');
    await save('explora?mesures=visits&dimensions=&periode=7d', 'Visites');
    await page.goto(`${site.server.origin}/estudi/tauler`);
    await expect.poll(names).toEqual(['Contingut', 'Portades', 'Visites']);
    const tile = tiles().filter({ hasText: 'Portades' });
    await expect.poll(() => tile.locator('data').getAttribute('value')).toBe('3');
    await tile.getByText('esports').waitFor();
    await page.getByRole('button', { name: /^Mou «Visites»/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(names).toEqual(['Contingut', 'Visites', 'Portades']);
    await page.getByText('«Visites» és ara el 2 de 3.').waitFor();
    await tiles()
      .filter({ hasText: 'Portades' })
      .dragTo(tiles().filter({ hasText: 'Contingut' }));
    await expect.poll(names).toEqual(['Portades', 'Contingut', 'Visites']);
    await page.reload();
    await expect.poll(names).toEqual(['Portades', 'Contingut', 'Visites']);
    await page.getByRole('link', { name: 'Obre «Portades»' }).click();
    await page.getByRole('heading', { name: 'Explora', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('dimensions')).toBe('page');
    expect(new URL(page.url()).searchParams.get('periode')).toBe('7d');
  });

  test('R-19 a view is renamed, unpinned and removed', async () => {
    await page.goto(`${site.server.origin}/estudi/tauler`);
    await page.getByRole('button', { name: 'Treu «Visites» del tauler' }).first().click();
    await expect.poll(names).toEqual(['Portades', 'Contingut']);
    await page.getByRole('button', { name: 'Edita «Visites»' }).click();
    await page.getByLabel('Nom', { exact: true }).fill('Totes les visites');
    await page.getByRole('button', { name: 'Desa els canvis' }).click();
    await page.getByRole('link', { name: 'Totes les visites', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Esborra-la', exact: true }).click();
    await page.getByRole('button', { name: 'Esborra-la per sempre' }).click();
    await page.getByRole('link', { name: 'Totes les visites', exact: true }).waitFor({ state: 'detached' });
  });

  test('R-19 analyses and broadcasts have figures on their tiles too, and are sent every Monday', async () => {
    await save('explora/embut?periode=7d', 'Qui reprodueix', EDITOR);
    await save('explora/recorregut?periode=7d&valor=esports', 'Després d’esports');
    await save('explora/retencio?periode=7d', 'Qui torna');
    await save('emissions', 'La graella', EDITOR);
    await page.goto(`${site.server.origin}/estudi/tauler`);
    for (const name of ['Qui reprodueix', 'La graella'])
      await page.getByRole('row').filter({ hasText: name }).getByText(EDITOR).waitFor();
    const tile = (name: string) => tiles().filter({ hasText: name });
    await tile('Qui reprodueix').getByText('0 de 3 visites').waitFor();
    await tile('Després d’esports').getByText('vegades; just després van a:').waitFor();
    await tile('Qui torna').getByText('Tornen la setmana següent').waitFor();
    await tile('La graella')
      .getByText(/^Audiència mitjana · /)
      .waitFor();
    await tile('La graella').getByRole('link', { name: 'Obre «La graella»' }).click();
    await page.getByRole('heading', { name: 'Emissions', level: 1 }).waitFor();
  });

  test('R-08 R-19 a list of work is sent with what there was last week; one for administrators to administrators', async () => {
    await save('rebutjats', 'Els rebutjats', EDITOR);
    await page.goto(`${site.server.origin}/estudi/tauler`);
    await page.getByRole('button', { name: 'Edita «Els rebutjats»' }).click();
    await page.getByText('Amb el que hi ha hagut la setmana passada, i tota la llista com a fitxer.').waitFor();
    await page.getByRole('button', { name: `Envia-la ara a ${EDITOR}` }).click();
    await page.getByText(`S’ha enviat a ${EDITOR}.`).waitFor();
    const mail =
      mailTo(await mails(), EDITOR)
        .at(-1)
        ?.replace(/=\r?\n/g, '') ?? '';
    expect(mail).toContain('Els rebutjats, del ');
    expect(mail).toContain('cap esdeveniment');
    await page.goto(`${site.server.origin}/estudi/auditoria`);
    await page.getByRole('button', { name: 'Desa', exact: true }).click();
    await page.getByRole('button', { name: 'Desa-la' }).waitFor();
    const people = page.getByLabel('Envia-la cada dilluns a').locator('option');
    await expect.poll(() => people.allTextContents()).toContainEqual(expect.stringContaining('analista@'));
    expect(await people.allTextContents()).not.toContainEqual(expect.stringContaining(EDITOR));
  });

  test('R-19 mails are in the language of their reader’s studio', async () => {
    const reader = 'analista@tramuntana.example';
    await save('rebutjats', 'Rebutjats meus', reader);
    const chooseLanguage = async (name: 'English' | 'Català') => {
      const answer = page.waitForResponse('**/api/staff/me/language');
      await page.getByText(name).filter({ visible: true }).click();
      expect((await answer).status()).toBe(200);
    };
    await page.goto(`${site.server.origin}/estudi/tauler`);
    await chooseLanguage('English');
    await page.getByRole('button', { name: 'Edit “Rebutjats meus”' }).click();
    await page.getByRole('button', { name: `Send it now to ${reader}` }).click();
    await page.getByText(`Sent to ${reader}.`).waitFor();
    const mail =
      mailTo(await mails(), reader)
        .at(-1)
        ?.replace(/=\r?\n/g, '') ?? '';
    expect(mail).toContain('No event was rejected.');
    expect(mail).toContain('<html lang=3D"en"');
    await page.reload();
    await chooseLanguage('Català');
  });

  test('R-19 «Ara» is saved with the figures of its last half hour', async () => {
    await save('ara', 'Mitja hora');
    await page.goto(`${site.server.origin}/estudi/tauler`);
    const tile = tiles().filter({ hasText: 'Mitja hora' });
    await tile.getByText('Visitants · Últims 30 minuts').waitFor();
    expect(await tile.locator('data').getAttribute('value')).toMatch(/^[1-3]$/);
    await tile.getByRole('link', { name: 'Obre «Mitja hora»' }).click();
    await page.getByRole('heading', { name: 'Ara', level: 1 }).waitFor();
  });

  test('R-19 a list of work is saved from its screen, and its tile counts what is open', async () => {
    await save('alertes', 'Alertes de torn');
    await save('experiments', 'Proves');
    await save('equip', 'Qui hi entra');
    await page.goto(`${site.server.origin}/estudi/tauler`);
    const tile = (name: string) => tiles().filter({ hasText: name });
    await tile('Alertes de torn').getByText('Cap alerta no és oberta.').waitFor();
    const activities = await page.request.get(`${site.server.origin}/api/activities`);
    const live = ((await activities.json()) as { state: string }[]).filter(({ state }) => state === 'live'); // cast: our own answer
    expect(live.length).toBeGreaterThan(0);
    await tile('Proves').getByText(String(live.length), { exact: true }).waitFor();
    await tile('Qui hi entra').getByRole('link', { name: 'Obre «Qui hi entra»' }).click();
    await page.getByRole('heading', { name: 'Equip', level: 1 }).waitFor();
  });

  test('R-20 an annotation is a mark on the curve that the keyboard reads out, and a line of the list', async () => {
    await page.goto(`${site.server.origin}/estudi/contingut?periode=avui`);
    await page.getByText(/^Anotacions \(\d+\)$/).click();
    await page.getByRole('button', { name: 'Anota una hora' }).click();
    await page.getByLabel('Què va passar').fill('Portada nova');
    await page.getByRole('button', { name: 'Anota-ho' }).click();
    const list = page.getByRole('list', { name: 'Anotacions' });
    await list.getByText('Portada nova').waitFor();
    await page.getByRole('slider').focus();
    await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).toContain('Portada nova');
    await page.goto(`${site.server.origin}/estudi/resum?periode=avui`);
    await page.getByText(/^Anotacions \(\d+\)$/).click();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/anotacions.png` });
    await page.getByRole('button', { name: 'Esborra «Portada nova»' }).click();
    await page.getByRole('button', { name: 'Conserva-la' }).click();
    await list.getByText('Portada nova').waitFor();
    await page.getByRole('button', { name: 'Esborra «Portada nova»' }).click();
    await page.getByRole('button', { name: 'Esborra-la per sempre' }).click();
    await list.getByText('Portada nova').waitFor({ state: 'detached' });
  });

  test('R-20 an annotation of this minute is on every curve: now, by minute, in the tiles and on the board', async () => {
    await save('explora?periode=avui&mesures=pageviews', 'Visites d’avui');
    const origin = site.server.origin;
    const data = { at: new Date().toISOString(), text: 'Canvi de portada' };
    const added = await page.request.post(`${origin}/api/annotations`, { headers: { origin }, data });
    const { id } = (await added.json()) as { id: string }; // cast: our own server's answer
    await page.goto(`${origin}/estudi/ara`);
    const seconds = page.getByRole('region', { name: 'Segon a segon' });
    await seconds.getByRole('slider').focus();
    const spoken = () => seconds.getByRole('slider').getAttribute('aria-valuetext');
    // The page may open seconds after the annotation.
    const spokenBefore = () => page.keyboard.press('ArrowLeft').then(spoken);
    await expect.poll(spokenBefore, { interval: 10 }).toContain('Canvi de portada');
    const minutes = page.getByRole('region', { name: 'Pàgines vistes per minut' });
    await minutes.getByRole('cell', { name: /^\d+ · .*Canvi de portada/ }).waitFor({ state: 'attached' });
    await page.goto(`${origin}/estudi/resum?periode=avui`);
    const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pàgines vistes' }) });
    await expect.poll(() => first.textContent()).toContain('Canvi de portada');
    await page.goto(`${origin}/estudi/tauler`);
    await expect.poll(() => tiles().filter({ hasText: 'Visites d’avui' }).textContent()).toContain('Canvi de portada');
    await page.request.post(`${origin}/api/annotations/${id}/remove`, { headers: { origin }, data: {} });
  });

  test('R-05 a list of «Ara» is saved as a file, and copied as a table, with the names and figures that it shows', async () => {
    const line = `/b/ss/tramuntana-dev/1/SI-1/s9?AQB=1&pageName=esports&mid=${'9'.padStart(38, '1')}&AQE=1`;
    expect(await collectLines(site.server.origin, [line])).toMatchObject({ kept: 1 });
    await page.goto(`${site.server.origin}/estudi/ara`);
    const name = 'Pàgines ara';
    const row = page.getByRole('list', { name, exact: true }).getByRole('listitem').filter({ hasText: 'Esports' });
    const count = await row.locator('data').getAttribute('value');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Baixa en CSV: ${name}` }).click(),
    ]);
    const [head, ...rows] = (await readFile(await saved.path(), 'utf8')).split('\r\n');
    expect(head).toBe(`\uFEFF${name},Detall,Visitants`);
    expect(rows.find((one) => /^esports,/i.test(one))).toMatch(new RegExp(`,${count}$`));
    for (const list of ['Vídeos ara', 'Canals ara', 'En antena ara', 'Darrers esdeveniments'])
      if (await page.getByRole('list', { name: list }).count())
        await page.getByRole('button', { name: `Copia com a taula: ${list}` }).waitFor();
  });

  test('W-13 every view of the board is accessible and as wide as its window', async () => {
    const findings = await problemsInEveryView(
      page,
      `${site.server.origin}/estudi/tauler`,
      async (studio) => {
        await expect.poll(() => studio.locator('main li data').count()).toBe(2);
        await studio.getByRole('button', { name: /^(Edita|Edit) .Contingut/ }).click();
        await studio.getByLabel(/^(Persona de l’estudi|Studio user)$/).waitFor();
      },
      'tauler',
    );
    expect(findings).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
