/** Search: suggestions, facets, spoken words, and what is stored of it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { firstPlayedS } from './support/first-played.ts';
import { openWithoutScripts } from './support/open-browser.ts';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { useLightSite } from './support/use-site.ts';
import { consentingVisitor, pageHitStored, refusingVisitor } from './support/visitors.ts';

const site = useLightSite();
const pageErrors: string[] = [];

const visitor = (path: string, viewport?: { width: number; height: number }) =>
  consentingVisitor({ browser: site.browser, origin: site.server.origin, pageErrors }, path, viewport);
const passerBy = (path: string, viewport?: { width: number; height: number }) =>
  refusingVisitor({ browser: site.browser, origin: site.server.origin }, path, viewport);

describe('search (W-07)', () => {
  test('W-07 suggests titles while typing, and selects one by arrow keys', async () => {
    const page = await visitor('/cercador/');
    const field = page.getByRole('combobox', { name: 'Què busques?' });
    await field.pressSequentially('la carena de ll');
    const offered = page.getByRole('option').first();
    await expect.poll(() => offered.textContent()).toBe('La carena de llevant Vídeo · Cims');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => offered.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/video/1001/');
    await page.context().close();
  });

  test('W-07 A-03 is narrowed by kind with counts, and stored with its words and its count', async () => {
    const page = await visitor('/');
    await page.getByRole('banner').getByRole('link', { name: 'Cerca' }).click();
    await page.getByRole('combobox', { name: 'Què busques?' }).fill('neu');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^\d+ resultats$/ }).waitFor();
    const total = Number.parseInt((await page.getByRole('heading', { name: /resultats$/ }).textContent()) ?? '', 10);
    const videos = page.getByRole('link', { name: /^Vídeos \d+ resultat/ });
    const count = Number((await videos.textContent())?.match(/\d+/)?.[0]);
    expect(count).toBeLessThan(total);
    await videos.click();
    await page.waitForURL('**/cercador/?q=neu&tipus=videos');
    await expect.poll(() => page.locator('main ol > li').count()).toBe(count);
    expect(await page.locator('main ol mark').count()).toBeGreaterThan(0);
    await pageHitStored(page);
    expect(await page.evaluate(() => window.digitalData?.page)).toMatchObject({
      paraulesCerca: 'neu',
      resultatsCerca: count,
    });
    await page.context().close();
  });
});

describe('words spoken in a video (W-07)', () => {
  test('W-07 are found with their sentence, and a press plays it from there', async () => {
    const page = await passerBy('/cercador/?q=desnivell+cames');
    const quote = page.getByRole('link', { name: /^Reprodueix des del moment 0:18/ }).first();
    expect(await quote.textContent()).toContain('les cames en diuen el doble');
    expect(await quote.locator('mark').allTextContents()).toEqual(['desnivell', 'cames']);
    expect((await quote.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await quote.click();
    await page.waitForURL(/\/video\/\d+\/\?t=18$/);
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 18.3);
    expect(await firstPlayedS(page, 'video')).toBeGreaterThanOrEqual(17.9);
    await page.context().close();
  });

  test('W-07 are found in the video of a story too', async () => {
    const page = await passerBy('/cercador/?q=desnivell+cames&tipus=noticies');
    const quote = page.getByRole('link', { name: /^Reprodueix des del moment 0:18/ }).first();
    await quote.click();
    await page.waitForURL(/\/noticia\/\d+\/[\w-]+\/\?t=18$/);
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 18.3);
    expect(await firstPlayedS(page, 'video')).toBeGreaterThanOrEqual(17.9);
    await page.context().close();
  });

  test('W-06 W-07 are found in audio too', async () => {
    const page = await passerBy('/cercador/?q=seiem+casualitat&tipus=audios');
    const quote = page.getByRole('link', { name: /^Reprodueix des del moment/ }).first();
    const atS = Number(/(\d+)$/.exec((await quote.getAttribute('href')) ?? '')?.[1]);
    await quote.click();
    await page.waitForURL(/\/audio\/\d+\/\?t=\d+$/);
    const dock = page.getByRole('complementary', { name: 'Ràdio' });
    await dock.getByRole('button', { name: 'Pausa' }).waitFor();
    await page.waitForFunction((s) => (document.querySelector('audio')?.currentTime ?? 0) > s, atS + 0.3);
    expect(await firstPlayedS(page, 'audio')).toBeGreaterThanOrEqual(atS - 0.1);
    await page.context().close();
  });
});

describe('without JavaScript', () => {
  test.each([
    ['a typing error', 'embassamnets', /Et mostrem els resultats de «embassaments»/],
    ['the point of l·l left out', 'pellicula', /Una pel·lícula/],
    ['an apostrophe', 'l’últim pa', /L’últim pa/],
  ])('W-07 W-12 finds %s too', async (_, words, shown) => {
    const page = await openWithoutScripts(site.browser);
    await page.goto(`${site.server.origin}/cercador/`);
    await page.getByRole('combobox', { name: 'Què busques?' }).fill(words);
    await page.getByRole('button', { name: 'Busca' }).click();
    await page.getByText(shown).first().waitFor();
    await page.context().close();
  });
});

describe('after their visits', () => {
  let hits: StoredHit[];
  beforeAll(async () => {
    await site.server.away();
    hits = await storedHits(site.server.dataDir);
  });
  const searches = () => hits.filter(({ kind, page }) => kind === 'pageview' && page === 'cercador');

  test('T-07 A-03 each page of search results is stored as one search', () => {
    const agreed = searches().filter(({ tier }) => tier === 'consented');
    expect(agreed.map(({ events }) => events.includes('event2'))).toEqual([true, true, true, true]);
    expect(agreed.map(({ searchKeyword }) => searchKeyword)).toEqual(['', '', 'neu', 'neu']);
  });

  test('T-07 C-07 a search after a refusal is counted too, without an identifier and without its words', () => {
    const refused = searches().filter(({ tier }) => tier !== 'consented');
    expect(refused.length).toBeGreaterThanOrEqual(2);
    for (const { tier, visitor, events, searchKeyword } of refused) {
      expect({ tier, visitor, searchKeyword, isSearch: events.includes('event2') }).toEqual({
        tier: 'none',
        visitor: '',
        searchKeyword: '',
        isSearch: true,
      });
    }
  });

  test('cause no console errors', () => {
    expect(pageErrors).toEqual([]);
  });
});
