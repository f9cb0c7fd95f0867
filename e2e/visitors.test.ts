/** Visitors with a purpose: they find what they look for, and their actions are stored. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { useSite } from './support/use-site.ts';
import { consentingVisitor, pageHitStored, refusingVisitor } from './support/visitors.ts';

const site = useSite();
const pageErrors: string[] = [];

const visitor = (path: string, viewport?: { width: number; height: number }) =>
  consentingVisitor({ browser: site.browser, origin: site.server.origin, pageErrors }, path, viewport);
const passerBy = (path: string, viewport?: { width: number; height: number }) =>
  refusingVisitor({ browser: site.browser, origin: site.server.origin }, path, viewport);

describe('parts of the site on a phone (W-12)', () => {
  test.each(['El temps', 'Programes', 'Programació', 'Pòdcasts', 'Notícies', 'Directes', 'Ràdio', 'Cerca'])(
    'W-12 «%s» is one press away, with a large enough target',
    async (name) => {
      const page = await passerBy('/', { width: 390, height: 844 });
      const within = page.getByRole('banner').or(page.getByRole('navigation', { name: 'Accés ràpid' }));
      const link = within.getByRole('link', { name, exact: true });
      expect(await link.count()).toBe(1);
      const box = await link.evaluate((shown) => {
        const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
        return { isWhole: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight, width, height };
      });
      expect(box.isWhole).toBe(true);
      expect(Math.min(box.height, box.width)).toBeGreaterThanOrEqual(44);
      await link.click();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForURL((url) => url.pathname !== '/');
      await page.context().close();
    },
  );
});

describe('missing pages (W-10)', () => {
  test('W-10 search for the words of their address, and offer the news', async () => {
    const page = await visitor('/noticia/99999/neu-al-refugi/');
    await page.getByRole('heading', { name: 'Aquesta pàgina se l’ha endut el vent' }).waitFor();
    expect(await page.getByRole('region', { name: 'Últimes notícies' }).getByRole('listitem').count()).toBe(6);
    expect(await page.evaluate(() => window.digitalData?.page)).toMatchObject({
      status: 'Error404',
      tipusPagina: 'errorPage',
      pageName: '',
      actualPageName: '/noticia/99999/neu-al-refugi/',
    });
    await page.getByRole('main').getByRole('button', { name: 'Busca' }).click();
    await page.waitForURL('**/cercador/?q=neu+al+refugi');
    await page.getByRole('heading', { name: /resultat/ }).waitFor();
    await pageHitStored(page);
    await page.context().close();
  });

  test('W-10 W-06 keep the radio playing over a missing page, a failing one, and one without a connection', async () => {
    const page = await visitor('/radio/');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Escolta en directe/ })
      .first()
      .click();
    await expect.poll(() => page.evaluate(soundAt)).toBeGreaterThan(0.5);
    const audio = await page.evaluateHandle(() => document.querySelector('audio'));
    const stillSounds = async () => {
      const before = await page.evaluate(soundAt);
      await expect.poll(() => page.evaluate(soundAt)).toBeGreaterThan(before);
      expect(await page.evaluate((first) => document.querySelector('audio') === first, audio)).toBe(true);
      await page.getByRole('banner').getByRole('link', { name: 'Tramuntana, inici' }).waitFor();
    };

    await page.evaluate(goTo, '/no-existeix-enlloc/');
    await page.getByRole('alert').getByRole('heading', { name: 'Aquesta pàgina se l’ha endut el vent' }).waitFor();
    await stillSounds();

    const isData = '**/programes/_.data*';
    await page.route(isData, (route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }));
    await page.evaluate(goTo, '/programes/');
    await page.getByRole('alert').getByRole('heading', { name: 'Alguna cosa no ha anat bé' }).waitFor();
    await expect.poll(() => page.title()).toBe('Alguna cosa no ha anat bé');
    await stillSounds();
    await page.unroute(isData);
    await page.getByRole('link', { name: 'Torna-ho a provar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Programes' }).waitFor();
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('Programes · Tramuntana');

    await expect.poll(() => page.evaluate(secondsAhead)).toBeGreaterThan(3);
    await page.context().setOffline(true);
    await page.evaluate(goTo, '/el-temps/');
    await page.getByRole('alert').getByRole('heading', { name: 'No ens arriba la xarxa' }).waitFor();
    await stillSounds();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'El temps' }).waitFor();
    await stillSounds();
    await pageHitStored(page);
    await page.context().close();
  });

  test('W-10 W-06 inform a listener without a connection, and play when it returns', async () => {
    const page = await visitor('/radio/');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Escolta en directe/ })
      .first()
      .click();
    await page.getByText('Sense connexió: la ràdio començarà quan torni la connexió.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Ràdio' }).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.evaluate(soundAt)).toBeGreaterThan(0.5);

    await page.context().setOffline(true);
    await page.getByRole('slider', { name: 'Posició' }).press('Home'); // not in the buffer
    await page.getByText('No hi ha connexió.').waitFor();
    expect(await page.evaluate(soundAt)).toBe(0);
    await page.context().setOffline(false);
    await expect.poll(() => page.evaluate(soundAt)).toBeGreaterThan(0.5);
    await page.context().close();
  });
});

