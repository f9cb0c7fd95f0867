/**
 * Tasks of an analyst, each done from the sign-in in at most eight actions, on the demo's
 * simulated audience.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { instantOf, isoDate, localDateAt, MINUTE_MS, plusDays } from '@sintonia/contracts';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowKey } from '../apps/server/src/reports/recount/testing/recount-cells.ts';
import { recount } from '../apps/server/src/reports/recount/testing/recount-query.ts';
import { askReport } from './support/ask-report.ts';
import { collectLines } from './support/collect-lines.ts';
import { countedPeak } from './support/counted-peak.ts';
import { newVisit } from './support/open-browser.ts';
import { rawRows, shownSuite } from './support/raw-events.ts';
import { staffCookie } from './support/staff.ts';
import { useDemoAudience } from './support/use-site.ts';

const MOST_ACTIONS = 8;
const ZONE = 'Europe/Madrid';
const today = localDateAt(Date.now(), ZONE);
const site = useDemoAudience();
let cookie: string;
let suite: string;
let page: Page;
let pageErrors: string[];
let actions: number;

/** The last Thursday before today. */
function lastThursday(): typeof today {
  let day = plusDays(today, -1);
  while (new Date(isoDate(day)).getUTCDay() !== 4) day = plusDays(day, -1);
  return day;
}

/** One action of the analyst. */
const act = async (doing: Promise<unknown>): Promise<void> => {
  actions += 1;
  await doing;
};
const heading = (name: string | RegExp): Promise<void> => page.getByRole('heading', { name, level: 1 }).waitFor();
const screen = (name: string): Locator =>
  page.getByRole('navigation', { name: 'Navegació' }).getByRole('link', { name });
const section = (name: string | RegExp): Locator => page.getByRole('region', { name });

/** Three actions: address, password, and the button. */
async function enter(): Promise<void> {
  await page.goto(`${site.server.origin}/estudi/`);
  await act(page.getByLabel('Adreça electrònica').fill('analista@tramuntana.example'));
  await act(page.getByLabel('Contrasenya', { exact: true }).fill('tramuntana-demo'));
  await act(page.getByRole('button', { name: 'Entra', exact: true }).click());
  await heading('Ara');
}

beforeAll(async () => {
  cookie = await staffCookie(site.server.origin);
  suite = await shownSuite(site.server.origin, cookie);
});
/** Of this file's last sign-ins: the server refuses the eleventh within a minute. */
const signedInMs: number[] = [];
const AT_ONCE = 8;

beforeEach(async () => {
  const freeMs = (signedInMs.at(-AT_ONCE) ?? 0) + MINUTE_MS;
  await sleep(Math.max(0, freeMs - Date.now()));
  signedInMs.push(Date.now());
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  actions = 0;
});
afterEach(async () => {
  await page.context().close();
  expect(pageErrors).toEqual([]);
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
});

/** A day as an interval, counted from today. */
function dayOf(days: number): { fromMs: number; toMs: number } {
  const begin = (later: number) => instantOf(plusDays(today, days + later), '00:00', ZONE);
  return { fromMs: begin(0), toMs: begin(1) };
}

/** Playback of a day in plain code from raw events, whole and by the pre-roll. */
async function playbackOn(days: number) {
  const { fromMs, toMs } = dayOf(days);
  const around = { suite, fromMs: fromMs - 6 * 3_600_000, toMs: toMs + 6 * 3_600_000 };
  const { hits, heartbeats } = await rawRows(site.server.origin, cookie, around);
  return recount(
    { hits: hits.filter(({ kind }) => kind === 'mediaStart'), heartbeats },
    {
      ...{ suite, fromMs, toMs, timeZone: ZONE, nowMs: Date.now(), granularity: 'total', segments: [] },
      metrics: ['mediaStarts', 'exitsBeforeStart', 'breakAbandonments', 'adBreaks'],
      dimensions: ['hasPreroll'],
    },
  );
}

/** New visitors of one day by section. */
async function newVisitorsOn(days: number): Promise<Map<string, number>> {
  const day = isoDate(plusDays(today, days));
  const { rows } = await askReport(site.server.origin, cookie, {
    ...{ suite, period: { from: day, to: day }, metrics: ['newVisitors'], dimensions: ['section'], limit: 1000 },
  });
  return new Map(rows.map(({ dimensions, metrics }) => [dimensions.section ?? '', metrics.newVisitors ?? 0]));
}

