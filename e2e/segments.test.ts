/** Segments of the studio's bar, and the analyses of «Explora», against manual counts. */
import { DAY_MS } from '@sintonia/contracts';
import { localVisitorId } from '@sintonia/wire';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { yesterdayNoonMs } from './support/civil-days.ts';
import { collectLines } from './support/collect-lines.ts';
import { newVisit, openHeadlessShell } from './support/open-browser.ts';
import { pageViewLine } from './support/page-view-line.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { signIn } from './support/studio.ts';
import { COMPUTER, PHONE } from './support/user-agents.ts';
import { whenStored } from './support/when-stored.ts';

/** Four of six people have a phone; all view the home page, four then the weather. */
const PEOPLE = 6;
const PHONES = 4;
const ON_TO_WEATHER = 4;
/** The day before: three people, of whom one goes on to the weather. */
const BEFORE = { people: 3, onToWeather: 1 };

let server: RunningServer;
let browser: Browser;
let page: Page;
let pageErrors: string[];

const at = (path: string) => `${server.origin}/estudi/${path}`;
const figure = (name: string) =>
  page
    .getByRole('list', { name: 'Xifres del període' })
    .getByRole('button')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('data');
const pageIs = (value: string) => JSON.stringify({ is: 'equals', dimension: 'page', value });

