/**
 * The demo's simulated audience: loaded after the server is ready, marked in the studio, separate from real figures,
 * removable.
 */

import type { DemoHistoryStatus, ReportSuites } from '@sintonia/contracts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askReport } from './support/ask-report.ts';
import { newVisit, openHeadlessShell } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { signIn } from './support/studio.ts';
import { COMPUTER } from './support/user-agents.ts';

const WAIT_MS = 120_000;
let server: RunningServer;
let browser: Browser;
let page: Page;
let cookie: string;

const fetchJson = async <T>(path: string, body?: unknown): Promise<T> => {
  const headers = { cookie, origin: server.origin, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(server.origin + path, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T; // cast: our own server's answer
};
const pageviewsOf = async (suite: string): Promise<number> => {
  const query = { suite, period: 'last7Days', metrics: ['pageviews'] };
  return (await askReport(server.origin, cookie, query)).totals.pageviews ?? 0;
};

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ DEMO_HISTORY: '2', REPORT_SUITES: 'tramuntana' }),
    openHeadlessShell(),
  ]);
  cookie = await staffCookie(server.origin);
  ({ page } = await newVisit(browser, server.origin));
}, WAIT_MS * 3);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('simulated audience of the demo', () => {
  test('R-16 R-11 has figures of past days, and none in the site’s own suite', async () => {
    await expect
      .poll(async () => (await fetchJson<DemoHistoryStatus>('/api/demo-history')).state, {
        timeout: WAIT_MS,
        interval: 500,
      })
      .toBe('ready');
    await expect
      .poll(() => pageviewsOf('tramuntana-dev-demo'), { timeout: WAIT_MS, interval: 500 })
      .toBeGreaterThan(500);
    expect(await pageviewsOf('tramuntana-dev')).toBe(0);
    const { shown, own } = await fetchJson<ReportSuites>('/api/reports/suites');
    expect([shown, own]).toEqual(['tramuntana-dev-demo', 'tramuntana-dev']);
  });

  test('R-11 accepts no events from outside', async () => {
    const line = '/b/ss/tramuntana-dev-demo/1/SI-1/s1?AQB=1&pageName=estranya&mid=1&AQE=1';
    await fetch(`${server.origin}${line}`);
    const reasons = async () =>
      (await fetchJson<{ reason: string }[]>('/api/reports/rejected')).map(({ reason }) => reason);
    await expect.poll(reasons, { timeout: WAIT_MS }).toContain('unknownSuite');
  });

  test('R-11 is shown first in the studio, with a notice and a link to the real figures', async () => {
    await signIn(page, server.origin);
    await page.goto(`${server.origin}/estudi/resum?periode=ahir`);
    await page.getByText('Un públic simulat, no visitants d’aquest web.').waitFor();
    await page.getByRole('link', { name: 'Mostra les reals' }).click();
    await page.getByText('Dades reals', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Mostra la demostració' }).click();
    await page.getByText('Dades de demostració', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Mostra-les juntes' }).click();
    await page.getByText('Dades reals i de demostració, sumades').waitFor();
    await page.goto(`${server.origin}/estudi/ara?conjunt=tramuntana-dev,tramuntana-dev-demo`);
    await page.getByText('Dades reals', { exact: true }).waitFor();
    const screens = ['ara', 'contingut', 'video-i-audio', 'anuncis', 'qualitat', 'explora', 'experiments'];
    for (const screen of [...screens, 'depurador', 'privadesa']) {
      await page.goto(`${server.origin}/estudi/${screen}`);
      await page.getByText('Dades de demostració', { exact: true }).waitFor();
    }
  });

  test('R-12 a flow is found by the name of a page, which is not its key', async () => {
    await page.goto(`${server.origin}/estudi/explora/recorregut?periode=ahir`);
    const key = page.locator('input[list]');
    await expect.poll(() => key.inputValue()).not.toBe('');
    await page.locator('datalist option[value="El temps"]').waitFor({ state: 'attached' });
    await key.fill('el temps');
    await key.press('Enter');
    const middle = page.getByRole('region', { name: 'El temps', exact: true });
    await expect.poll(async () => Number(await middle.locator('data').getAttribute('value'))).toBeGreaterThan(0);
    expect(await page.locator('svg[data-side="after"] path').count()).toBeGreaterThan(0);
  });

  test('R-11 is still shown when the site has visitors: no visit changes what a link to the studio shows', async () => {
    const hit = '/b/ss/tramuntana-dev/1/SI-1/s2?AQB=1&pageName=portada&mid=2&AQE=1';
    await fetch(server.origin + hit, { headers: { 'user-agent': COMPUTER } });
    await expect.poll(() => pageviewsOf('tramuntana-dev'), { timeout: WAIT_MS, interval: 500 }).toBe(1);
    expect((await fetchJson<ReportSuites>('/api/reports/suites')).shown).toBe('tramuntana-dev-demo');
    await page.goto(`${server.origin}/estudi/resum?periode=7-dies&conjunt=no-existeix`);
    await page.getByText('«7-dies» no és cap període que es pugui mostrar: les xifres són d’avui.').waitFor();
    await page.getByText('No hi ha dades recents de cap conjunt que es digui «no-existeix».').waitFor();
    await page.getByRole('link', { name: 'Mostra la demostració' }).click();
    await page.getByText('Dades de demostració', { exact: true }).waitFor();
  });

  test('R-11 is removed by one button, and stays removed after a restart', async () => {
    await page.goto(`${server.origin}/estudi/resum?periode=ahir`);
    await page.getByRole('button', { name: 'Esborra la demostració' }).click();
    await page.getByRole('button', { name: 'Esborra-la per sempre' }).click();
    await expect
      .poll(async () => (await fetchJson<DemoHistoryStatus>('/api/demo-history')).state, { timeout: WAIT_MS })
      .toBe('removed');
    await expect.poll(() => pageviewsOf('tramuntana-dev-demo'), { timeout: WAIT_MS }).toBe(0);
    await page.getByText('Dades de demostració').waitFor({ state: 'detached' });
    await server.away();
    await server.back();
    cookie = await staffCookie(server.origin);
    expect(await fetchJson<DemoHistoryStatus>('/api/demo-history')).toMatchObject({ state: 'removed', events: 0 });
    expect(await pageviewsOf('tramuntana-dev-demo')).toBe(0);
  });
});
