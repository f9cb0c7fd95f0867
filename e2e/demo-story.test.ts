/** An analyst who knows nothing of the demonstration finds its story in the studio. */
import {
  DAY_MS,
  HOUR_MS,
  instantOf,
  isoDate,
  localDateAt,
  MINUTE_MS,
  plusDays,
  wallClockMs,
} from '@sintonia/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { askReport } from './support/ask-report.ts';
import { newVisit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { signIn } from './support/studio.ts';
import { useDemoAudience } from './support/use-site.ts';

const site = useDemoAudience();
let page: Page;

beforeAll(async () => {
  ({ page } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
});

const open = (path: string) => page.goto(`${site.server.origin}/estudi/${path}`);

/** Cells of all rows of the tables in `main`, as an analyst reads them. */
const rows = () =>
  page
    .getByRole('main')
    .getByRole('row')
    .evaluateAll((found) =>
      found.map((row) =>
        [...row.querySelectorAll('th, td, [role=gridcell], [role=rowheader]')].map(
          // A figure is a button with a sentence for screen readers; its number is in `data`.
          (cell) => (cell.querySelector('data') ?? cell).textContent?.trim() ?? '',
        ),
      ),
    );
/** «32,8 %» → 32.8; NaN for anything else. */
const numberOf = (text = '') =>
  Number(
    text
      .replace(/\./g, '')
      .replace(',', '.')
      .replace(/[ \u00a0%]/g, ''),
  );

/** Days of the chart's table, the largest value of its first metric first. */
async function topDays(screen: string): Promise<[day: string, value: number][]> {
  await open(`${screen}?periode=28d&compara=cap`);
  await page.getByRole('button', { name: 'Mostra com a taula' }).first().click();
  const days = async () =>
    (await rows())
      .flatMap(([day = '', value]): [string, number][] => (/^d[a-z]\., \d/.test(day) ? [[day, numberOf(value)]] : []))
      .filter(([, value]) => value > 0)
      .sort(([, a], [, b]) => b - a);
  await expect.poll(async () => (await days()).length).toBeGreaterThan(5);
  return days();
}

/** «dg., 15 de nov.» → its date in the last four weeks. */
function dateOf(day: string): string {
  const written = new Intl.DateTimeFormat('ca', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Europe/Madrid' },
  } as const);
  const iso = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Madrid' });
  const ago = Array.from({ length: 30 }, (_, days) => Date.now() - days * DAY_MS).find(
    (atMs) => written.format(atMs) === day,
  );
  return iso.format(ago);
}

/** The first row with data of a table of Explora. */
const firstRow = async () =>
  (await rows()).find((row) => numberOf(row.at(-1)) > 0 && !/^(Total|sense valor|Text no recollit)/.test(row[0] ?? ''));

describe('story of the demonstration', () => {
  test('R-11 shows the record live audience, its day as the busiest, and the match that caused it', async () => {
    const [[day] = [''], [, second] = ['', 0]] = await topDays('video-i-audio');
    expect(day).toMatch(/^dg\./);
    expect(second).toBeGreaterThan(0);
    await open(`emissions?dia=${dateOf(day)}`);
    const broadcasts = async () =>
      (await rows())
        .flatMap(([time = '', title = '', , peak]): [string, number][] =>
          /^\d\d:\d\d/.test(time) ? [[title, numberOf(peak)]] : [],
        )
        .filter(([, peak]) => peak > 0)
        .sort(([, a], [, b]) => b - a);
    await expect.poll(async () => (await broadcasts())[0]?.[0]).toContain('Bàsquet, en directe');
    const [[, most] = ['', 0]] = await broadcasts();
    expect(most).toBeGreaterThan(50);
  });

  test('R-11 shows the stream that broke one evening, the day with failures, and the programme', async () => {
    const [[day, worst] = ['', 0], [, next] = ['', 0]] = await topDays('qualitat');
    expect(day).toMatch(/^dj\./);
    expect(worst).toBeGreaterThan(10);
    expect(worst).toBeGreaterThan(4 * next);
    await open('explora?periode=28d&compara=cap&mesures=startFailures&dimensions=programme');
    await expect.poll(firstRow).toEqual(expect.arrayContaining([expect.stringContaining('El debat de dijous')]));
  });

  test('R-11 shows an experiment with a winner', async () => {
    await open('experiments');
    await page.getByRole('link', { name: /^Embassaments/ }).click();
    await page.getByRole('link', { name: 'Resultats', exact: true }).click();
    await page.getByText('«El que vol dir» va millor').waitFor();
  });

  test('R-11 shows a search that finds nothing', async () => {
    await open('explora?periode=28d&compara=cap');
    await page.getByRole('link', { name: 'Cerques buides', exact: true }).click();
    await expect.poll(firstRow).toEqual(expect.arrayContaining([expect.stringContaining('horaris del tren')]));
  });

  test('R-11 shows newsletter visits that stay and poster visits that bounce', async () => {
    await open('explora?periode=28d&compara=cap');
    await page.getByRole('link', { name: 'Campanyes', exact: true }).click();
    const bounces = async (campaign: string) => numberOf((await rows()).find(([name]) => name === campaign)?.at(-1));
    await expect.poll(() => bounces('cartells-metro')).toBeGreaterThan(80);
    expect(await bounces('butlleti-tardor')).toBeLessThan(20);
  });

  test('R-11 shows one campaign that was shown too often, in one series', async () => {
    await open('explora?periode=28d&compara=cap&mesures=adStarts&dimensions=adCampaign,programme');
    await expect.poll(firstRow).toEqual(['estel-tren-de-nit', 'Sota la Cendrosa', expect.stringMatching(/\d/)]);
  });
});

test('R-14 the earlier broadcasts of a broadcast have the figures of the chosen suite, and of no other', async () => {
  const yesterday = plusDays(localDateAt(Date.now(), 'Europe/Madrid'), -1);
  const startsAt = new Date(instantOf(yesterday, '21:00', 'Europe/Madrid')).toISOString();
  await open(`fitxa/emissio?canal=tramuntana-1&emissio=${startsAt}&dia=${isoDate(yesterday)}`);
  const earlier = page.getByRole('table', { name: 'Emissions anteriors' }).locator('tbody tr');
  const peaks = () => earlier.locator('td:nth-child(4)').allTextContents();
  await expect.poll(async () => (await peaks()).length).toBe(6);
  expect(Math.max(...(await peaks()).map(numberOf))).toBeGreaterThan(0);
  // The day of the other suite arrives, and none of its earlier broadcasts.
  let asked = 0;
  await page.route('**/api/v1/reports/concurrency', (route) => (++asked > 2 ? route.abort() : route.continue()));
  await page.getByLabel('Conjunt').selectOption('tramuntana-dev');
  await expect.poll(() => asked).toBe(3);
  await expect.poll(() => earlier.count()).toBe(0);
  await page.unroute('**/api/v1/reports/concurrency');
  await page.reload();
  await expect.poll(async () => (await peaks()).map(numberOf)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('R-02 «Ara» shows what is usual in each minute: the mean of earlier weeks, counted a second time', async () => {
  const cookie = await staffCookie(site.server.origin);
  const pageviews = async (fromMs: number, toMs: number): Promise<number> => {
    const wall = (ms: number) => new Date(wallClockMs(ms, 'Europe/Madrid')).toISOString().slice(0, 16);
    const period = { from: wall(fromMs), to: wall(toMs) };
    const query = { suite: 'tramuntana-dev-demo', period, metrics: ['pageviews'] };
    return (await askReport(site.server.origin, cookie, query)).totals.pageviews ?? 0;
  };
  /** Of the minute ten minutes before, with the two on each side. A week is measured if its three hours have any. */
  const usualAt = async (minuteMs: number): Promise<number> => {
    const [fromMs, hourMs] = [minuteMs - 12 * MINUTE_MS, Math.floor((minuteMs - 29 * MINUTE_MS) / HOUR_MS) * HOUR_MS];
    const weeks = await Promise.all(
      [7, 14, 21, 28].map(async (days) => ({
        near: await pageviews(fromMs - days * DAY_MS, fromMs + 5 * MINUTE_MS - days * DAY_MS),
        all: await pageviews(hourMs - days * DAY_MS, hourMs + 3 * HOUR_MS - days * DAY_MS),
      })),
    );
    const measured = weeks.filter(({ all }) => all > 0);
    return measured.reduce((sum, { near }) => sum + near, 0) / (5 * measured.length);
  };
  const minuteNow = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  await open('ara');
  const minutes = page.getByRole('region', { name: 'Pàgines vistes per minut' });
  await minutes.getByText('El que és habitual').waitFor();
  const shown = async () =>
    numberOf(/habitual: ([\d,]+)/.exec((await minutes.getByRole('row', { name: /−10 min/ }).textContent()) ?? '')?.[1]);
  await expect
    .poll(
      async () => {
        const minuteMs = minuteNow();
        const [figure, expected] = [await shown(), await usualAt(minuteMs)];
        return minuteNow() === minuteMs && Math.abs(figure - expected) <= 0.06;
      },
      { interval: 3000 },
    )
    .toBe(true);
});
