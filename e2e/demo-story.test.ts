/** An analyst who knows nothing of the demonstration finds its story in the studio. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_AUDIENCE_WITHIN_MS, startWithDemoAudience } from './support/demo-audience.ts';
import { newVisit, openHeadlessShell } from './support/open-browser.ts';
import type { RunningServer } from './support/start-server.ts';
import { signIn } from './support/studio.ts';

const DAY_MS = 86_400_000;
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startWithDemoAudience(), openHeadlessShell()]);
  ({ page } = await newVisit(browser, server.origin));
  await signIn(page, server.origin);
}, DEMO_AUDIENCE_WITHIN_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = (path: string) => page.goto(`${server.origin}/estudi/${path}`);

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
  (await rows()).find((row) => numberOf(row.at(-1)) > 0 && !/^(Total|sense valor)/.test(row[0] ?? ''));

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
