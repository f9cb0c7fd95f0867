/**
 * The tag on a plain page of another site: one line of HTML, no request before consent, all measurement after (T-06).
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltLibrary } from '../apps/server/src/tag-library/read-built-library.ts';
import { axeFindings } from './support/axe.ts';
import { acceptsAll } from './support/consent-cookies.ts';
import { startOtherSite } from './support/loopback.ts';
import { newVisit, openHeadlessShell } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { storedPlayback } from './support/stored-playback.ts';
import { signIn } from './support/studio.ts';

const currentCode = (tag: string) => `<script type="module" src="${tag}/library.js" async></script>`;
const earlierCode = (tag: string) => `<script async src="${tag}/tag.js"></script>`;

/** Such a page fills the data layer as the broadcaster's documentation says, and calls the features' direct calls. */
const pageOf = (server: string, environment: string, embedCode = currentCode) => `<!doctype html>
<html lang="ca"><title>La fira del llibre</title>
<script>window.digitalData = { page: { pageName: 'fira/portada', seccio: 'cultura' }, video: {}, user: {} };</script>
${embedCode(`${server}/tag/tramuntana/${environment}`)}
<h1>La fira del llibre</h1><button onclick="_satellite.track('scClicBoto', { linkName: 'Programa' })">Programa</button>
<button onclick="s.tl(this, 'o')">Horaris</button>
<button onclick="digitalData.page.pageName = 'fira/mapa'; _satellite.track('scPageView')">Mapa</button>`;

let server: RunningServer;
let elsewhere: Awaited<ReturnType<typeof startOtherSite>>;
let browser: Browser;
const requested: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await openHeadlessShell();
  elsewhere = await startOtherSite((path) =>
    path === '/abans'
      ? pageOf(server.origin, 'development', earlierCode)
      : pageOf(server.origin, path === '/produccio' ? 'production' : 'development'),
  );
});
afterAll(async () => {
  await browser?.close();
  await elsewhere?.stop();
  await server?.stop();
});

