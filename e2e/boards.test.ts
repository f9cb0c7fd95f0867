/** The studio's screens built from presets: figures, curve and tables, each of which opens in «Explora». */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsInEveryView } from './support/every-view.ts';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';
import { begin, isWatched, newViewer, openPlayer } from './support/viewer.ts';
import { whenStored } from './support/when-stored.ts';

const BOARDS = [
  { path: 'contingut', title: 'Contingut', figure: 'Pàgines vistes', tables: 9, folded: 7 },
  { path: 'video-i-audio', title: 'Vídeo i àudio', figure: 'Reproduccions', tables: 6, folded: 6 },
  { path: 'anuncis', title: 'Anuncis', figure: 'Anuncis començats', tables: 5, folded: 2 },
  { path: 'qualitat', title: 'Qualitat', figure: 'Intents de reproducció', tables: 5, folded: 7 },
] as const;

/** Loading texts, in both languages. */
const LOADING = /Carregant…|Loading…/;

const site = useLightSite();
let page: Page;
let pageErrors: string[];

const figureOf = async (name: string): Promise<number> =>
  Number(
    await page
      .getByRole('list', { name: 'Xifres del període' })
      .getByRole('button')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('data')
      .getAttribute('value'),
  );
const opened = async ({ path, title, tables }: (typeof BOARDS)[number]) => {
  await page.goto(`${site.server.origin}/estudi/${path}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Obre a Explora · / }).count()).toBe(tables);
  await page.getByRole('list', { name: 'Xifres del període' }).waitFor();
  await expect.poll(() => page.locator('main [role=status]').filter({ hasText: LOADING }).count()).toBe(0);
};

beforeAll(async () => {
  const viewer = await newViewer(site.browser, site.server.origin, 'Accepta-ho tot');
  await viewer.goto(`${site.server.origin}/noticies/`);
  const player = await openPlayer(viewer, `${site.server.origin}/video/1001/`);
  const watched = isWatched(viewer);
  await begin(player);
  await watched;
  await viewer.context().close();
  await whenStored(site.server.origin);
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
});

describe('screens of presets', () => {
  for (const board of BOARDS) {
    test(`R-01 R-02 «${board.title}» shows an answer to each of its queries`, async () => {
      await opened(board);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.getByText('Aquesta consulta no es pot calcular').count()).toBe(0);
      const folded = page.locator('main details > summary').filter({ has: page.getByRole('heading', { level: 2 }) });
      expect(await folded.count()).toBe(board.folded);
      for (const name of await folded.all()) await name.click();
      await expect
        .poll(() => page.getByRole('link', { name: /^Obre a Explora · / }).count())
        .toBe(board.tables + board.folded);
      await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
      expect(await page.getByText('Aquesta consulta no es pot calcular').count()).toBe(0);
      const figure = await figureOf(board.figure);
      if (board.path === 'anuncis') expect(figure).toBe(0);
      else expect(figure).toBeGreaterThan(0);
    });
  }

  test('R-01 figures of the period do not wait for those of the period before', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let held = 0;
    await page.route('**/api/v1/reports/query', async (route) => {
      if (route.request().postData()?.includes('"comparison"')) {
        held++;
        await released;
      }
      await route.continue();
    });
    await page.goto(`${site.server.origin}/estudi/contingut?periode=28d`);
    const figures = page.getByRole('list', { name: 'Xifres del període' });
    const before = figures.getByText(/^abans/).locator('visible=true');
    const pageviews = await figureOf('Pàgines vistes');
    expect(pageviews).toBeGreaterThan(0);
    await expect.poll(() => held).toBeGreaterThan(0);
    expect(await figures.getAttribute('aria-busy')).toBe('false');
    expect(await before.count()).toBe(0);
    const { height } = (await figures.boundingBox()) ?? {};
    release();
    await expect.poll(() => before.count()).toBeGreaterThan(0);
    await page.unroute('**/api/v1/reports/query');
    expect(await figureOf('Pàgines vistes')).toBe(pageviews);
    expect((await figures.boundingBox())?.height).toBe(height);
  });

  test('R-09 a figure opens its basis, and a table opens in «Explora» with the same query and total', async () => {
    await page.goto(`${site.server.origin}/estudi/contingut?compara=cap`);
    const pageviews = await figureOf('Pàgines vistes');
    await page.getByRole('list', { name: 'Xifres del període' }).getByRole('button').first().click();
    await page.getByRole('dialog', { name: 'Pàgines vistes' }).getByText('Versió de la definició').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Obre a Explora · Seccions' }).click();
    await page.getByRole('heading', { name: 'Explora', level: 1 }).waitFor();
    const total = page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^Total/ }) });
    await expect.poll(() => total.locator('data').first().getAttribute('value')).toBe(String(pageviews));
    expect(new URL(page.url()).searchParams.get('dimensions')).toBe('section');
    expect(new URL(page.url()).searchParams.get('compara')).toBe('cap');
    await page.goBack();
    await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
  });

  test('R-01 a row filters every figure of its screen, and its filter is removed again', async () => {
    await page.goto(`${site.server.origin}/estudi/contingut?periode=7d`);
    const sections = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Seccions', exact: true }) });
    const row = sections.getByRole('row').filter({ has: page.getByRole('button', { name: /^Notícies: / }) });
    const ofRow = Number(await row.locator('data').first().getAttribute('value'));
    const all = await figureOf('Pàgines vistes');
    expect(ofRow).toBeGreaterThan(0);
    expect(ofRow).toBeLessThan(all);
    await row.getByRole('button', { name: /^Notícies: / }).click();
    await page.getByRole('button', { name: 'Només això' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('filtre')).toEqual(['section=noticies']);
    await expect.poll(() => figureOf('Pàgines vistes')).toBe(ofRow);
    expect(new URL(page.url()).pathname).toBe('/estudi/contingut');
    await page.getByRole('button', { name: /^Treu el filtre «Secció: Notícies»/ }).click();
    await expect.poll(() => figureOf('Pàgines vistes')).toBe(all);
    expect(new URL(page.url()).searchParams.has('filtre')).toBe(false);
  });

  test('R-01 R-14 a row of the page of a section filters that page, and its breakdown is a query of «Explora»', async () => {
    await page.goto(`${site.server.origin}/estudi/fitxa/seccio?periode=7d&de=noticies`);
    const devices = page.getByRole('region', { name: 'Amb quins dispositius' });
    const row = devices.getByRole('row').filter({ has: page.getByRole('button', { name: /^Ordinador: / }) });
    await row.first().waitFor();
    const all = await figureOf('Pàgines vistes');
    const ofRow = Number(await row.first().locator('data').first().getAttribute('value'));
    await row
      .first()
      .getByRole('button', { name: /^Ordinador: / })
      .click();
    await page.getByRole('button', { name: 'Sense això' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('filtre')).toEqual(['device!=desktop']);
    expect(new URL(page.url()).pathname).toBe('/estudi/fitxa/seccio');
    await expect.poll(() => figureOf('Pàgines vistes')).toBe(all - ofRow);
    await page.goBack();
    await expect.poll(() => figureOf('Pàgines vistes')).toBe(all);
    await row
      .first()
      .getByRole('button', { name: /^Ordinador: / })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pàgina / })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/estudi/explora');
    expect(new URL(page.url()).searchParams.getAll('filtre')).toEqual(['section=noticies', 'device=desktop']);
  });

  test('R-01 any screen is filtered by any value, chosen by keyboard only; a link to another screen leaves the filter', async () => {
    for (const path of ['contingut', 'explora/recorregut', 'explora/retencio', 'resum']) {
      await page.goto(`${site.server.origin}/estudi/${path}?periode=7d`);
      await page.getByRole('button', { name: 'Afegeix un filtre' }).press('Enter');
      await page.getByRole('searchbox', { name: 'Busca a la llista' }).fill('dispositiu');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('searchbox', { name: 'Valor: Dispositiu' }).fill('ordinador');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Treu el filtre «Dispositiu: Ordinador»' }).waitFor();
      expect(new URL(page.url()).searchParams.getAll('filtre'), path).toEqual(['device=desktop']);
    }
    await page.getByRole('navigation', { name: 'Navegació' }).getByRole('link', { name: 'Contingut' }).click();
    await page.getByRole('heading', { name: 'Contingut', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('?periode=7d');
  });

  test('R-01 back and forward restore a funnel', async () => {
    await page.goto(`${site.server.origin}/estudi/explora/embut?periode=7d`);
    const within = page.getByLabel('Dins de què');
    await within.selectOption('3600');
    await expect.poll(() => new URL(page.url()).searchParams.get('dins')).toBe('3600');
    await page.goBack();
    await expect.poll(() => within.inputValue()).toBe('visit');
    await page.goForward();
    await expect.poll(() => within.inputValue()).toBe('3600');
  });

  test('R-01 figures that nothing has refreshed say how old they are', async () => {
    const { page: idle } = await newVisit(site.browser, site.server.origin);
    await signIn(idle, site.server.origin);
    const data = {
      name: 'Qui torna',
      path: '/explora/retencio?periode=7d',
      isPinned: true,
      analysis: { kind: 'retention', query: { period: 'last7Days' } },
    };
    await idle.request.post(`${site.server.origin}/api/saved-views`, {
      data,
      headers: { origin: site.server.origin },
    });
    await idle.clock.install();
    for (const path of ['explora/retencio', 'explora/al-llarg', 'tauler']) {
      await idle.goto(`${site.server.origin}/estudi/${path}?periode=7d`);
      await idle.getByText(/^Dades de les \d\d:\d\d/).waitFor();
      await idle.clock.fastForward('05:00');
      await idle.getByText(/^Dades de fa [56] min: hi pot faltar/).waitFor();
      await idle.getByRole('button', { name: 'Actualitza', exact: true }).click();
      await idle.getByText(/^Dades de les \d\d:\d\d/).waitFor();
    }
    await idle.goto(`${site.server.origin}/estudi/explora?periode=7d&per=day`);
    await idle.getByText(/^Dades de les \d\d:\d\d/).waitFor();
    await idle.getByRole('slider', { name: 'Part del gràfic' }).waitFor();
    await idle.route('**/api/v1/reports/query', (route) => route.abort());
    await idle.clock.fastForward('05:00');
    const marks = idle.getByText(/^Dades de fa [56] min: hi pot faltar/);
    await expect.poll(() => marks.count()).toBe(2); // of the curve and of the table
    await idle.context().close();
  });

  test('R-01 leaves out what a filter cannot be applied to, and says so', async () => {
    await page.goto(`${site.server.origin}/estudi/video-i-audio?periode=7d&filtre=adName%3Dcap`);
    await page.getByText(/^Fora de la pantalla, perquè aquest filtre no s’hi pot aplicar: /).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('R-01 stores the step in the address; an empty screen explains how to get figures', async () => {
    await page.goto(`${site.server.origin}/estudi/contingut?periode=7d`);
    await page.getByLabel('Granularitat').selectOption('hour');
    await expect.poll(() => new URL(page.url()).searchParams.get('per')).toBe('hour');
    await page.goto(`${site.server.origin}/estudi/anuncis`);
    await page.getByText('S’omplirà amb el primer anunci que surti en un vídeo.').first().waitFor();
  });

  test('V-08 «Anuncis» shows each promise of the contract, its limit, and how often it was kept and broken', async () => {
    await page.goto(`${site.server.origin}/estudi/anuncis?periode=7d`);
    const promises = page.getByRole('table', { name: 'El contracte amb els espectadors' });
    await promises.getByText('El mateix anunci no es repeteix massa').waitFor();
    expect(await promises.locator('tbody').getByRole('row').count()).toBe(5);
    const [, limit, kept, broken] = await promises
      .getByRole('row', { name: /El mateix anunci/ })
      .getByRole('cell')
      .allTextContents();
    expect(limit).toMatch(/cops? per espectador i hora/);
    expect([kept, broken]).toEqual(['0', '0']);
    await promises.getByRole('button', { name: 'El mateix anunci no es repeteix massa: S’ha complert: 0' }).click();
    const sheet = page.getByRole('dialog', { name: 'El mateix anunci no es repeteix massa: S’ha complert' });
    await sheet.getByText(/^Anuncis que el servidor ha deixat fora d’una pausa/).waitFor();
    await sheet.getByText('Sentència SQL').click();
    await sheet.getByText(/from "ad_promise_quarter"/).waitFor();
  });

  test('R-01 a chart names the metrics that it leaves out, and why', async () => {
    await page.goto(
      `${site.server.origin}/estudi/explora?mesures=pageviews,visitors,visits,entries,bounceRate&dimensions=&per=day&periode=7d`,
    );
    await page.getByText(/perquè es mesura en una altra unitat\. .*tres línies com a molt/).waitFor();
    // Before the first visit there is nothing: hatched, and the line does not come from zero.
    await page.locator('figure rect[data-empty]').first().waitFor();
  });

  test('W-13 on a phone the strip of screens begins with the current one in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.server.origin}/estudi/equip`);
    const current = page.getByRole('navigation', { name: 'Navegació' }).locator('[aria-current="page"]');
    await current.waitFor();
    await expect
      .poll(() => current.evaluate((link) => link.getBoundingClientRect().right))
      .toSatisfy((right: number) => right > 0 && right <= 390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('W-13 has no axe findings and no overflow in any theme, width and language', async () => {
    const findings: string[] = [];
    for (const { path, tables } of BOARDS) {
      findings.push(
        ...(await problemsInEveryView(
          page,
          `${site.server.origin}/estudi/${path}`,
          async (studio) => {
            await expect.poll(() => studio.locator('main a[href*="/estudi/explora?"]').count()).toBeGreaterThan(tables);
            await expect.poll(() => studio.locator('main [role=status]').filter({ hasText: LOADING }).count()).toBe(0);
            await expect.poll(() => studio.locator('main [aria-busy=true]').count()).toBe(0);
          },
          path,
        )),
      );
    }
    expect(findings).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
