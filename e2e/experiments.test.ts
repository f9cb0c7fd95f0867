/** An activity from the first click in the studio to the visitors' pages (P-06, P-07). */
import type { ActivityList } from '@sintonia/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { ACCEPTS_ALL } from './support/consent-cookies.ts';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

const STORY = '/noticia/3010/';
const NEW = 'Un titular que diu què hi guanyes';

const site = useLightSite();
let page: Page;
let pageErrors: string[];
let url = '';
let before = '';

beforeAll(async () => {
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  url = (await fetch(site.server.origin + STORY)).url;
  before = headlineOf(await storyAs('')) ?? '';
  await signIn(page, site.server.origin);
});

const headlineOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const storyAs = async (cookie: string) => (await fetch(url, { headers: { cookie } })).text();
/** Headlines in the HTML of forty consenting visitors. */
async function headlinesSent(): Promise<Set<string | undefined>> {
  const ids = Array.from({ length: 40 }, (_, i) => `2${String(i).padStart(37, '0')}`);
  const pages = await Promise.all(ids.map((id) => storyAs(`${ACCEPTS_ALL}; sintonia_id=${id}`)));
  return new Set(pages.map(headlineOf));
}
const frame = () => page.frameLocator('iframe');
const log = () => page.getByRole('list', { name: 'Historial' }).getByRole('listitem');

