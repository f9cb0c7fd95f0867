/**
 * The broadcaster's own pages run the production version of the tag library: promoted, rolled back, broken (T-12,
 * T-05).
 */
import type { LibraryList } from '@sintonia/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { recordMeasuring } from './support/measured-requests.ts';
import { newVisit } from './support/open-browser.ts';
import { links, openPublishedRules, type PublishedRules, pageViews } from './support/published-rules.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite({ SITE_ENVIRONMENT: 'production' });
let rules: PublishedRules;

beforeAll(async () => {
  rules = await openPublishedRules(site.server.origin);
});

/** A rule that sends a link hit with each page: the first, and client-side navigations. */
const sending = (linkName: string) => `window.sintoniaRules.rules.push({
  name: '${linkName}', events: ['routeChanged', 'call:scPageView'],
  actions: [{ name: 'send', run: ({ context }, { send }) =>
    send({ linkType: 'lnk_o', linkName: '${linkName}', url: context.url, localTime: { atMs: context.atMs, offsetMin: 0 } }) }],
});`;

/** A page of a consenting visitor, with its requests. */
async function visit() {
  const visited = await newVisit(site.browser, site.server.origin);
  await visited.page.context().addCookies([{ name: 'sintonia_consent', value: '1.100', url: site.server.origin }]);
  return { ...visited, sent: recordMeasuring(visited.page) };
}
let first: string;
let second: string;

