/** Visitors' accounts: a visitor signs up, saves items, is known to measurement, and deletes everything (W-08). */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { storedInBrowser } from './support/browser-storage.ts';
import { recordMeasuring } from './support/measured-requests.ts';
import { newVisit, openWithoutScripts } from './support/open-browser.ts';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { useLightSite } from './support/use-site.ts';

const PASSWORD = 'una frase ben llarga';

const site = useLightSite();

async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.goto(`${site.server.origin}/compte/crea/`);
  await page.getByLabel('Com et dius?').fill(name);
  await page.getByLabel('Correu electrònic').fill(email);
  await page.getByLabel('Contrasenya').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crea el compte' }).click();
  await page.getByRole('heading', { level: 1, name: `Hola, ${name}` }).waitFor();
}

const userIn = (hit: StoredHit) => hit.variables.v24;

describe('an account, with JavaScript', () => {
  let page: Page;
  let userId = '';

  test('W-08 D-05 I-02 gives measurement a hash and nothing else, from the first signed-in page', async () => {
    ({ page } = await newVisit(site.browser, site.server.origin));
    const measured = recordMeasuring(page);
    await page.goto(`${site.server.origin}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    expect(await page.evaluate(() => window.digitalData?.user)).toMatchObject({
      idUsuari: 'No informat',
      userLogin: false,
    });
    await page.getByRole('link', { name: 'El teu compte' }).click();
    await page.getByRole('link', { name: 'Crea’l en un minut' }).click();
    await page.getByLabel('Com et dius?').fill('Joana');
    await page.getByLabel('Correu electrònic').fill('joana@exemple.cat');
    await page.getByLabel('Contrasenya').fill('curta');
    await page.getByRole('button', { name: 'Crea el compte' }).evaluate((button: HTMLButtonElement) => {
      button.form?.setAttribute('novalidate', '');
      button.click();
    });
    await page.getByRole('alert').filter({ hasText: 'deu caràcters' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Contrasenya').fill(PASSWORD);
    await page.getByRole('button', { name: 'Crea el compte' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hola, Joana' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.digitalData?.user.userLogin)).toBe(true);
    userId = await page.evaluate(() => String(window.digitalData?.user.idUsuari));
    expect(userId).toMatch(/^[0-9a-f]{64}$/);
    // I-02: the customer id is sent as authenticated.
    await expect
      .poll(() => measured.map(({ line }) => line).join('\n'))
      .toMatch(new RegExp(`cid\\.&userid\\.&(?:id=${userId}&as=1|as=1&id=${userId})`));
    expect(measured.map(({ line }) => decodeURIComponent(line)).join('\n')).not.toMatch(/joana/i);
  });

  test('W-08 T-08 «per més tard» puts a story and an episode on the list', async () => {
    for (const path of ['/noticia/3001/', '/video/1003/']) {
      await page.goto(site.server.origin + path, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Per més tard' }).click();
      await page.getByRole('button', { name: 'A la teva llista' }).waitFor();
    }
    await page.goto(`${site.server.origin}/compte/`);
    const list = page.getByRole('region', { name: 'Per més tard' });
    expect(await list.getByRole('listitem').count()).toBe(2);
    await list.getByRole('button', { name: /^Treu-ho de la llista: Els embassaments/ }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  });

  test('W-04 W-08 resumes an episode at its second, from the home page of another device', async () => {
    await page.goto(`${site.server.origin}/video/1001/`, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /^Reprodueix/ })
      .first()
      .click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
    const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/compte/posicions') && answer.ok());
    // Paused: on a busy machine the episode would end before the check.
    await page.evaluate(() => {
      const video = document.querySelector('video');
      if (!video) return;
      video.pause();
      video.currentTime = 31;
    });
    await reported;
    expect((await storedInBrowser(page)).local).not.toContain('sintonia.resume');

    const { page: other } = await newVisit(site.browser, site.server.origin, { width: 390, height: 844 });
    await other.goto(`${site.server.origin}/compte/entra/`);
    await other.getByLabel('Correu electrònic').fill('joana@exemple.cat');
    await other.getByLabel('Contrasenya').fill(PASSWORD);
    await other.getByRole('button', { name: 'Entra' }).click();
    await other.getByRole('heading', { level: 1, name: 'Hola, Joana' }).waitFor();
    // C-06: a browser receives the account's positions only with consent to personalisation.
    await other.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await other.goto(`${site.server.origin}/`, { waitUntil: 'networkidle' });
    const rail = other.getByRole('region', { name: 'Continua on ho vas deixar' });
    await rail.getByRole('link', { name: 'La carena de llevant' }).click();
    await other.getByRole('heading', { level: 1, name: 'La carena de llevant' }).waitFor();
    await expect.poll(() => other.getByText(/Continua on ho vas deixar \(0:3\d\)/).count()).toBeGreaterThan(0);
    await other.context().close();
  });

  test('W-08 «my data» exports everything as a file; the history can be deleted', async () => {
    await page.goto(`${site.server.origin}/compte/dades/`, { waitUntil: 'networkidle' });
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixa’t les dades' }).click();
    const file = await (await downloading).path();
    const exported = JSON.parse(await readFile(file, 'utf8'));
    expect(exported).toMatchObject({
      account: { name: 'Joana', email: 'joana@exemple.cat', userId },
      saved: [{ kind: 'episode', id: 1003 }],
      places: [{ episode: 1001 }],
    });
    expect(exported.measured.length).toBeGreaterThan(2);
    await page.goto(`${site.server.origin}/compte/historial/`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('listitem').filter({ hasText: 'La carena de llevant' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Esborra l’historial' }).click();
    await page.getByText('Aquí hi haurà el que miris').waitFor();
  });

  test('W-08 «delete me» asks for the password, and leaves neither account nor measurement', async () => {
    await page.goto(`${site.server.origin}/compte/dades/`, { waitUntil: 'networkidle' });
    await page.getByLabel('La teva contrasenya').fill('no és aquesta');
    await page.getByRole('button', { name: 'Esborra’m' }).click();
    await page.getByRole('alert').filter({ hasText: 'No hem esborrat res' }).waitFor();
    await page.getByLabel('La teva contrasenya').fill(PASSWORD);
    await page.getByRole('button', { name: 'Esborra’m' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ja no hi ets' }).waitFor();
    expect((await storedInBrowser(page)).cookies.filter((name) => /usuari|compte/.test(name))).toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.context().close();
    await site.server.away();
    const hits = await storedHits(site.server.dataDir);
    await site.server.back();
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter((hit) => userIn(hit) === userId || JSON.stringify(hit).includes(userId))).toEqual([]);
  }, 60_000);
});

test('W-08 W-12 works without JavaScript: save, sign up, return to the list, forget the password and set a new one', async () => {
  const page = await openWithoutScripts(site.browser);
  await page.goto(`${site.server.origin}/video/1002/`);
  await page.getByRole('button', { name: 'Per més tard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Entra' }).waitFor();
  await page.getByRole('link', { name: 'Crea’l en un minut' }).click();
  await page.getByLabel('Com et dius?').fill('Pol');
  await page.getByLabel('Correu electrònic').fill('pol@exemple.cat');
  await page.getByLabel('Contrasenya').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crea el compte' }).click();
  await page.waitForURL('**/video/1002/');
  await page.getByRole('link', { name: 'El teu compte' }).click();
  expect(await page.getByRole('region', { name: 'Per més tard' }).getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Surt' }).click();
  await page.waitForURL(`${site.server.origin}/`);

  await page.goto(`${site.server.origin}/compte/contrasenya/`);
  await page.getByLabel('Correu electrònic').fill('pol@exemple.cat');
  await page.getByRole('button', { name: 'Envia’m l’enllaç' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mira el correu' }).waitFor();
  await page.goto(await linkMailed());
  await page.getByLabel('Contrasenya nova').fill('una altra frase llarga');
  await page.getByRole('button', { name: 'Desa-la' }).click();
  await page.getByLabel('Correu electrònic').fill('pol@exemple.cat');
  await page.getByLabel('Contrasenya').fill('una altra frase llarga');
  await page.getByRole('button', { name: 'Entra' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hola, Pol' }).waitFor();
  await page.context().close();
});

test('W-08 never puts a visitor’s data into a cached page', async () => {
  const { page } = await newVisit(site.browser, site.server.origin);
  await signUp(page, 'Meritxell-Única', 'meritxell@exemple.cat');
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const path of ['/', '/noticies/', '/video/1001/', '/video/1001.data', '/_root.data']) {
    const own = await fetch(site.server.origin + path, { headers: { cookie: cookies } });
    expect(await own.text()).not.toMatch(/Meritxell|meritxell@|sintonia_usuari=[0-9a-f]/);
  }
  const account = await fetch(`${site.server.origin}/compte/`, { headers: { cookie: cookies } });
  expect(await account.text()).toContain('Hola, Meritxell-Única');
  expect(account.headers.get('cache-control')).toBe('private, no-store');
  expect((await fetch(`${site.server.origin}/compte/`, { redirect: 'manual' })).status).toBe(302);
  const forged = await fetch(`${site.server.origin}/compte/surt`, {
    method: 'POST',
    headers: { cookie: cookies, origin: 'https://dolent.example' },
  });
  expect(forged.status).toBe(403);
  await page.context().close();
});

/** Link in the last mail, as a mail program shows it. */
async function linkMailed(): Promise<string> {
  const dir = join(site.server.dataDir, 'mail');
  const last = (await readdir(dir)).toSorted().at(-1) ?? '';
  const raw = await readFile(join(dir, last), 'utf8');
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /http:\S+clau=\S+/.exec(text)?.[0] ?? '';
}