describe('without a connection', () => {
  test('W-02 C-06 offers the stories read before on request, and stores nothing without it', async () => {
    const page = await visitor('/noticia/3001/');
    const context = page.context();
    const keep = page.getByRole('button', { name: 'Desa el que llegeixo' });
    await keep.waitFor();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await keep.click();
    const storedNames = () => page.evaluate(storedPaths);
    await expect.poll(storedNames).toHaveLength(1);
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${site.server.origin}/noticia/3002/`);
    await expect.poll(storedNames).toHaveLength(2);
    await pageHitStored(page);

    await context.setOffline(true);
    await page.goto(`${site.server.origin}/programes/`);
    await page.getByRole('heading', { name: 'No tens connexió' }).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(2);
    await page.getByRole('link', { name: first ?? '' }).click();
    await page.getByText('Sense connexió').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(first);
    expect(await page.locator('article .text p').count()).toBeGreaterThan(2);
    expect(await page.locator('img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(
      300,
    );
    expect(await page.locator('script').count()).toBe(0);

    await context.setOffline(false);
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Programes' }).waitFor();
    await page.getByRole('button', { name: 'Desa el que llegeixo', pressed: true }).click();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await pageHitStored(page);
    await context.close();
  });
});

/** In the page: the stories stored in its browser. */
async function storedPaths(): Promise<string[]> {
  const names = await caches.keys();
  const storedNames = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return storedNames.flat().flatMap(({ url }) => (url.includes('/noticia/') ? [url] : []));
}

/** In the page: seconds that the radio has played. */
const soundAt = () => document.querySelector('audio')?.currentTime ?? 0;

/** In the page: buffered seconds of the radio. */
const secondsAhead = () => {
  const audio = document.querySelector('audio');
  return audio?.buffered.length ? audio.buffered.end(audio.buffered.length - 1) - audio.currentTime : 0;
};

/** In the page: a client-side navigation to an address that no page links to. */
function goTo(path: string): void {
  const { __reactRouterDataRouter: router } = window as unknown as {
    // cast: the router's own property for developer tools
    __reactRouterDataRouter: { navigate(path: string): Promise<void> };
  };
  void router.navigate(path);
}

describe('after their visits', () => {
  let hits: StoredHit[];
  beforeAll(async () => {
    await site.server.away();
    hits = await storedHits(site.server.dataDir);
  });
  const searches = () => hits.filter(({ kind, page }) => kind === 'pageview' && page === 'cercador');

  test('T-07 A-03 the search that a missing page offers is stored as one search', () => {
    const searched = searches().filter(({ tier }) => tier === 'consented');
    expect(searched.map(({ events, searchKeyword }) => [events.includes('event2'), searchKeyword])).toEqual([
      [true, 'neu al refugi'],
    ]);
  });

  test('W-10 D-02 a missing page is stored without a name, a failed one as not available', () => {
    const missed = hits.filter(
      ({ kind, variables }) => kind === 'pageview' && Object.values(variables).includes('errorPage'),
    );
    expect(missed.map(({ page }) => page)).toEqual(['', '', 'noDisponible']);
    // Visitors who refuse leave this page at once: whether their view is still sent depends on the machine.
    const weather = hits.filter(
      ({ kind, page, tier }) => kind === 'pageview' && page === 'el-temps' && tier === 'consented',
    );
    expect(weather).toHaveLength(1);
  });

  test('A-01 pages read offline are not counted', () => {
    const isRead = ({ kind, tier, page }: StoredHit) =>
      kind === 'pageview' && tier === 'consented' && page.startsWith('noticies/');
    const read = hits.filter(isRead);
    expect(read).toHaveLength(3);
  });

  test('cause no console errors', () => {
    expect(pageErrors).toEqual([]);
  });
});
