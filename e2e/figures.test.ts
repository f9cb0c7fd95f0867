/** Figures of the studio: each opens, and equals the answer of the query model. */

import { readFile } from 'node:fs/promises';
import { HOUR_MS, ReportRows, StudioChannels } from '@sintonia/contracts';
import { type SimulatedSite, simulateAudience } from '@sintonia/simulator';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { askReport } from './support/ask-report.ts';
import { yesterdayNoonMs } from './support/civil-days.ts';
import { collectLines } from './support/collect-lines.ts';
import { newVisit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';
import { whenStored } from './support/when-stored.ts';

/** Loading texts. */
const LOADING = /Carregant…/;

/** Elements in `main` with a number that opens nothing, and why. */
const WITHOUT_SHEET: Readonly<Record<string, string>> = {
  '[class*=worth]': 'Minutes for each visit: a quotient of the screen, whose two parts open below it.',
  '[aria-label="Mida del segment"]': 'Size of a segment that is being written.',
};

const site = useLightSite();
let page: Page;
let cookie: string;
let simulated: SimulatedSite;

/** Sends what some people did until an instant, and waits until reports contain it. */
async function sendAudience(people: number, seed: number, fromMs: number, untilMs: number): Promise<void> {
  const { lines } = await simulateAudience(simulated, { seed, people, fromMs, untilMs });
  await collectLines(
    site.server.origin,
    lines.map(({ line }) => line),
  );
  await whenStored(site.server.origin);
}

/** Pages, videos and the live signal of the first channel, in yesterday's afternoon. */
beforeAll(async () => {
  const { origin } = site.server;
  cookie = await staffCookie(origin);
  const found = await fetch(`${origin}/api/site/channels`, { headers: { cookie } });
  const channel = StudioChannels.parse(await found.json())[0]?.slug ?? '';
  const video = (id: number, lengthS: number) => ({
    ...{
      path: `/video/${id}/`,
      layer: { pageName: `video/${id}` },
      id: String(id),
      name: `Cims ${id}`,
      lengthS,
      channel,
    },
  });
  simulated = {
    origin,
    organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    reportSuite: 'tramuntana-dev',
    heartbeatServer: `${new URL(origin).host}/hb`,
    pages: ['/', '/noticies/', '/programes/'].map((path) => ({ path, layer: { pageName: path } })),
    videos: [video(1001, 36), video(1002, 36), { ...video(1, 0), streamType: 'live' }],
  };
  const fromMs = yesterdayNoonMs();
  await sendAudience(90, 20_261_124, fromMs, fromMs + 6 * HOUR_MS);
  ({ page } = await newVisit(site.browser, origin));
  await signIn(page, origin);
}, 240_000);

const open = async (path: string) => {
  await page.goto(`${site.server.origin}/estudi/${path}`);
  await expect.poll(() => page.locator('main [role=status]').filter({ hasText: LOADING }).count()).toBe(0);
};

const totalOf = async (query: object, metric: string): Promise<number | null> =>
  (await askReport(site.server.origin, cookie, { ...query, metrics: [metric] })).totals[metric] ?? null;

/** The sheet closes by going back in the history: a page that is opened meanwhile would be left again. */
async function closeSheet() {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Presses a figure: its number on the screen, the number in its sheet, and the query of the sheet. */
async function pressed(figure: ReturnType<Page['locator']>) {
  const value = Number(await figure.locator('data').getAttribute('value'));
  const text = (await figure.locator('data').textContent())?.trim();
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/v1/reports/query'));
  await figure.click();
  const query = (await asked).postDataJSON() as { metrics: [string] }; // cast: the studio's own request
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Versió de la definició').waitFor();
  const shown = (await sheet.locator('p').first().textContent())?.trim();
  await closeSheet();
  return { value, text, shown, query };
}

describe('figures of the studio', () => {
  test('R-09 a tile of «Resum», its sheet and the API have the same number', async () => {
    await open('resum?periode=ahir&compara=cap');
    const tiles = page.getByRole('list', { name: 'Xifres del període' }).locator('button[aria-haspopup=dialog]');
    await expect.poll(() => tiles.count()).toBe(8);
    for (let i = 0; i < 8; i++) {
      const { value, text, shown, query } = await pressed(tiles.nth(i));
      expect(value, text).toBeGreaterThan(0);
      expect(shown).toBe(text);
      expect(await totalOf({ period: 'yesterday' }, query.metrics[0])).toBeCloseTo(value, 6);
    }
  });

  test('R-09 the pages and videos of «Resum» open with the same number, which is the API’s', async () => {
    await open('resum?periode=ahir&compara=cap');
    for (const [table, dimension, metrics] of [
      ['Pàgines més vistes', 'page', ['pageviews', 'entries']],
      ['Vídeos i àudios més reproduïts', 'title', ['mediaStarts', 'completionRate']],
    ] as const) {
      const row = page
        .getByRole('region', { name: table })
        .getByRole('grid')
        // A live channel has no completion rate.
        .locator('tbody tr:has(button[data-cell][title]):not(:has(data[value=""]))');
      await row.first().waitFor();
      const value = (await row.first().locator('button[data-cell][title]').first().getAttribute('title')) ?? '';
      const figures = row.first().locator('button[aria-haspopup=dialog]:has(data)');
      for (const [place, metric] of [
        [0, metrics[0]],
        [4, metrics[1]],
      ] as const) {
        const figure = figures.nth(place);
        const number = Number(await figure.locator('data').getAttribute('value'));
        const text = (await figure.locator('data').textContent())?.trim();
        await figure.click();
        const sheet = page.getByRole('dialog');
        await sheet.getByText('Versió de la definició').waitFor();
        expect((await sheet.locator('p').first().textContent())?.trim(), metric).toBe(text);
        await closeSheet();
        const filter = { is: 'equals', dimension, value };
        expect(await totalOf({ period: 'yesterday', filter }, metric)).toBeCloseTo(number, 6);
      }
    }
  });

  test('R-09 a figure of «Emissions», its sheet and the API have the same number', async () => {
    const yesterday = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Madrid' }).format(
      Date.now() - 86_400_000,
    );
    await open(`emissions?dia=${yesterday}`);
    const row = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.locator('button[aria-haspopup=dialog]') });
    await row.first().waitFor();
    const counts = await row.evaluateAll((found) =>
      found.map((one) => Number(one.querySelector('data')?.getAttribute('value') ?? 0)),
    );
    const most = counts.indexOf(Math.max(...counts));
    const figures = row.nth(most).locator('button[aria-haspopup=dialog]');
    expect(await figures.count()).toBeGreaterThan(2);
    for (let i = 0; i < 3; i++) {
      const { value, query } = await pressed(figures.nth(i));
      expect(value).toBeGreaterThan(0);
      expect(await totalOf(query, query.metrics[0])).toBeCloseTo(value, 6);
    }
  });

  test('R-14 «Emissions» is filtered by a property of the viewings, and a broadcast is broken down by another', async () => {
    const yesterday = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Madrid' }).format(
      Date.now() - 86_400_000,
    );
    const means = async (filter: string) => {
      await open(`emissions?dia=${yesterday}${filter}`);
      const cells = page.getByRole('table').locator('tbody tr > td:nth-child(3)');
      await cells.first().waitFor();
      return cells.evaluateAll((all) =>
        all.map((cell) => Number(cell.querySelector('data')?.getAttribute('value') ?? 0)),
      );
    };
    const whole = await means('');
    const phones = await means('&filtre=device%3Dmobile');
    const others = await means('&filtre=device!%3Dmobile');
    await page.getByRole('button', { name: /^Treu el filtre «Dispositiu/ }).waitFor();
    expect(Math.max(...others)).toBeGreaterThan(0);
    whole.forEach((mean, i) => {
      expect((phones[i] ?? 0) + (others[i] ?? 0)).toBeCloseTo(mean, 6);
    });
    const breakDown = async () => {
      await page.getByRole('button', { name: 'Desglossa per…' }).click();
      await page.getByRole('searchbox', { name: 'Busca a la llista' }).fill('navegador');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Explora', level: 1 }).waitFor();
      const address = new URL(page.url()).searchParams;
      expect([address.get('dimensions'), address.get('periode')]).toEqual(['browser', `${yesterday}..${yesterday}`]);
      return Number(await page.getByRole('grid').locator('tbody data').first().getAttribute('value'));
    };
    await means('');
    const ofDay = await breakDown();
    await means('');
    await page
      .getByRole('table')
      .getByRole('link')
      .nth(whole.indexOf(Math.max(...whole)))
      .click();
    await page.getByRole('link', { name: 'Tot el dia' }).waitFor();
    const ofBroadcast = await breakDown();
    expect(ofBroadcast).toBeGreaterThan(0);
    expect(ofBroadcast).toBeLessThanOrEqual(ofDay);
  });

  test('R-09 a figure of a broadcast opens to the viewings behind it, for as long as it was on air', async () => {
    const yesterday = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Madrid' }).format(
      Date.now() - 86_400_000,
    );
    await open(`emissions?dia=${yesterday}`);
    const figure = page
      .getByRole('button', { name: /: Mitjana per minut: / })
      .filter({ has: page.locator('data:not([value="0"])') })
      .first();
    await figure.click();
    const sheet = page.getByRole('dialog');
    const live = sheet.getByRole('region', { name: 'Temps en directe de les emissions', exact: true });
    await live.getByRole('columnheader', { name: 'Temps dins' }).waitFor();
    await sheet.getByText('sessions alhora, de mitjana').waitFor();
    await closeSheet();
  });

  test('R-09 a moment of a title opens from its curve and from its table to the sessions behind it', async () => {
    await open('fitxa/titol?de=Cims%201001&periode=ahir&compara=cap');
    const figure = page.getByRole('button', { name: /^Hi eren: [1-9]/ }).first();
    await figure.waitFor();
    const value = await figure.locator('data').getAttribute('value');
    await figure.click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.getByRole('table').locator('tbody tr').count()).toBe(Math.min(50, Number(value)));
    await closeSheet();
    await page.getByRole('figure', { name: 'Reproduccions que arriben a cada moment' }).locator('svg').click();
    await sheet.getByRole('table').waitFor();
    await closeSheet();
  });

  test('R-09 rows behind a figure come in pages, and all of them in a file', async () => {
    await open('resum?periode=ahir&compara=cap');
    const tile = page.getByRole('list', { name: 'Xifres del període' }).locator('button[aria-haspopup=dialog]').first();
    const value = Number(await tile.locator('data').getAttribute('value'));
    await tile.click();
    const sheet = page.getByRole('dialog');
    const rows = sheet.getByRole('table').last().locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(50);
    await sheet.getByRole('button', { name: 'Mostra’n 50 més' }).click();
    await expect.poll(() => rows.count()).toBe(100);
    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: /^Baixa en CSV/ }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    expect(lines.length).toBe(value + 1);
  });

  test('R-09 rows are those of the figure, though events have arrived since it was counted', async () => {
    const query = { period: 'last28Days', metrics: ['pageviews'] };
    const asOf = async () => (await askReport(site.server.origin, cookie, query, {})).basis.asOf;
    await expect.poll(asOf).not.toBeNull();
    // In a page whose requests a test may intercept, the browser asks for the latest events only.
    const context = await site.browser.newContext({ locale: 'ca-ES' });
    const own = await context.newPage();
    await signIn(own, site.server.origin);
    await own.goto(`${site.server.origin}/estudi/resum?periode=28d&compara=cap`);
    const figure = own
      .getByRole('region', { name: 'Pàgines més vistes' })
      .getByRole('grid')
      .locator('tbody tr:has(button[data-cell][title]) button[aria-haspopup=dialog]:has(data)')
      .first();
    await figure.waitFor();
    await sendAudience(40, 20_261_126, Date.now() - HOUR_MS, Date.now());
    const answered = own.waitForResponse((response) => response.url().endsWith('/api/v1/reports/rows'));
    await figure.click();
    const rows = await answered;
    const sheet = own.getByRole('dialog');
    await sheet.getByText(/més antigues|en total/).waitFor();
    const shown = Number((await sheet.locator('p').first().textContent())?.replaceAll('.', ''));
    expect(ReportRows.parse(await rows.json())).toMatchObject({ figure: shown, rowCount: shown });
    expect(await sheet.getByText(/La xifra comptava/).count()).toBe(0);
    // The same rows of now are more.
    const { asOf: _then, ...ofNow } = rows.request().postDataJSON();
    const headers = { 'content-type': 'application/json', cookie, origin: site.server.origin };
    const now = await fetch(rows.url(), { method: 'POST', headers, body: JSON.stringify(ofNow) });
    expect(ReportRows.parse(await now.json()).rowCount).toBeGreaterThan(shown);
    await context.close();
  });

  test('R-09 a ratio opens to the rows of its numerator and of its denominator', async () => {
    await open('explora?periode=ahir&compara=cap&mesures=completionRate&dimensions=streamKind');
    await page.getByRole('grid').locator('tbody button[aria-haspopup=dialog]').first().click();
    const sheet = page.getByRole('dialog');
    for (const part of ['Reproduccions acabades', 'Reproduccions de durada coneguda']) {
      await sheet.getByRole('region', { name: part, exact: true }).getByRole('table').waitFor();
    }
  });

  for (const path of [
    ...['ara', 'resum?periode=ahir', 'contingut?periode=ahir', 'video-i-audio?periode=ahir', 'qualitat?periode=ahir'],
    ...['emissions', 'explora?periode=ahir', 'anuncis?periode=ahir', 'en-paral-lel?periode=ahir'],
  ]) {
    test(`R-09 every figure of «${path}» opens`, async () => {
      await open(path);
      const figures = page.locator('main data');
      await expect.poll(() => figures.count()).toBeGreaterThan(0);
      const closed = await figures.evaluateAll(
        (found, exempt) =>
          found
            .filter((one) => !one.closest('button[aria-haspopup=dialog]') && !exempt.some((way) => one.closest(way)))
            .map((one) => one.parentElement?.outerHTML.slice(0, 200)),
        Object.keys(WITHOUT_SHEET),
      );
      expect(closed).toEqual([]);
    });
  }
});