describe('production rules on the site', () => {
  test('T-12 T-06 a version reaches the pages when it is promoted, not before, and requests nothing before the first paint', async () => {
    first = await rules.publish('');
    await rules.promote();
    await rules.untilRunning(first);
    second = await rules.publish(sending('versio-nova'));
    const { page, sent, pageErrors } = await visit();
    await page.goto(`${site.server.origin}/noticies/`);
    await expect.poll(() => pageViews(sent).length).toBe(1);
    expect(pageViews(sent)[0]?.line).toContain(`/SINTONIA-1-${first}/`);
    expect(links(sent)).toEqual([]);

    const loaded = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/rules.js'));
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const script = document.querySelector<HTMLScriptElement>('script[src$="/rules.js"]');
      return { isAfterPaint: (entry?.startTime ?? 0) >= painted, integrity: script?.integrity, src: script?.src ?? '' };
    });
    expect(loaded.isAfterPaint).toBe(true);
    expect(loaded.integrity).toMatch(/^sha256-[\w+/]{43}=$/);
    const file = await fetch(loaded.src, { headers: { 'accept-encoding': 'br' } });
    expect([file.headers.get('content-encoding'), file.headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('T-12 new and open pages run a promoted version within a minute, and neither runs it after a rollback', async () => {
    const open = await visit();
    await open.page.goto(`${site.server.origin}/noticies/`);
    const goTo = async (name: string) => {
      const before = pageViews(open.sent).length;
      await open.page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
      await expect.poll(() => pageViews(open.sent).length).toBe(before + 1);
    };
    await rules.promote();
    await rules.untilRunning(second);
    // The old version still counts the navigation that names the new one, but not the next one.
    await goTo('Directes');
    await open.page.waitForFunction((id) => document.querySelector(`script[src*="${id}"]`) !== null, second);
    await expect
      .poll(async () => {
        await goTo('Programes');
        await goTo('Directes');
        return links(open.sent);
      })
      .toContain('versio-nova');
    expect(pageViews(open.sent).at(-1)?.line).toContain(`/SINTONIA-1-${second}/`);

    const fresh = await visit();
    await fresh.page.goto(`${site.server.origin}/noticies/`);
    await expect.poll(() => links(fresh.sent)).toEqual(['versio-nova']);

    await rules.rollBack();
    await rules.untilRunning(first);
    await goTo('Programes');
    await expect
      .poll(async () => {
        await goTo('Directes');
        return pageViews(open.sent).at(-1)?.line;
      })
      .toContain(`/SINTONIA-1-${first}/`);
    const reported = links(open.sent).length;
    await goTo('Programes');
    expect(links(open.sent)).toHaveLength(reported);
    const again = await visit();
    await again.page.goto(`${site.server.origin}/noticies/`);
    await expect.poll(() => pageViews(again.sent).length).toBe(1);
    expect(links(again.sent)).toEqual([]);
    expect([...open.pageErrors, ...fresh.pageErrors, ...again.pageErrors]).toEqual([]);
    for (const { page } of [open, fresh, again]) await page.context().close();
  });

  test('T-12 a restarted server delivers the same production version', async () => {
    await rules.promoteStaged();
    await rules.untilRunning(second);
    await site.server.away();
    await site.server.back();
    await rules.untilRunning(second);
    const { page, sent } = await visit();
    await page.goto(`${site.server.origin}/noticies/`);
    await expect.poll(() => links(sent)).toEqual(['versio-nova']);
    await page.context().close();
  });

  test.each([
    ['cannot be read', ';(('],
    ['fails while it loads', 'throw new Error("trencada");'],
    ['has no list of rules', 'window.sintoniaRules = { property: { domains: [] } };'],
    ['fails with each event', 'for (const rule of window.sintoniaRules.rules) rule.actions = null;'],
  ])('T-05 T-12 a version that %s leaves the page intact, and one rollback restores measuring', async (_what, code) => {
    const broken = await rules.publish(code);
    await rules.promote();
    await rules.untilRunning(broken);
    const { page, sent } = await visit();
    await page.goto(`${site.server.origin}/noticies/`);
    // After hydration a client-side navigation keeps the document.
    await page.evaluate(() => Object.assign(window, { isThisDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Programes', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Programes' }).waitFor();
    expect(await page.evaluate(() => 'isThisDocument' in window)).toBe(true);
    await rules.rollBack();
    await rules.untilRunning(second);
    sent.length = 0;
    await page.goto(`${site.server.origin}/noticies/`);
    await expect.poll(() => links(sent)).toEqual(['versio-nova']);
    await page.context().close();
  });
});

describe('status in the studio', () => {
  const environmentCard = (page: Page, environment: string) => page.locator(`[data-environment='${environment}']`);

  test('T-12 names the environment of the site, and the page views of each version; in both languages', async () => {
    const views = async () => {
      const list: LibraryList = await (
        await fetch(`${site.server.origin}/api/tag-library`, { headers: { cookie: rules.cookie } })
      ).json();
      return list.properties[0]?.inUse?.production.map(({ version }) => version) ?? [];
    };
    await expect.poll(views).toEqual(expect.arrayContaining([first, second]));
    const { page, pageErrors } = await newVisit(site.browser, site.server.origin);
    await signIn(page, site.server.origin);
    await page.getByRole('link', { name: 'Etiqueta', exact: true }).click();
    await environmentCard(page, 'production').getByText(second.slice(0, 7)).first().waitFor();
    const text = await environmentCard(page, 'production').textContent();
    expect(text).toContain('El web d’aquest servidor porta aquesta versió');
    expect(text).toMatch(/\d+ pàgines vistes amb aquesta versió/);
    expect(text).toMatch(new RegExp(`\\d+ encara amb ${first.slice(0, 7)}`));
    const elsewhere = await environmentCard(page, 'development').textContent();
    expect(elsewhere).not.toContain('El web d’aquest servidor');
    expect(elsewhere).toContain('Cap pàgina vista');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText('English').filter({ visible: true }).click();
    await environmentCard(page, 'production').getByText('The website of this server runs this version').waitFor();
    const english = await environmentCard(page, 'production').textContent();
    expect(english).toMatch(new RegExp(`\\d+ still with ${first.slice(0, 7)}`));
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });
});

describe('rules of an open page', () => {
  test('T-12 T-03 A-04 change as a whole: custom events, data elements, tracker and links, none twice', async () => {
    const action = (linkName: string) => `{ name: 'send', run: ({ context }, { send, element }) => send({
      linkType: 'lnk_o', linkName: ${linkName}, url: context.url, localTime: { atMs: context.atMs, offsetMin: 0 } }) }`;
    const onEvent = (name: string) =>
      `{ name: '${name}', events: ['custom:prova:${name}'], actions: [${action(`'${name}'`)}] }`;
    const former = await rules.publish(`Object.assign(window.sintoniaRules, {
      rules: [...window.sintoniaRules.rules, ${onEvent('antic')}, ${onEvent('tots')}],
      expose: (window, tag, settings, signal) => {
        window.rastreAntic = { t: tag.pageView };
        signal.addEventListener('abort', () => { delete window.rastreAntic; });
      },
    });`);
    await rules.promote();
    await rules.untilRunning(former);
    const { page, sent, pageErrors } = await visit();
    await page.goto(`${site.server.origin}/noticies/`);
    await expect.poll(() => pageViews(sent).length).toBe(1);
    const fire = () =>
      page.evaluate(() => {
        for (const name of ['antic', 'nou', 'tots']) {
          document.dispatchEvent(new CustomEvent(`prova:${name}`));
        }
      });
    await fire();
    await expect.poll(() => links(sent)).toEqual(['antic', 'tots']);

    const next = await rules.publish(`Object.assign(window.sintoniaRules, {
      rules: [...window.sintoniaRules.rules, ${onEvent('nou')}, ${onEvent('tots')},
        { name: 'marca', events: ['call:scPageView'], actions: [${action("'marca ' + element('prova.marca')")}] }],
      elements: ({ context }) => (name) => name === 'prova.marca' ? new URL(context().url).pathname : undefined,
      links: ({ window, onFollowed, signal }) => {
        window.document.addEventListener('click', ({ target }) => target.id === 'de-prova'
          && onFollowed({ linkType: 'o', linkName: 'clic de prova', linkUrl: undefined }), { signal });
        return { consumeClick: () => undefined };
      },
    });`);
    await rules.promote();
    await rules.untilRunning(next);
    const goTo = async (name: string) => {
      const before = pageViews(sent).length;
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
      await expect.poll(() => pageViews(sent).length).toBe(before + 1);
    };
    await expect
      .poll(async () => {
        await goTo('Programes');
        await goTo('Directes');
        return pageViews(sent).at(-1)?.line;
      })
      .toContain(`/SINTONIA-1-${next}/`);
    await expect.poll(() => links(sent)).toContain('marca /directes/');
    sent.length = 0;
    await fire();
    await page.evaluate(() => {
      const button = Object.assign(document.createElement('button'), { id: 'de-prova', type: 'button' });
      document.body.append(button);
      button.click();
    });
    await expect.poll(() => links(sent)).toEqual(['nou', 'tots', 'clic de prova']);
    expect(await page.evaluate(() => ['rastreAntic' in window, 's' in window])).toEqual([false, true]);
    await goTo('Programes');
    const marks = () => links(sent).filter((name) => name?.startsWith('marca'));
    await expect.poll(marks).toEqual(['marca /programes/']);
    expect(pageErrors).toEqual([]);

    await page.context().close();
  });
});
