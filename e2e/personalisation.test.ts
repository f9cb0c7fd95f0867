/** Offers without flicker on the site's own pages (P rows). */
import type { ActivityDetail, ActivityList } from '@sintonia/contracts';
import { bucketOf, variantAt } from '@sintonia/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ActivitiesApi, activitiesApi } from './support/activities-api.ts';
import { ACCEPTS_ALL, acceptsAll } from './support/consent-cookies.ts';
import { ELSEWHERE } from './support/elsewhere-activity.ts';
import { exposuresIn } from './support/exposures-in.ts';
import { watchFlicker } from './support/flicker.ts';
import { newVisit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { useLightSite } from './support/use-site.ts';

const STORY = '/noticia/3001/embassaments-guanyen-tres-punts/';
const AS_IT_IS = 'Els embassaments guanyen tres punts en una setmana i són al 61\u00a0%';
const OTHER = 'La pluja d’una setmana ens dona dos mesos més d’aigua';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const site = useLightSite();

const headlineOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const storyAs = async (cookie: string) => (await fetch(site.server.origin + STORY, { headers: { cookie } })).text();

/** A visitor to whom the demo's test shows the other headline. */
async function visitorWithOther(): Promise<string> {
  for (let i = 0; i < 60; i++) {
    const id = `2${String(i).padStart(37, '0')}`;
    if (headlineOf(await storyAs(`${ACCEPTS_ALL}; sintonia_id=${id}`)) === OTHER) return id;
  }
  throw new Error('nobody is shown the other headline');
}

async function visitOf(id: string, path: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const visit = await newVisit(site.browser, site.server.origin, { width: 390, height: 844 });
  const url = site.server.origin;
  await acceptsAll(visit.page, url);
  if (id) await visit.page.context().addCookies([{ name: 'sintonia_id', value: id, url }]);
  await prepare(visit.page);
  await visit.page.goto(site.server.origin + path);
  return visit;
}

describe('decisions during rendering (P-07)', () => {
  let other: string;
  beforeAll(async () => {
    other = await visitorWithOther();
  });

  test('P-07 put the variant into the HTML with its decision; the other one for others, the default without consent', async () => {
    const html = await storyAs(`${ACCEPTS_ALL}; sintonia_id=${other}`);
    expect(headlineOf(html)).toBe(OTHER);
    expect(html).toContain('type="application/json" id="decisions"');
    for (const cookie of ['', `sintonia_id=${other}`, `sintonia_consent=1.110; sintonia_id=${other}`, ACCEPTS_ALL]) {
      const plain = await storyAs(cookie);
      expect(headlineOf(plain), cookie).toBe(AS_IT_IS);
      expect(plain).not.toContain('id="decisions"');
    }
  });

  test('P-07 hide nothing for 0 ms on a slow phone, shift nothing, and never flash another headline', async () => {
    const { page, pageErrors } = await visitOf(other, STORY, async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      // These measurements stay out of the store, because the next test counts.
      await page.route('**/b/ss/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
      await watchFlicker(page);
    });
    await page.waitForLoadState('load');
    await page.waitForFunction(() => document.documentElement.matches(':has([data-slot])') && performance.now() > 3000);
    const seen = await page.evaluate(() => window.flicker());
    expect(seen).toEqual({ hiddenMs: 0, shiftOfSlots: 0, headlines: [OTHER] });
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('P-07 count exposure once, and only when it is seen', async () => {
    const exposures: string[] = [];
    const watch = async (page: Page) =>
      void page.on('request', (request) => {
        const activity = new URL(request.url()).searchParams.get('variant');
        if (request.url().includes('/b/ss/') && activity) exposures.push(activity);
      });
    const { page } = await visitOf(other, STORY, watch);
    await expect.poll(() => exposures).toEqual(['marge']);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1500); // a second exposure would need a second in view
    expect(exposures).toEqual(['marge']);
    await page.context().close();
  });
});

describe('activities through the API (P-06)', () => {
  let api: ActivitiesApi['api'];
  let start: ActivitiesApi['start'];

  beforeAll(async () => {
    ({ api, start } = activitiesApi(site.server.origin, await staffCookie(site.server.origin)));
  });

  test('P-06 show a variant to anybody with a preview link, without counting', async () => {
    const [story] = (await api<ActivityList>('GET', '/api/activities')).filter(({ place }) =>
      place.paths[0]?.includes('3001'),
    );
    const { previews } = await api<ActivityDetail>('GET', `/api/activities/${story?.id}`);
    const { page } = await newVisit(site.browser, site.server.origin);
    await acceptsAll(page, site.server.origin);
    const exposures: string[] = [];
    page.on('request', (request) => request.url().includes('variant=') && exposures.push(request.url()));
    await page.goto(previews.find(({ variant }) => variant === 'marge')?.url ?? '');
    expect(await page.locator('h1').textContent()).toBe(OTHER);
    await page.waitForTimeout(2500); // an exposure needs a second in view
    expect(exposures).toEqual([]);
    await page.context().close();
  });

  test('P-06 change an element and run an administrator’s script on our own page, and report a missing selector to staff', async () => {
    const actions = [
      { action: 'setText' as const, selector: 'h1', content: 'Els nostres programes' },
      { action: 'remove' as const, selector: '#no-hi-es' },
    ];
    const script = {
      kind: 'html' as const,
      place: 'appendContent' as const,
      selector: 'h1',
      html: '<script>document.documentElement.dataset.ran = "1"</script>',
      withScripts: true, // by an administrator
    };
    const offers = [{ kind: 'actions' as const, actions }, script];
    const variants = [{ key: 'b', name: 'B', weight: 10_000, offers }];
    const ours = await start({ ...ELSEWHERE, name: 'Programes', place: { paths: ['/programes/'] }, variants });
    const { page, pageErrors } = await visitOf(`2${'0'.repeat(37)}`, '/programes/');
    await expect.poll(() => page.locator('h1').textContent()).toContain('Els nostres programes');
    await page.waitForFunction(() => document.documentElement.dataset.ran === '1');
    expect(pageErrors).toEqual([]); // of the page's policy
    const warnings = async () => (await api<ActivityDetail>('GET', `/api/activities/${ours.id}`)).warnings;
    const problem = { kind: 'trouble', what: '#no-hi-es', count: 1 };
    await expect.poll(warnings).toContainEqual(expect.objectContaining(problem));
    await page.context().close();
  });

  test('P-06 count exposure of a removed element, and clicks, in both variants alike', async () => {
    const actions = [
      { action: 'remove' as const, selector: 'h1' },
      { action: 'trackClick' as const, selector: 'footer', clickTrackId: 'peu' },
    ];
    const variants = [
      { key: 'amb', name: 'Amb títol', weight: 5000, offers: [] },
      { key: 'sense', name: 'Sense', weight: 5000, offers: [{ kind: 'actions' as const, actions }] },
    ];
    const goals = [{ metric: 'click' as const, name: 'peu' }];
    const { salt, ranges } = await start({
      ...ELSEWHERE,
      kind: 'test',
      place: { paths: ['/radio/'] },
      variants,
      goals,
    });
    const ids = Array.from({ length: 60 }, (_, i) => `2${String(i).padStart(37, '1')}`);
    for (const variant of ['amb', 'sense']) {
      const id = ids.find((one) => variantAt(ranges, bucketOf(salt, one)) === variant) ?? '';
      const reported: (string | null)[] = [];
      const { page } = await visitOf(id, '/radio/', async (opened) =>
        opened.on('request', (request) => {
          const { pathname, searchParams } = new URL(request.url());
          if (pathname.startsWith('/b/ss/') && searchParams.get('pev2'))
            reported.push(searchParams.get('variant') ?? searchParams.get('pev2'));
        }),
      );
      await expect.poll(() => reported).toEqual([variant]);
      await expect.poll(() => page.locator('h1').count()).toBe(variant === 'amb' ? 1 : 0);
      await page.evaluate(() => document.querySelector<HTMLElement>('footer p')?.click());
      await expect.poll(() => reported).toEqual([variant, 'peu']);
      await page.context().close();
    }
  });

  test('P-06 undo changes when the page is left: the next page is intact, and on return they apply once', async () => {
    const offers = [
      { kind: 'actions' as const, actions: [{ action: 'remove' as const, selector: 'main > *' }] },
      { kind: 'html' as const, place: 'insertAfter' as const, selector: 'header', html: '<p id="avis">Avís</p>' },
    ];
    const variants = [{ key: 'b', name: 'B', weight: 10_000, offers }];
    await start({ ...ELSEWHERE, name: 'Buida', place: { paths: ['/programacio/'] }, variants });
    const { page, pageErrors } = await visitOf(`2${'0'.repeat(37)}`, '/programacio/');
    const changed = () =>
      page.waitForFunction(
        () => document.querySelectorAll('#avis').length === 1 && !document.querySelector('main > *'),
      );
    await changed();
    await page
      .locator('a[href="/directes/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.locator('main h1').waitFor();
    expect([new URL(page.url()).pathname, await page.locator('#avis').count()]).toEqual(['/directes/', 0]);
    await page.goBack();
    await changed();
    // Between stories the headline is the same element: texts that the site writes are not undone.
    const text = [{ action: 'setText' as const, selector: 'h1', content: 'Un altre' }];
    const titled = [{ key: 'b', name: 'B', weight: 10_000, offers: [{ kind: 'actions' as const, actions: text }] }];
    await start({ ...ELSEWHERE, name: 'Titular', place: { paths: ['/noticia/3015/*'] }, variants: titled });
    await page.goto(`${site.server.origin}/noticia/3015/`);
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Un altre');
    await page
      .locator('main a[href^="/noticia/"]')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => !url.pathname.startsWith('/noticia/3015/'));
    await page.waitForFunction(() => document.title.startsWith(document.querySelector('h1')?.textContent ?? '-'));
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('P-06 store exposures once, with activity, variant and kind', async () => {
    await site.server.away();
    const rows = await exposuresIn(site.server.dataDir);
    const onStory = rows.filter(({ via, path }) => via === 'page' && path === STORY);
    expect(onStory).toMatchObject([{ variant: 'marge', tier: 'consented', path: STORY }]);
  });
});
