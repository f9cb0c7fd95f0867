/**
 * Typical journeys of visitors. Others are with their subject: tomorrow's rain in `weather.test.ts`, the radio across
 * pages in `radio.test.ts`, an account from start to end in `accounts.test.ts`.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { newVisit, type Visit } from './support/open-browser.ts';
import { useSite } from './support/use-site.ts';

const site = useSite();
let visit: Visit;

beforeAll(async () => {
  visit = await newVisit(site.browser, site.server.origin);
  await visit.page.emulateMedia({ reducedMotion: 'reduce' });
});

describe('journeys', () => {
  test('W-04 V-01 last night’s news is reached from the home page and plays', async () => {
    const { page } = visit;
    await page.goto(`${site.server.origin}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Programes' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Notícies Vespre' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Notícies Vespre' }).waitFor();
    const newest = page.getByRole('region', { name: 'Episodis' }).getByRole('listitem').first();
    const title = (await newest.getByRole('heading').textContent()) ?? '';
    await newest.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page
      .getByRole('button', { name: /^Reprodueix/ })
      .first()
      .click();
    const frames = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
    await expect.poll(frames).toBeGreaterThan(3);
  });

  test('W-04 W-08 a followed programme shows its new episodes on the home page after sign-in', async () => {
    const { page } = visit;
    await page.goto(`${site.server.origin}/cims/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Segueix Cims' }).click();
    await page.getByRole('link', { name: 'Crea’l en un minut' }).click();
    await page.getByLabel('Com et dius?').fill('Neus');
    await page.getByLabel('Correu electrònic').fill('neus@exemple.cat');
    await page.getByLabel('Contrasenya').fill('una frase ben llarga');
    await page.getByRole('button', { name: 'Crea el compte' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cims' }).waitFor();
    await page.getByRole('button', { name: 'El segueixes Cims', pressed: true }).waitFor();
    const known = page.waitForResponse((answer) => answer.url().endsWith('/api/compte'));
    await page.goto(`${site.server.origin}/cafe-amb-veu/`);
    await known; // from then on a press does not navigate
    await page.getByRole('button', { name: 'Segueix Cafè amb veu' }).click();
    await page.getByRole('button', { name: 'El segueixes Cafè amb veu', pressed: true }).waitFor();

    await page.goto(`${site.server.origin}/`, { waitUntil: 'networkidle' });
    const fresh = page.getByRole('region', { name: 'Nou dels programes que segueixes' });
    await expect.poll(() => fresh.getByRole('listitem').count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${site.server.origin}/compte/`, { waitUntil: 'networkidle' });
    const list = page.getByRole('region', { name: 'Els programes que segueixes' });
    expect(await list.getByRole('listitem').count()).toBe(2);
    await list.getByRole('button', { name: 'Deixa de seguir-lo Cims' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('W-02 the pictures of a story open and turn with the keyboard alone', async () => {
    const { page } = visit;
    await page.goto(`${site.server.origin}/noticia/3027/`, { waitUntil: 'networkidle' });
    const gallery = page.getByRole('region', { name: 'En 6 imatges' });
    const second = gallery.getByRole('link', { name: /imatge 2 a pantalla completa/ });
    // Until the page is hydrated, a picture links to its file.
    const isHydrated = () => second.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
    await expect.poll(isHydrated).toBe(true);
    await second.focus();
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog', { name: 'Galeria a pantalla completa' });
    const shown = () => lightbox.getByRole('status').textContent();
    await expect.poll(shown).toBe('Imatge 2 de 6');
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe('Imatge 3 de 6');
    expect(await axeFindings(page)).toEqual([]);
    // A dialog keeps the focus inside, however often Tab is pressed.
    for (let time = 0; time < 6; time += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(shown).toBe('Imatge 6 de 6');
    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain('imatge 6');
    expect(visit.pageErrors).toEqual([]);
  });
});
