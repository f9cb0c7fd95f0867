/** Offers by delivery call on another site (P rows). */
import type { ActivityDetail } from '@sintonia/contracts';
import type { DeliveryAnswer } from '@sintonia/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ActivitiesApi, activitiesApi } from './support/activities-api.ts';
import { acceptsAll } from './support/consent-cookies.ts';
import { ELSEWHERE } from './support/elsewhere-activity.ts';
import { exposuresIn } from './support/exposures-in.ts';
import { startOtherSite } from './support/loopback.ts';
import { newVisit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();
let elsewhere: Awaited<ReturnType<typeof startOtherSite>>;

beforeAll(async () => {
  elsewhere = await startOtherSite(
    () => `<!doctype html><html lang="ca"><title>El temps, en un altre web</title>
      <script type="module" async src="${site.server.origin}/tag/tramuntana/development/library.js"></script>
      <h1 id="titular">El temps</h1><p id="text">Com sempre</p>`,
  );
});
afterAll(async () => {
  await elsewhere?.stop();
});

describe('activities through the API, with offers on another site (P-03, P-06)', () => {
  let api: ActivitiesApi['api'];
  let made: ActivityDetail;

  beforeAll(async () => {
    const activities = activitiesApi(site.server.origin, await staffCookie(site.server.origin));
    api = activities.api;
    made = await activities.start(ELSEWHERE);
  });

  async function openElsewhere(prepare: (page: Page, requested: string[]) => Promise<unknown>, path = '/el-temps/') {
    const { page, pageErrors } = await newVisit(site.browser, elsewhere.origin);
    const requested: string[] = [];
    await page.context().route(`${site.server.origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith('/tag/')) requested.push(pathname);
      return route.continue();
    });
    await prepare(page, requested);
    await page.goto(elsewhere.origin + path);
    return { page, requested, pageErrors };
  }
  const agree = (page: Page) => acceptsAll(page, elsewhere.origin);
  const text = (page: Page) => page.locator('#text').innerHTML();

  test('P-03 T-07 load the client by the rule, answer its call and change the page, without the script', async () => {
    const { page } = await openElsewhere(agree);
    await expect.poll(() => text(page)).toBe('<b>Només per a tu</b>');
    expect(await page.evaluate(() => [getComputedStyle(document.body).opacity, 'ran' in window])).toEqual(['1', false]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).toEqual(expect.arrayContaining(['mbox', 'at_check']));
    // Failed changes are reported to staff.
    const warnings = async () => (await api<ActivityDetail>('GET', `/api/activities/${made.id}`)).warnings;
    const problem = expect.objectContaining({ kind: 'trouble', what: '#no-hi-es' });
    await expect.poll(warnings).toContainEqual(problem);
    await page.context().close();
  });

  test('P-06 C-06 request and store nothing without consent, and leave the page unchanged', async () => {
    const { page, requested } = await openElsewhere(async () => {});
    await page.waitForFunction(() => 'sintonia' in window);
    await page.waitForLoadState('networkidle');
    expect([requested, await page.context().cookies(), await text(page)]).toEqual([[], [], 'Com sempre']);
    await page.context().close();
  });

  test('P-02 P-07 hide the page no longer than the timeout when the decision service does not answer', async () => {
    const { page } = await openElsewhere(async (opened) => {
      await agree(opened);
      await opened.context().route('**/m2/**', () => {}); // never answered
      await opened.addInitScript(() => {
        document.addEventListener('at-request-failed', (event) =>
          Object.assign(window, { failed: (event as CustomEvent).detail }),
        ); // cast: own contract
      });
    });
    await page.waitForFunction(() => 'failed' in window, undefined, { timeout: 20_000 });
    expect(await page.evaluate(() => (window as unknown as { failed: object }).failed)).toMatchObject({
      mbox: 'target-global-mbox',
      message: 'Request timed out',
    });
    expect(await text(page)).toBe('Com sempre');
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
    await page.context().close();
  });

  test('P-06 preview a draft on another site by a link, from page to page until it is ended, without counting', async () => {
    const path = '/noticia/3001/prova/';
    const draft = { ...ELSEWHERE, name: 'Encara esborrany', place: { paths: [path] } };
    const { previews, endTrialUrl } = await api<ActivityDetail>('POST', '/api/activities', draft);
    const { page } = await openElsewhere(agree, '/on-no-passa-res/');
    const openWith = (link: string) => page.goto(elsewhere.origin + path + new URL(link).search);
    const shown = () => expect.poll(() => text(page)).toBe('<b>Només per a tu</b>');
    await openWith(previews[0]?.url ?? '');
    await shown();
    await openWith(previews[0]?.trialUrl ?? '');
    await shown();
    await page.goto(elsewhere.origin + path);
    await shown();
    const answered = page.waitForResponse((response) => response.url().includes('/m2/'));
    await openWith(endTrialUrl);
    expect(((await (await answered).json()) as DeliveryAnswer).offers).toEqual([]);
    expect(await text(page)).toBe('Com sempre');
    await page.context().close();
  });

  test('P-06 store exposures once, with activity, variant and kind', async () => {
    await site.server.away();
    const rows = await exposuresIn(site.server.dataDir);
    expect(rows.filter(({ via }) => via === 'delivery')).toMatchObject([
      { activity: made.id, variant: 'b', path: '/el-temps/' },
    ]);
  });
});