describe('questions of an analyst', () => {
  test('R-02 R-14 finds the minute at which Thursday’s news of 21 h peaked, and that of the week before', async () => {
    const thursday = lastThursday();
    await enter();
    await act(screen('Emissions').click());
    await heading('Emissions');
    await act(page.getByLabel('Canal', { exact: true }).selectOption({ label: 'Tramuntana 24' }));
    await act(page.getByLabel('Dia', { exact: true }).fill(isoDate(thursday)));
    await act(section('Emissions del dia').getByRole('link', { name: 'Notícies Vespre' }).first().click());
    await heading('Notícies Vespre');
    const figures = page.getByLabel('Xifres de l’emissió');
    await figures.waitFor();
    const [, end = ''] = /21:00–(\d\d:\d\d)/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
    const peakOn = (day: typeof thursday) =>
      countedPeak(site.server.origin, cookie, {
        suite,
        channel: 'tramuntana-24',
        fromMs: instantOf(day, '21:00', ZONE),
        toMs: instantOf(day, end, ZONE),
      });
    const minute = new Intl.DateTimeFormat('ca', { timeStyle: 'short', timeZone: ZONE });
    const textOf = (found: Awaited<ReturnType<typeof peakOn>>) =>
      found ? minute.format(found.atMs).padStart(5, '0') : '–';
    const [peak, before] = [await peakOn(thursday), await peakOn(plusDays(thursday, -7))];
    expect(peak?.value).toBeGreaterThan(0);
    expect(before?.value).toBeGreaterThan(0);
    const shown = () => expect.poll(() => figures.textContent());
    await shown().toContain(`Minut del pic${textOf(peak)}Setmana anterior: ${textOf(before)}`);
    await shown().toContain(`Pic d’audiència${peak?.value}Setmana anterior: ${before?.value}`);
    await section('Emissions anteriors').getByRole('table').waitFor();
  });

  test('R-01 R-14 finds which searches found nothing yesterday, and what people did then', async () => {
    await enter();
    await act(screen('Contingut').click());
    await act(page.getByRole('link', { name: 'Ahir', exact: true }).click());
    await act(section('Cerques buides').getByRole('link', { name: 'La fitxa d’horaris del tren' }).click());
    await heading('horaris del tren');
    await section('Què han obert just després de cercar').getByText('Han marxat sense obrir res').waitFor();
  });

  test('R-10 finds where people leave an episode, what was said there, and a link that plays it from there', async () => {
    await enter();
    await act(screen('Vídeo i àudio').click());
    await act(page.getByRole('link', { name: '7 dies', exact: true }).click());
    await act(section('Títols').getByRole('link', { name: 'La fitxa de La carena de llevant' }).click());
    await heading('La carena de llevant');
    const first = page.getByRole('table', { name: 'On se’n va més gent' }).getByRole('row').nth(1);
    await first.waitFor();
    expect(Number(await first.getByRole('cell').last().textContent())).toBeGreaterThan(0);
    expect(await first.getByRole('rowheader').textContent()).toMatch(/.{11}/);
    expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/video\/1001\/\?t=\d+$/);
    await act(page.getByLabel('Cerca una frase').fill('pins negres'));
    const all = page.getByRole('table', { name: 'Tot el que s’hi diu' }).getByRole('rowheader');
    await expect.poll(async () => (await all.allInnerTexts()).every((text) => text.includes('pins negres'))).toBe(true);
  });

  test('R-01 finds which browser has the most stalls since Monday', async () => {
    await enter();
    await act(screen('Qualitat').click());
    await act(page.getByRole('link', { name: 'Des de dilluns' }).click());
    const grid = section(/^Qualitat per navegador$/).getByRole('grid');
    const head = grid.getByRole('columnheader', { name: 'Percentatge del temps en espera' });
    await act(head.getByRole('button', { name: 'Percentatge del temps en espera', exact: true }).click());
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    const place = await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell) + 1);
    const ratios = await grid
      .locator('tbody')
      .last()
      .locator(`td:nth-child(${place}) data`)
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))));
    expect(ratios.length).toBeGreaterThan(1);
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
  });

  test('R-04 leads from a failure to the sessions that had it, and to what their player reported', async () => {
    await enter();
    await act(screen('Qualitat').click());
    await act(page.getByRole('link', { name: '7 dies', exact: true }).click());
    await act(
      section('Errors de reproducció')
        .getByRole('link', { name: 'La fitxa de La llista del vídeo no es carrega' })
        .click(),
    );
    await heading('La llista del vídeo no es carrega');
    await act(
      section('Sessions que l’han tingut')
        .getByRole('link', { name: /^Obre els esdeveniments/ })
        .first()
        .click(),
    );
    const reports = page.getByRole('table', { name: 'Esdeveniments' });
    await reports.getByRole('link', { name: 'La llista del vídeo no es carrega' }).first().waitFor();
    expect(await reports.getByRole('row').count()).toBeGreaterThan(1);
  });

  test('R-01 finds which section grows with new visitors', async () => {
    await enter();
    await act(screen('Contingut').click());
    await act(page.getByRole('link', { name: 'Ahir', exact: true }).click());
    const head = section('Seccions').getByRole('columnheader', { name: 'Visitants nous' });
    const byChange = head.getByRole('button', { name: 'Ordena pel canvi de Visitants nous' });
    await act(byChange.click());
    await expect.poll(() => byChange.getAttribute('aria-pressed')).toBe('true');
    await section('Seccions').getByText('Ordenat per la diferència').waitFor();
    const [now, before] = [await newVisitorsOn(-1), await newVisitorsOn(-2)];
    const grown = [...now].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
    const most = Math.max(...grown.map(([, difference]) => difference));
    const first = section('Seccions').getByRole('grid').locator('tbody').last().getByRole('row').first();
    await expect.poll(() => first.textContent()).toContain(`${most < 0 ? '−' : '+'}${Math.abs(most)}`);
    const shown = await first.getByRole('button').first().getAttribute('title'); // its text is the name of the section
    expect(grown.filter(([, difference]) => difference === most).map(([section]) => section)).toContain(shown);
  });
});