beforeAll(async () => {
  server = await startServer();
  const noonMs = yesterdayNoonMs();
  for (let i = 0; i < PEOPLE; i++) {
    const visitorId = localVisitorId(Math.random);
    const of = (name: string, section: string, minute: number) =>
      pageViewLine(server.origin, {
        visitorId,
        page: name,
        section,
        atMs: noonMs + minute * 60_000 + i,
        nth: i * 10 + minute,
      });
    const lines = [of('Portada', 'portada', 0), ...(i < ON_TO_WEATHER ? [of('El temps', 'temps', 1)] : [])];
    const sent = await collectLines(server.origin, lines, i < PHONES ? PHONE : COMPUTER);
    expect(sent).toMatchObject({ kept: lines.length, rejected: [] });
  }
  for (let i = 0; i < BEFORE.people; i++) {
    const visitorId = localVisitorId(Math.random);
    const of = (name: string, section: string, minute: number) =>
      pageViewLine(server.origin, {
        ...{ visitorId, page: name, section, atMs: noonMs - DAY_MS + minute * 60_000 + i, nth: 500 + i * 10 + minute },
      });
    const lines = [of('Portada', 'portada', 0), ...(i < BEFORE.onToWeather ? [of('El temps', 'temps', 1)] : [])];
    expect(await collectLines(server.origin, lines, COMPUTER)).toMatchObject({ kept: lines.length });
  }
  await whenStored(server.origin);
  browser = await openHeadlessShell();
  ({ page, pageErrors } = await newVisit(browser, server.origin));
  await signIn(page, server.origin);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('segments', () => {
  test('R-18 a segment shows its size while it is built, is saved, and holds on every screen of queries', async () => {
    await page.goto(at('contingut?periode=ahir&compara=cap'));
    await expect.poll(() => figure('Visitants').getAttribute('value')).toBe(String(PEOPLE));
    await page.getByRole('button', { name: 'Segments: Tothom' }).click();
    await page.getByRole('button', { name: 'Segment nou' }).click();
    const editor = page.getByRole('dialog', { name: 'Segment nou' });
    await editor.getByRole('button', { name: /^Dispositiu/ }).click();
    await editor.getByLabel('Valor de «Dispositiu»').selectOption('mobile');
    const size = editor.getByRole('status', { name: 'Mida del segment' });
    await expect.poll(() => size.locator('data').first().getAttribute('value')).toBe(String(PHONES));
    expect(await axeFindings(page)).toEqual([]);
    await editor.getByLabel('Nom', { exact: true }).fill('Amb mòbil');
    await editor.getByRole('button', { name: 'Desa i fes-lo servir' }).click();
    await editor.waitFor({ state: 'detached' });
    await expect.poll(() => figure('Visitants').getAttribute('value')).toBe(String(PHONES));

    await page.getByRole('navigation', { name: 'Navegació' }).getByRole('link', { name: 'Resum' }).click();
    await page.getByRole('heading', { name: 'Resum', level: 1 }).waitFor();
    await expect.poll(() => figure('Visitants').getAttribute('value')).toBe(String(PHONES));

    await page.getByRole('button', { name: 'Segments: Amb mòbil' }).click();
    await page.getByRole('checkbox', { name: 'Amb mòbil' }).click();
    await page.getByRole('button', { name: 'Segments: Tothom' }).waitFor();
  });
});

describe('analyses', () => {
  test('R-12 R-01 R-09 a funnel counts visits by step, and a step opens its visits', async () => {
    const steps = new URLSearchParams(['Portada', 'El temps'].map((name) => ['pas', pageIs(name)]));
    await page.goto(at(`explora/embut?periode=ahir&${steps}`));
    const bars = page.getByRole('region', { name: 'Resultat' }).locator('data');
    await expect
      .poll(() => bars.evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
      .toEqual([String(PEOPLE), String(ON_TO_WEATHER)]);
    await page
      .getByRole('region', { name: 'Resultat' })
      .getByRole('button', { name: /Pas 2.*és El temps/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Pas 2' });
    await expect.poll(() => sheet.getByRole('row').count()).toBe(1 + ON_TO_WEATHER);
    await page.keyboard.press('Escape');
    expect(await axeFindings(page)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/funnel.png` });
    const [first, second] = await page
      .getByRole('region', { name: 'Resultat' })
      .getByRole('button', { name: /^Pas/ })
      .all();
    expect(await first?.textContent()).toContain(`abans ${BEFORE.people}`);
    expect(await second?.textContent()).toContain(`abans ${BEFORE.onToWeather} (33,3`);
    await page.getByLabel('Comparació', { exact: true }).selectOption('cap');
    await expect.poll(() => first?.textContent()).not.toContain('abans');
  });

  test('R-12 R-01 a flow shows what follows a page within the visit', async () => {
    await page.goto(at('explora/recorregut?periode=ahir&valor=Portada&passes=1'));
    const after = page.getByRole('region', { name: 'Just després' });
    await after.getByRole('button', { name: new RegExp(`^El temps: ${ON_TO_WEATHER}, `) }).waitFor();
    await after.getByRole('button', { name: 'El temps', exact: true }).click();
    await page.getByRole('button', { name: 'Posa-ho al mig' }).click();
    const middle = page.getByRole('region', { name: 'El temps', exact: true });
    await middle.getByText(`abans ${BEFORE.onToWeather}`).waitFor();
    const before = page.getByRole('region', { name: 'Just abans' });
    await before.getByRole('button', { name: new RegExp(`^Portada: ${ON_TO_WEATHER}, `) }).waitFor();
  });

  test('R-12 R-01 a value of a flow has the menu of a row: without its visits, its page, another breakdown', async () => {
    const after = page.getByRole('region', { name: 'Just després' });
    const open = async () => {
      await page.goto(at('explora/recorregut?periode=ahir&valor=Portada&passes=1'));
      await after.getByRole('button', { name: 'El temps', exact: true }).click();
    };
    await open();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sense això' }).click();
    await page.getByRole('button', { name: 'Segments: Visites sense «El temps»' }).waitFor();
    await after
      .getByRole('button', { name: `La visita acaba: ${PEOPLE - ON_TO_WEATHER}, 100,0 %. Obre’n les files` })
      .waitFor();
    await open();
    await page.getByRole('button', { name: 'Només això' }).click();
    await after.getByRole('button', { name: new RegExp(`^El temps: ${ON_TO_WEATHER}, 100`) }).waitFor();
    await open();
    await page.getByRole('searchbox', { name: 'Busca a la llista' }).fill('dispositiu');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Explora', level: 1 }).waitFor();
    const search = new URL(page.url()).searchParams;
    expect([search.get('dimensions'), search.getAll('filtre')]).toEqual(['page,device', ['page=El temps']]);
    await open();
    await page.getByRole('link', { name: 'Obre’n la fitxa' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/estudi/fitxa/pagina');
  });

  test('R-12 R-01 retention counts the visitors of each week', async () => {
    await page.goto(at('explora/retencio?periode=ahir'));
    await page.getByRole('button', { name: new RegExp(`La mateixa setmana: ${PEOPLE} visitants`) }).waitFor();
    await page.getByText(`abans ${BEFORE.people}`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
