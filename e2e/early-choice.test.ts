/** C-07. A choice that is pressed while the banner's code loads is neither lost nor counted twice. */
import { expect, test } from 'vitest';
import { holdRequests } from './support/hold-requests.ts';
import { newVisit } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();

test.each(['Rebutja-ho tot', 'Accepta-ho tot'])(
  'C-07 «%s» waits for the banner’s code, and the page is counted once, without being loaded again',
  async (choice) => {
    const { page, pageErrors } = await newVisit(site.browser, site.server.origin);
    const pages: string[] = [];
    const views: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (request.isNavigationRequest()) pages.push(`${request.method()} ${pathname}`);
      if (pathname.startsWith('/b/ss/') && searchParams.get('pev2') === null) views.push(pathname);
    });
    const release = await holdRequests(page, '**/assets/ConsentForm-*.js');
    await page.goto(`${site.server.origin}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('[data-deferred] form'));
    await page.waitForFunction(() => !('__pendingHydration' in window));
    await page.getByRole('button', { name: choice }).click();
    release();
    await page.getByRole('button', { name: choice }).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('sintonia_consent=1.');
    await expect.poll(() => views.length).toBeGreaterThan(0);
    await page.goto(`${site.server.origin}/robots.txt`);
    expect(pages).toEqual(['GET /', 'GET /robots.txt']);
    expect(views).toHaveLength(1);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  },
);
