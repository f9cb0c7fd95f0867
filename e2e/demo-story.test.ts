/** What an analyst finds in the demonstration, a few steps from the first screen. */
import type { DemoHistoryStatus } from '@sintonia/contracts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisit, openBrowser } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { signIn } from './support/studio.ts';

const WAIT_MS = 240_000;
/** The story begins 20 days before; everything that is looked for lies in these days. */
const DAYS = '17';
let server: RunningServer;
let browser: Browser;
let page: Page;
let cookie: string;

const ask = async <T>(path: string, body?: unknown): Promise<T> => {
  const headers = { cookie, origin: server.origin, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(server.origin + path, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T; // cast: our own server's answer
};
const byDay = async (metric: string): Promise<number[]> => {
  const query = { suite: 'tramuntana-dev-demo', period: 'last28Days', metrics: [metric], granularity: 'day' };
  const { rows } = await ask<{ rows: { metrics: Record<string, number> }[] }>('/api/v1/reports/query', query);
  return rows.map(({ metrics }) => metrics[metric] ?? 0).sort((a, b) => b - a);
};
const open = (screen: string) => page.goto(`${server.origin}/estudi/${screen}`);
const row = (table: string, text: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: table, exact: true }) })
    .getByText(text);

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ DEMO_HISTORY: DAYS }), openBrowser()]);
  cookie = await staffCookie(server.origin);
  await expect
    .poll(async () => (await ask<DemoHistoryStatus>('/api/demo-history')).state, { timeout: WAIT_MS, interval: 500 })
    .toBe('ready');
  ({ page } = await newVisit(browser, server.origin));
  await signIn(page, server.origin);
}, WAIT_MS * 2);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('story of the demonstration', () => {
  test('R-11 a search that finds nothing leads the empty searches', async () => {
    await open('contingut?periode=28d');
    await row('Cerques buides', 'horaris del tren').first().waitFor();
  });

  test('R-11 a campaign that paid is among the campaigns, beside one that did not', async () => {
    await row('Campanyes', 'butlleti-tardor').first().waitFor();
    await row('Campanyes', 'cartells-metro').first().waitFor();
  });

  test('R-11 an ad that is shown too often leads the campaigns of ads', async () => {
    await open('anuncis?periode=28d');
    await row('Campanyes d’anuncis', 'estel-tren-de-nit').first().waitFor();
  });

  test('R-11 an experiment has a winner', async () => {
    await open('experiments');
    await page.getByRole('link', { name: 'Embassaments: la xifra o el que vol dir' }).click();
    await page.getByRole('link', { name: 'Resultats', exact: true }).click();
    await page.getByText('«El que vol dir» va millor').first().waitFor();
  });

  test('R-11 one evening has a record audience, and on one the stream breaks', async () => {
    const [record = 0, next = 0] = await byDay('peakConcurrency');
    expect(record).toBeGreaterThan(2 * next);
    const [worst = 0, second = 0] = await byDay('startFailureRate');
    expect(worst).toBeGreaterThan(0.1);
    expect(worst).toBeGreaterThan(3 * second);
  });
});