/** A visit there, with its requests to the server besides the library. */
async function open(path: string) {
  requested.length = 0;
  const visit = await newVisit(browser, elsewhere.origin);
  await visit.page.context().route(`${server.origin}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const isTime = searchParams.get('pev2') === 'visible';
    if (!pathname.startsWith('/tag/') && !isTime) requested.push(pathname);
    return route.continue();
  });
  const warnings: string[] = [];
  visit.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit.page.goto(elsewhere.origin + path);
  return { ...visit, warnings };
}
const ready = (page: Page) => page.waitForFunction(() => 'sintonia' in window);
const agreed = { analytics: true, audience: true, personalisation: false };

describe('tag on a page of another site', () => {
  test('C-06 T-06 requests and stores nothing before consent', async () => {
    const { page, pageErrors } = await open('/');
    await ready(page);
    await page.getByRole('button', { name: 'Programa' }).click();
    expect(requested).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('T-06 T-08 measures the page, a direct call of page code and a playback session with consent', async () => {
    const { page, pageErrors } = await open('/');
    await ready(page);
    await page.getByRole('button', { name: 'Programa' }).click();
    await page.getByRole('button', { name: 'Horaris' }).click(); // page code of the incumbent's library (A-04)
    await page.getByRole('button', { name: 'Mapa' }).click(); // a page within the page, as its own code counts it
    const inPage = (work: string) => page.evaluate(work);
    await inPage(`sintonia.tag.consent.choose(${JSON.stringify(agreed)})`);
    await expect.poll(() => requested.filter((path) => path.startsWith('/b/ss/')).length).toBe(4);
    await inPage(`(async () => {
      const { MediaHeartbeat, MediaHeartbeatConfig } = await sintonia.playback();
      const config = Object.assign(new MediaHeartbeatConfig(), {
        trackingServer: '${new URL(server.origin).host}/hb', playerName: 'fira', channel: 'fira', ssl: false, ovp: '', appVersion: '',
      });
      const delegate = { getCurrentPlaybackTime: () => 0, getQoSObject: () => null };
      const heartbeat = new MediaHeartbeat(delegate, config, sintonia.tag.measurement());
      heartbeat.trackSessionStart(MediaHeartbeat.createMediaObject('Lectura', 'fira-1', 60, 'vod', 'video'), {});
      heartbeat.trackPlay();
      setTimeout(() => heartbeat.trackSessionEnd(), 1500);
    })()`);
    await expect.poll(() => requested.filter((path) => path === '/hb/').length).toBeGreaterThan(1);
    expect(pageErrors).toEqual([]);
    await page.context().close();

    await server.away();
    const hits = await storedHits(server.dataDir);
    const output = ({ suite, kind, tier, page, linkName, events }: StoredHit) =>
      [suite, kind, tier, page, linkName, events.join()].join(' | ');
    // The visit before left without a choice; its browser may have sent its exempt count or not.
    const own = hits.filter(({ kind, tier }) => kind !== 'mediaStart' && kind !== 'visible' && tier === 'consented');
    expect(own.map(output)).toEqual([
      'tramuntana-dev | pageview | consented | fira/portada |  | event1',
      'tramuntana-dev | link | consented | fira/portada | Programa | event10',
      'tramuntana-dev | link | consented | fira/portada | Horaris | ',
      'tramuntana-dev | pageview | consented | fira/mapa |  | event1',
    ]);
    expect((await storedPlayback(server.dataDir)).some(({ video }) => video === 'fira-1')).toBe(true);
    await server.back();
  });

  test('T-06 the first page view with consent takes four requests: page, library, identity and hit', async () => {
    const { page } = await newVisit(browser, elsewhere.origin);
    await page.context().unrouteAll();
    await acceptsAll(page, elsewhere.origin);
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isCheck = pathname.includes('layer-problems'); // in development only (D-01)
      if (!isCheck) paths.push(pathname.replace(/^\/b\/ss\/.*/, '/b/ss/'));
    });
    await page.goto(`${elsewhere.origin}/mapa`);
    await expect.poll(() => paths.at(-1)).toBe('/b/ss/');
    expect(paths).toEqual(['/mapa', '/tag/tramuntana/development/library.js', '/id', '/b/ss/']);
    await page.context().close();
  });

  test('T-06 the embed code of earlier releases still measures, with the files of its version', async () => {
    const { page, pageErrors } = await open('/abans');
    await ready(page);
    await page.evaluate(`sintonia.tag.consent.choose(${JSON.stringify(agreed)})`);
    await expect.poll(() => requested.some((path) => path.startsWith('/b/ss/'))).toBe(true);
    await page.evaluate('sintonia.playback()');
    const loaded = (await page.evaluate(
      `performance.getEntriesByType('resource').map(({ name }) => name)`,
    )) as string[]; // cast: names
    const scripts = loaded.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/tag/'));
    expect(scripts[0]).toBe('/tag/tramuntana/development/tag.js');
    expect(scripts.slice(1).every((path) => /^\/tag\/tramuntana\/v\/[\da-f]+\/[\w-]+\.js$/.test(path))).toBe(true);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('P-03 A-01 § 9 shares one supplemental id between the delivery call and the page view after it, and none with the next page view', async () => {
    const { page } = await open('/noticia/3001/');
    const sent: URLSearchParams[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/mbox\/json$|^\/b\/ss\//.test(pathname)) sent.push(new URLSearchParams(search));
    });
    await ready(page);
    await page.evaluate(`sintonia.tag.consent.choose(${JSON.stringify({ ...agreed, personalisation: true })})`);
    const ids = (name: string) => sent.flatMap((parameters) => parameters.get(name) ?? []);
    const pageViews = () => sent.filter((parameters) => parameters.has('AQB'));
    await expect.poll(() => [ids('mboxMCSDID').length, pageViews().length]).toEqual([1, 1]);
    expect(ids('mboxMCSDID')[0]).toMatch(/^[\dA-F]{16}-[\dA-F]{16}$/);
    expect(ids('sdid')).toEqual(ids('mboxMCSDID'));
    await page.getByRole('button', { name: 'Mapa' }).click();
    await expect.poll(() => pageViews().length).toBe(2);
    expect(ids('sdid')).toHaveLength(1);
    await page.context().close();
  });

  test('T-05 T-06 does not run in production on a foreign domain, and the page works', async () => {
    const { page, warnings } = await open('/produccio');
    await expect.poll(() => warnings.join()).toContain('Library not authorised for the domain localhost');
    expect(await page.evaluate(() => 'sintonia' in window)).toBe(false);
    expect(requested).toEqual([]);
    await page.context().close();
  });
});

/** Version that an environment's pages load, by either embed code. */
const handedOut = async (environment: string) => {
  const text = async (file: string) => (await fetch(`${server.origin}/tag/tramuntana/${environment}/${file}`)).text();
  const version = /"version":"([\da-f]+)"/.exec(await text('library.js'))?.[1] ?? '';
  expect(await text('tag.js')).toContain(`/v/${version}/library.js`);
  return version;
};

describe('delivery in the studio', () => {
  let page: Page;
  let pageErrors: string[];
  let [older, newer] = ['', ''];
  const environmentCard = (environment: string) => page.locator(`[data-environment='${environment}']`);

  beforeAll(async () => {
    older = await handedOut('production');
    const built = await readBuiltLibrary(join(import.meta.dirname, '../demo/build/tag-library'));
    // One rule has another name.
    const library = built.files['library.js']?.replace('Cercador: cerca interna', 'Cercador: cerca') ?? '';
    const files = { ...built.files, 'library.js': library };
    const cookie = await staffCookie(server.origin);
    const published = await fetch(`${server.origin}/api/tag-library`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...built, files }),
    });
    ({ version: newer } = await published.json());
    ({ page, pageErrors } = await newVisit(browser, server.origin));
    await signIn(page, server.origin);
  });

  test('T-06 shows version and embed line of each environment, and offers what can be promoted', async () => {
    await page.getByRole('link', { name: 'Etiqueta', exact: true }).click();
    await environmentCard('development').getByText(newer.slice(0, 7)).first().waitFor();
    await environmentCard('production').getByText(older.slice(0, 7)).first().waitFor();
    expect(await environmentCard('staging').locator('dd').allTextContents()).toEqual([
      'tramuntana-stg',
      'TRAMUNTANA-2',
    ]);
    expect(await environmentCard('production').getByText(`/tag/tramuntana/production/library.js`).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('T-12 names the rules that differ between production and the next version, and says when nothing differs', async () => {
    const differences = page.getByRole('region', { name: 'Què canvia entre dues versions' });
    await differences.getByRole('heading', { name: 'S’afegeix Cercador: cerca', exact: true }).waitFor();
    expect(await differences.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
      'S’afegeix Cercador: cerca',
      'Es treu Cercador: cerca interna',
    ]);
    expect(await axeFindings(page)).toEqual([]);
    await differences.getByRole('combobox').last().selectOption(older);
    await differences.getByText('És la mateixa versió als dos costats.').waitFor();
    expect(new URL(page.url()).searchParams.get('canvis')).toBe(`tramuntana.${older}.${older}`);
    await differences.getByRole('combobox').last().selectOption(newer);
  });

  test('T-12 promotes twice and rolls back, with one press each; the loader follows, and the log records it', async () => {
    await environmentCard('development').getByRole('button', { name: 'Passa-la a preproducció' }).click();
    await environmentCard('development').getByText('És la mateixa que hi ha a preproducció.').waitFor();
    expect([await handedOut('staging'), await handedOut('production')]).toEqual([newer, older]);
    await environmentCard('staging').getByRole('button', { name: 'Passa-la a producció' }).click();
    await environmentCard('production').getByText(newer.slice(0, 7)).first().waitFor();
    expect(await handedOut('production')).toBe(newer);
    await environmentCard('production')
      .getByRole('button', { name: `Torna a ${older.slice(0, 7)}` })
      .click();
    await environmentCard('production').getByText('No hi ha cap versió anterior.').waitFor();
    expect(await handedOut('production')).toBe(older);
    const [last, first] = await page.getByRole('list', { name: 'Historial' }).getByRole('listitem').allTextContents();
    expect(last).toContain(`analista@tramuntana.example torna a ${older.slice(0, 7)} a producció`);
    expect(first).toContain(`passa ${newer.slice(0, 7)} a producció`);
  });

  test('T-12 refuses an action on an outdated state, and shows the current one; in English', async () => {
    await page.getByText('English').filter({ visible: true }).click();
    const cookie = await staffCookie(server.origin);
    await fetch(`${server.origin}/api/tag-library/tramuntana/rollback`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ environment: 'development' }),
    });
    pageErrors.length = 0;
    await environmentCard('development')
      .getByRole('button', { name: `Back to ${older.slice(0, 7)}` })
      .click();
    await page.getByText('Somebody else has moved versions in the meantime.').waitFor();
    await environmentCard('development').getByText(older.slice(0, 7)).first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tag');
    expect(pageErrors).toEqual([expect.stringContaining('409')]);
    await page.context().close();
  });
});