describe('questions of an ad manager, an editor and a privacy officer', () => {
  test('R-01 R-03 finds whether the ad breaks cost viewers, and who left in them, yesterday and the day before', async () => {
    await enter();
    await act(screen('Anuncis').click());
    await act(page.getByRole('link', { name: 'Ahir', exact: true }).click());
    const [now, before] = [await playbackOn(-1), await playbackOn(-2)];
    const left = ({ totals }: typeof now) => (totals.breakAbandonments ?? 0) / (totals.adBreaks ?? 0);
    const figure = page
      .getByRole('list', { name: 'Xifres del període' })
      .getByRole('button')
      .filter({ has: page.getByText('Percentatge de pauses abandonades', { exact: true }) });
    await expect.poll(async () => Number(await figure.locator('data').getAttribute('value'))).toBeCloseTo(left(now), 6);
    const percent = new Intl.NumberFormat('ca', {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    expect(await figure.textContent()).toContain(`abans ${percent.format(left(before))}`);
    const rows = section('Què fan els espectadors amb anunci i sense').getByRole('grid').locator('tbody').last();
    await expect.poll(() => rows.locator('tr').count()).toBe(2);
    for (const row of await rows.locator('tr').all()) {
      const isWith = (await row.textContent())?.includes('Amb anunci');
      const counted = now.rows.get(rowKey([isWith ? 'yes' : 'no']));
      const [starts, share] = await row
        .locator('data')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
      expect(Number(starts)).toBe(counted?.mediaStarts);
      expect(Number(share)).toBeCloseTo((counted?.exitsBeforeStart ?? 0) / (counted?.mediaStarts ?? 0), 6);
    }
  });

  test('R-14 finds what a visit of the front page is worth in time watched', async () => {
    await enter();
    await act(screen('Contingut').click());
    await act(page.getByRole('link', { name: '7 dies', exact: true }).click());
    await act(
      section(/^Pàgines$/)
        .getByRole('link', { name: 'La fitxa de Portada', exact: true })
        .click(),
    );
    const worth = section('Què val una visita, en temps vist');
    await expect.poll(async () => Number(await worth.locator('data').first().getAttribute('value'))).toBeGreaterThan(0);
    await worth.getByText('per visita').waitFor();
  });

  test('R-07 R-14 erases a visitor, and proves it', async () => {
    const visitor = '12345678901234567890123456789012345678';
    const line = `/b/ss/tramuntana/1/SI-1/s1?AQB=1&pageName=portada&mid=${visitor}&AQE=1`;
    expect(await collectLines(site.server.origin, [line])).toMatchObject({ kept: 1, rejected: [] });
    await enter();
    await page.keyboard.press('Control+k');
    await act(page.getByRole('combobox', { name: /^Ves a una pantalla/ }).fill(visitor));
    await act(page.keyboard.press('Enter'));
    await page.getByRole('list', { name: 'Visites' }).getByText('Pàgina vista').waitFor();
    expect(page.url()).not.toContain(`?de=`);
    await act(page.getByRole('link', { name: 'Tria, exportació i esborrament' }).click());
    await act(page.getByRole('button', { name: 'Esborra’n els esdeveniments…' }).click());
    await act(page.getByRole('button', { name: 'Esborra-ho', exact: true }).click());
    const certificate = page.getByRole('status', { name: 'Certificat d’esborrament' });
    await expect.poll(() => certificate.textContent()).toMatch(/Pàgines i accions1\D/);
    const log = await page.request.get(`${site.server.origin}/api/audit`);
    expect(await log.text()).toContain('privacy.visitorOpened');
    expect(await log.text()).not.toContain(visitor);
  });
});
