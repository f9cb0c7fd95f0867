/**
 * The event store of one machine stops answering: acknowledged events are kept, and every screen states what waits
 * (S-03).
 */

import { readFile } from 'node:fs/promises';
import { OverviewReport } from '@sintonia/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { LATEST } from './support/ask-report.ts';
import { axeFindings } from './support/axe.ts';
import { newVisit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';
import { COMPUTER } from './support/user-agents.ts';

const VISITOR = '20000000000000000000000000000000000078';
const HITS = 40;

const site = useLightSite();
let page: Page;
let cookie: string;

beforeAll(async () => {
  cookie = await staffCookie(site.server.origin);
  ({ page } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
});

/** The server's child process with the event store. */
async function enginePid(): Promise<number> {
  const pid = site.server.pid();
  for (const child of (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')) {
    if ((await readFile(`/proc/${child}/cmdline`, 'utf8')).includes('engine-process')) return Number(child);
  }
  throw new Error('the server has no engine');
}
const completeness = async () =>
  OverviewReport.shape.completeness.parse(
    await (await fetch(`${site.server.origin}/api/reports/completeness`, { headers: { cookie } })).json(),
  );
const metric = async (name: string) =>
  new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${site.server.origin}/metrics`)).text())?.[1];
/** Delay that the server's log reports, seconds. */
const behindSeconds = () =>
  Number(/reports are (\d+) s behind: 40 events wait to be stored/.exec(site.server.printed())?.[1]);
const line = () => page.getByText(/Dades completes fins/).first();

test('S-03 with a hanging event store hits are accepted, the delay is shown and raises an alarm after a minute; after a kill everything is counted once', async () => {
  const stopped = await enginePid();
  expect(await metric('sintonia_stream_late')).toBe('0');
  process.kill(stopped, 'SIGSTOP');
  for (let i = 0; i < HITS; i++) {
    const path = `/b/ss/tramuntana-dev/1/JS-2.17.0/s${i}?AQB=1&mid=${VISITOR}&pageName=espera-${i}&AQE=1`;
    const { status } = await fetch(site.server.origin + path, { headers: { 'user-agent': COMPUTER } });
    expect(status).toBe(200);
  }
  const sentAtMs = Date.now();
  await expect.poll(async () => (await completeness()).waitingEvents).toBe(HITS);
  expect(Date.parse((await completeness()).completeUntil ?? '')).toBeLessThanOrEqual(sentAtMs);
  await expect.poll(() => line().textContent()).toContain(`; ${HITS} esdeveniments en espera`);
  await expect.poll(() => metric('sintonia_stream_late'), { timeout: 90_000, interval: 1000 }).toBe('1');
  await expect.poll(behindSeconds).toBeGreaterThanOrEqual(60);
  const alarm = page.getByRole('alert').filter({ hasText: 'Els informes van endarrerits.' });
  await alarm.waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  process.kill(stopped, 'SIGKILL');
  await expect.poll(async () => (await completeness()).waitingEvents).toBe(0);
  await alarm.waitFor({ state: 'detached' });
  const period = new URLSearchParams({
    from: new Date(sentAtMs - 3_600_000).toISOString(),
    to: new Date(sentAtMs + 3_600_000).toISOString(),
  });
  const answer = await fetch(`${site.server.origin}/api/reports/overview?${period}`, {
    headers: { ...LATEST, cookie },
  });
  expect(answer.headers.get('x-waiting-events')).toBe('0');
  expect(OverviewReport.parse(await answer.json()).totals).toMatchObject({ pageviews: HITS, visitors: 1 });
});