describe('an activity made in the visual editor (P-06)', () => {
  test('P-06 opens the story in a frame, selects its headline by pointing, and shows another text at once', async () => {
    await page.getByRole('link', { name: 'Experiments', exact: true }).click();
    await page.getByRole('link', { name: 'Experiment nou' }).click();
    await page.getByLabel('Pàgina', { exact: true }).fill(site.server.origin + STORY); // as pasted
    await page.getByRole('button', { name: 'Obre-la' }).click();
    // The headline is in view before a press of it selects: on a busy machine, seconds before.
    const isSelected = async () => {
      await frame().locator('h1', { hasText: before }).click();
      return page.getByText('Titular de la notícia').isVisible();
    };
    await expect.poll(isSelected, { interval: 500 }).toBe(true);
    await page.getByLabel('Text nou').fill(NEW);
    await page.getByRole('button', { name: 'Desa l’esborrany' }).click();
    await page.getByText('Has començat un canvi i no l’has afegit').waitFor();
    await page.getByRole('button', { name: 'Afegeix el canvi' }).click();
    await frame().locator('h1', { hasText: NEW }).waitFor();
    expect(await page.getByLabel('Pàgines on passa, una per línia').inputValue()).toBe('/noticia/3010/*');
    // An element that is no slot is located by its position: from an ancestor without an index, and by no generated
    // class.
    await frame().locator('header a').first().click();
    const selector = await page.getByLabel('Selector').inputValue();
    expect(selector).toMatch(/^[^:.]+(?: > [^.]+)?$/);
    expect(await frame().locator(selector).count()).toBe(1);
    await page.getByRole('button', { name: 'Deixa-ho estar' }).click();
  });

  test('P-06 shows another size, place and order in the frame at once, and undoes them', async () => {
    const paragraphs = frame()
      .locator('article p:not([data-slot])')
      .filter({ hasText: /.{120}/ });
    const [first, second] = [paragraphs.nth(0), paragraphs.nth(1)];
    const words = (await second.textContent()) ?? '';
    const drawn = (what: 'top' | 'height') => first.evaluate((element, name) => getComputedStyle(element)[name], what);
    const before = await drawn('height');
    const begin = async (kind: string, element = first) => {
      await element.click();
      await page.getByText(kind, { exact: true }).click();
    };
    const add = () => page.getByRole('button', { name: 'Afegeix el canvi' }).click();
    await begin('Canvia’n la mida');
    await page.getByLabel('Alçada (px)').fill('321');
    await add();
    await expect.poll(() => drawn('height')).toBe('321px');
    await begin('Mou-lo');
    await page.getByLabel('Cap avall (px)').fill('7');
    await add();
    await expect.poll(() => drawn('top')).toBe('7px');
    await begin('Canvia’n l’ordre', second);
    const place = Number(await page.getByLabel('Lloc nou').inputValue());
    await page.getByLabel('Lloc nou').fill(String(place - 1));
    await add();
    await expect.poll(() => first.textContent()).toBe(words);
    const changes = page.getByRole('button', { name: /^Treu el canvi: (?:Posició|Mida|Ordre)/ });
    for (let left = 3; left > 0; left--) {
      await expect.poll(() => changes.count()).toBe(left);
      await changes.last().click();
    }
    await expect.poll(() => drawn('height')).toBe(before);
    expect(await second.textContent()).toBe(words);
  });

  test('P-06 W-13 selects an element with the keyboard alone, and Tab leaves the page', async () => {
    await frame().locator('body').focus();
    const focused = () => frame().locator(':focus');
    const isHeadline = async () => (await focused().getAttribute('data-slot')) === 'story.title';
    for (let i = 0; i < 40 && !(await isHeadline()); i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Titular de la notícia', { exact: true }).waitFor();
    expect(await page.getByLabel('Text nou').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Deixa-ho estar' }).click();
    await frame().locator('h1').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe');
  });

  test('P-06 warns before unsaved changes are left', async () => {
    await page.getByRole('link', { name: 'Resum', exact: true }).click();
    await page.getByRole('heading', { name: 'Hi ha canvis sense desar' }).waitFor();
    await page.getByRole('button', { name: 'Continua editant' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Hi ha canvis sense desar' }).isVisible()).toBe(false);
    expect(await page.getByLabel('Pàgines on passa, una per línia').inputValue()).toBe('/noticia/3010/*');
  });

  test('P-06 shows the page unchanged for the control', async () => {
    // The control is the unchanged page.
    await page.getByText(/^Versió actual/).click();
    await frame().locator('h1', { hasText: before }).waitFor();
  });

  test('P-06 measures and stores nothing in the framed page, which only our studio may frame', async () => {
    const inside = page.frames().find((one) => one.url().includes('tria='));
    expect(await inside?.evaluate(() => [document.scripts.length, 'digitalData' in window])).toEqual([1, false]);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('sintonia_') || name.startsWith('AMCV'))).toEqual([]);
    const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy');
    expect(await policyOf(inside?.url() ?? '')).toContain("frame-ancestors 'self'");
    expect(await policyOf(`${url}?tria=fals`)).toContain("frame-ancestors 'none'");
  });

  test('P-06 names missing fields, then saves a draft that no visitor gets', async () => {
    await page.getByRole('button', { name: 'Desa l’esborrany' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('Posa-hi un nom.');
    await page.getByLabel('Nom', { exact: true }).fill('Titular de prova');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Desa l’esborrany' }).click();
    await page.getByRole('heading', { name: 'Titular de prova', level: 1 }).waitFor();
    await page.getByText('Esborrany', { exact: true }).waitFor();
    expect(await headlinesSent()).toEqual(new Set([before]));
  });

  test('P-06 shows the draft in this browser only during a preview session, from page to page, until it is ended', async () => {
    const links = page.getByRole('link', { name: 'Prova-la en aquest navegador' });
    const trialUrl = (await links.last().getAttribute('href')) ?? '';
    const endUrl = (await page.getByRole('link', { name: 'Acaba la prova' }).getAttribute('href')) ?? '';
    const { page: tried } = await newVisit(site.browser, site.server.origin);
    const hits: string[] = [];
    tried.on('request', (request) => request.url().includes('variant=') && hits.push(request.url()));
    const headline = async (address: string) => {
      await tried.goto(address);
      return tried.locator('h1').textContent();
    };
    expect(await headline(trialUrl)).toBe(NEW);
    expect(await headline(url)).toBe(NEW);
    const notice = tried.getByRole('complementary', { name: 'Prova d’un experiment' });
    await notice.getByText('Prova de l’experiment «Titular de prova»').waitFor();
    await headline(site.server.origin);
    await notice.getByText('que no canvia aquesta pàgina').waitFor();
    await tried.goto(url);
    await notice.getByRole('link', { name: 'Surt de la prova' }).click();
    await tried.waitForURL(/[?&]prova=fi/);
    expect(await headline(url)).toBe(before);
    await headline(trialUrl);
    await headline(endUrl);
    expect(await headline(url)).toBe(before);
    expect(await notice.count()).toBe(0);
    expect(hits).toEqual([]);
    await tried.context().close();
  });

  test('P-06 P-07 sends some visitors the other headline in the HTML after the start, and logs the person', async () => {
    await page.getByRole('button', { name: 'Engega’l' }).click();
    await page.getByText('En marxa', { exact: true }).waitFor();
    expect(await headlinesSent()).toEqual(new Set([before, NEW]));
    expect(headlineOf(await storyAs(''))).toBe(before);
    expect(await log().first().textContent()).toContain('analista@tramuntana.example l’engega');
    expect(await log().count()).toBe(2);
  });

  test('P-06 marks another live activity in the same place in the list', async () => {
    const answer = await page.request.get(`${site.server.origin}/api/activities`);
    const list = (await answer.json()) as ActivityList; // cast: type of this path's contract
    const made = list.find(({ name }) => name === 'Titular de prova');
    const { warnings: _, id: __, version: ___, ...draft } = made ?? { warnings: [], id: '', version: 0 };
    await page.request.post(`${site.server.origin}/api/activities`, {
      headers: { origin: site.server.origin },
      data: { ...draft, name: 'El mateix titular', priority: 1 },
    });
    await page.getByRole('link', { name: 'Experiments', exact: true }).click();
    await page.getByText('Coincideix amb «Titular de prova» al mateix lloc. Es veu l’altre').waitFor();
    await page.getByRole('link', { name: 'Titular de prova' }).click();
  });

  test('P-06 sends everybody the unchanged page while paused', async () => {
    await page.getByRole('button', { name: 'Posa’l en pausa' }).click();
    await page.getByText('En pausa', { exact: true }).waitFor();
    expect(await headlinesSent()).toEqual(new Set([before]));
    expect(await log().first().textContent()).toContain('el posa en pausa');
  });

  test('P-06 stops only after a confirmation, and then allows no more changes', async () => {
    await page.getByRole('button', { name: 'Atura’l' }).click();
    await page.getByRole('button', { name: 'Sí, atura’l' }).click();
    await page.getByText('Aturat', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Edita' }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('P-06 a copy of it is edited and saved as another draft', async () => {
    await page.getByRole('link', { name: 'Duplica’l' }).click();
    await frame().locator('h1', { hasText: NEW }).waitFor();
    expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Titular de prova (còpia)');
    await page.getByRole('button', { name: 'Desa l’esborrany' }).click();
    await page.getByRole('heading', { name: 'Titular de prova (còpia)', level: 1 }).waitFor();
    await page.getByText('Esborrany', { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
  });
});
