/** Imports the catalogue as an operator does while visitors read: new content appears at once (W-14). */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@sintonia/contracts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { newVisit, openHeadlessShell, type Visit } from './support/open-browser.ts';
import { type OwnOrigin, startOwnOrigin } from './support/own-origin.ts';
import { runImport } from './support/run-import.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

const ROOT = join(import.meta.dirname, '..');
/** Timeout of effects of a press, on a busy machine. */

let server: RunningServer;
let browser: Browser;
let elsewhere: OwnOrigin;
let visit: Visit;

beforeAll(async () => {
  elsewhere = await startOwnOrigin();
  [server, browser] = await Promise.all([startServer({ PICTURE_ORIGINS: elsewhere.origin }), openHeadlessShell()]);
  elsewhere.takesFrom(server.origin);
  visit = await newVisit(browser, server.origin);
  await visit.page.context().route(`${elsewhere.origin}/**`, (route) => route.continue());
});
afterAll(async () => {
  await browser?.close();
  await elsewhere?.stop();
  await server?.stop();
});

/** A sample of `demo/imports`, with its media and pictures on the other origin. */
async function sample(name: string, change: (text: string) => string = (text) => text): Promise<string> {
  const text = await readFile(join(ROOT, 'demo/imports', name), 'utf8');
  const path = join(server.dataDir, name);
  await writeFile(path, change(text.replaceAll(/(?<=")(?=\/(?:media|baixa)\/)/g, elsewhere.origin)));
  return path;
}

const textOf = async (path: string) => (await fetch(server.origin + path)).text();

/** In XMLTV format. */
const xmltv = (ms: number) => `${new Date(ms).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)} +0000`;

describe('npm run import on a running site', () => {
  test('W-14 puts news on the cached front, on a page, in a feed, in the sitemap and into the search', async () => {
    const title = 'Els forners del Moianès recuperen el blat xeixa per fer un pa que dura una setmana';
    expect(await textOf('/noticies/economia/')).not.toContain(title);
    const feed = await sample('noticies.xml', (text) =>
      text.replaceAll(/<pubDate>[^<]+/g, `<pubDate>${new Date(Date.now() - MINUTE_MS).toUTCString()}`),
    );
    const { code, out } = await runImport(server, feed);
    expect([code, out]).toEqual([0, expect.stringContaining('stories     3 added, 0 changed, 0 unchanged')]);
    expect(await textOf('/noticies/economia/')).toContain(title);
    expect(await textOf('/noticies/economia/rss')).toContain(title);
    const [, path = ''] = /(\/noticia\/\d+\/els-forners[^<]+)</.exec(await textOf('/sitemap/pagines.xml')) ?? [];
    const { page, pageErrors } = visit;
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    expect(await page.getByText('vuitanta tones').count()).toBe(1);
    expect(await page.locator('[data-slot="story.picture"]').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${server.origin}/noticies/societat/`, { waitUntil: 'networkidle' });
    // The server requested its host, once; the browser requests only this server.
    const picture = page.locator('img[src^="/media/art/imported-story-"]').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const source = (await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).replace(/\d+\.\w+$/, '');
    const [avif, webp] = await Promise.all(['480.avif', '960.webp'].map((size) => fetch(source + size)));
    expect([avif?.headers.get('content-type'), webp?.headers.get('content-type')]).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect((await fetch(`${source}481.avif`)).status).toBe(404);
    expect(elsewhere.requested.filter((path) => path.endsWith('.webp')).length).toBeLessThanOrEqual(3);
    expect(new Set(elsewhere.requested).size).toBe(elsewhere.requested.length);
    expect(await page.content()).not.toContain(elsewhere.origin);
    expect(pageErrors).toEqual([]);
    expect(await textOf('/api/cerca/suggeriments?q=forners')).toContain('forners');

    const again = await runImport(server, feed);
    expect([again.code, again.out]).toEqual([0, expect.stringMatching(/3 unchanged\n {2}Nothing has changed/)]);
  });

  test('W-01 W-14 hides content dated ahead until its time, and shows it everywhere from then on, without a restart', async () => {
    const dueMs = Math.ceil(Date.now() / 1000) * 1000 + 45_000;
    const story = {
      ...{ id: 9011, slug: 'la-grallera', section: 'cultura', title: 'La Grallera torna a obrir', themes: ['Gralles'] },
      ...{
        standfirst: 'Sota embargament.',
        author: { name: 'Berta Embargada' },
        publishedAt: new Date(dueMs).toISOString(),
      },
    };
    const file = join(server.dataDir, 'embargament.json');
    await writeFile(file, JSON.stringify({ format: 'sintonia-catalogue', version: 1, stories: [story] }));
    expect((await runImport(server, file)).code).toBe(0);
    const lists = [
      ...['/', '/noticies/', '/noticies/cultura/', '/noticies/rss', '/noticies/cultura/rss', '/sitemap/pagines.xml'],
      ...['/sitemap/noticies.xml', '/api/cerca/suggeriments?q=grallera', '/cercador/?q=grallera+obrir'],
    ];
    const own = ['/noticia/9011/la-grallera/', '/tema/gralles/', '/autor/berta-embargada/', '/tema/gralles/rss'];
    const shows = async (path: string) => /la-grallera\//.test(await textOf(path));
    const statuses = () => Promise.all(own.map(async (path) => (await fetch(server.origin + path)).status));
    const early = await Promise.all(lists.map(shows));
    const earlyStatuses = await statuses();
    expect(Date.now(), 'the machine was too slow to look before its time').toBeLessThan(dueMs);
    expect(early).toEqual(lists.map(() => false));
    expect(earlyStatuses).toEqual(own.map(() => 404));
    // Caches keep answers until then and no longer.
    const maxAge = /max-age=(\d+)/.exec(
      (await fetch(`${server.origin}/noticies/rss`)).headers.get('cache-control') ?? '',
    );
    expect(Number(maxAge?.[1])).toBeLessThanOrEqual(Math.ceil((dueMs - Date.now()) / 1000) + 1);
    await expect.poll(() => shows('/noticies/cultura/'), { timeout: 180_000, interval: 250 }).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(dueMs);
    expect(await Promise.all(lists.map(shows))).toEqual(lists.map(() => true));
    expect(await statuses()).toEqual(own.map(() => 200));
  });

  test('W-02 W-14 holds new updates of a running story until the reader asks', async () => {
    const reported: object[] = [];
    const report = async (id: string, title: string) => {
      reported.push({
        id,
        title,
        at: new Date().toISOString(),
        body: [{ type: 'paragraph', text: `${title}, i prou.` }],
      });
      const story = {
        ...{
          id: 9001,
          slug: 'el-ple',
          section: 'politica',
          title: 'El ple, minut a minut',
          standfirst: 'Seguim la sessió.',
        },
        ...{ author: { name: 'Agència' }, publishedAt: new Date(Date.now() - MINUTE_MS).toISOString() },
        live: { keyPoints: ['Encara no s’ha votat.'], updates: reported },
      };
      const file = join(server.dataDir, 'ple.json');
      await writeFile(file, JSON.stringify({ format: 'sintonia-catalogue', version: 1, stories: [story] }));
      expect((await runImport(server, file)).code).toBe(0);
    };
    await report('obert', 'Comença el ple');
    expect(await textOf('/noticies/politica/')).toMatch(/El ple, minut a minut[\s\S]{0,900}Directe/);
    const { page, pageErrors } = visit;
    await page.goto(`${server.origin}/noticia/9001/el-ple/`, { waitUntil: 'networkidle' });
    const list = page.getByRole('region', { name: 'Minut a minut' });
    const first = list.getByRole('heading', { name: 'Comença el ple' });
    await first.evaluate((heading) => heading.scrollIntoView());
    const before = await first.boundingBox();
    await report('recepcio', 'Parla l’oposició');
    await report('votat', 'S’ha votat');
    // As on a return to the page: it polls at once.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const button = list.getByRole('button', { name: '2 actualitzacions noves' });
    await button.waitFor();
    expect(await list.getByRole('status').textContent()).toBe('2 actualitzacions noves');
    expect(await first.boundingBox()).toEqual(before);
    expect(await axeFindings(page)).toEqual([]);
    await button.click();
    const titles = ['S’ha votat', 'Parla l’oposició', 'Comença el ple'];
    await expect.poll(() => list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('S’ha votat');
    expect(
      await list
        .getByRole('link', { name: /enllaç/ })
        .first()
        .getAttribute('href'),
    ).toBe('#act-votat');
    expect(pageErrors).toEqual([]);
    // An up-to-date reader gets 304.
    const address = `${server.origin}/noticia/9001/actualitzacions.json`;
    const answer = await fetch(address);
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await answer.json()).updates).toHaveLength(3);
    expect((await fetch(address, { headers })).status).toBe(304);
    expect((await fetch(`${server.origin}/noticia/3001/actualitzacions.json`)).status).toBe(404);
  });

  test('W-06 W-14 plays a podcast of another host from there, with its chapters, and lists it in our feed', async () => {
    const withExtension = (text: string) => text.replace('/baixa/2006"', '/baixa/2006.m4a"');
    const { code } = await runImport(server, await sample('podcast.xml', withExtension));
    expect(code).toBe(0);
    const [, path = ''] = /(\/audio\/1\d{8}\/)/.exec(await textOf('/sitemap/pagines.xml')) ?? [];
    const { page, pageErrors } = visit;
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    expect(await page.getByText('La cadira de boga').count()).toBeGreaterThan(0);
    await page
      .getByRole('button', { name: /^Escolta/ })
      .first()
      .click();
    const audio = page.locator('audio');
    await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0.3);
    expect(await audio.evaluate((one: HTMLAudioElement) => one.currentSrc)).toBe(`${elsewhere.origin}/baixa/2001`);
    expect(pageErrors).toEqual([]);
    // Podcast directories refuse an address without an extension: ours has one and redirects, for players on any site.
    const feed = await textOf('/podcast/paraules-que-se-n-van/rss');
    const [newest = '', second, oldest = ''] = [...feed.matchAll(/<enclosure url="([^"]+)"/g)].map(([, url]) => url);
    expect(second).toBe(`${elsewhere.origin}/baixa/2006.m4a`);
    expect(oldest).toBe(`${server.origin}/baixa/${path.replaceAll(/\D/g, '')}.m4a`);
    const lead = await Promise.all([newest, oldest].map((url) => fetch(url, { redirect: 'manual' })));
    expect(lead.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [302, `${elsewhere.origin}/baixa/2020`],
      [302, `${elsewhere.origin}/baixa/2001`],
    ]);
    for (const { headers } of lead) expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('W-12 W-14 asks the host for the sizes that a feed leaves out, and our podcast feed has them as bytes', async () => {
    const renamed = (text: string) =>
      text
        .replaceAll(/ length="\d+"/g, '')
        .replace('Paraules que se’n van', 'Paraules sense mida')
        .replaceAll('paraules.example', 'sense-mida.example')
        .replaceAll('paraules-s1', 'sense-mida-s1');
    const unsized = await sample('podcast.xml', renamed);
    expect(await readFile(unsized, 'utf8')).not.toContain('length=');
    expect((await runImport(server, unsized, '--private')).code).toBe(0);
    const feed = await textOf('/podcast/paraules-sense-mida/rss');
    const enclosures = [...feed.matchAll(/<enclosure url="([^"]+)" length="(\d+)"/g)];
    expect(enclosures).toHaveLength(3);
    for (const [, url = '', length] of enclosures) {
      const file = await fetch(url);
      expect([url, Number(length)]).toEqual([url, (await file.arrayBuffer()).byteLength]);
    }
  });

  test('W-04 W-14 plays videos of another host from there', async () => {
    const { code } = await runImport(server, await sample('videos.xml'));
    expect(code).toBe(0);
    const { page, pageErrors } = visit;
    await page.goto(`${server.origin}/camins-de-ronda/`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Una cala sense nom' }).first().click();
    await page
      .getByRole('button', { name: /^Reprodueix/ })
      .first()
      .click();
    await expect
      .poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime))
      .toBeGreaterThan(0.3);
    expect(elsewhere.requested).toContain('/media/clips/cims/master.m3u8');
    expect(pageErrors).toEqual([]);
  });

  test('W-05 W-14 shows an imported current broadcast as on air, and in the guide', async () => {
    const nowMs = Date.now();
    const [from, to] = [xmltv(nowMs - 30 * MINUTE_MS), xmltv(nowMs + 30 * MINUTE_MS)];
    const schedule = `<?xml version="1.0"?><!DOCTYPE tv SYSTEM "xmltv.dtd"><tv source-info-name="continuïtat">
      <programme start="${from}" stop="${to}" channel="Tramuntana 1"><title lang="ca">La nit de la nevada</title></programme>
      <programme start="${to}" channel="Tramuntana 1"><title>Sense final</title></programme>
      <programme start="${from}" stop="${to}" channel="Canal Lluna"><title>D’un altre</title></programme></tv>`;
    const { code, out } = await runImport(server, await sample('programacio.xml', () => schedule));
    expect(code).toBe(0);
    expect(out).toContain('broadcasts  1 added, 0 changed, 0 unchanged');
    expect(out).toMatch(
      /line 3: Sense final: it has no end.*\n.*line 4: D’un altre: none of “Canal Lluna” is a channel/,
    );
    expect(await textOf('/directes/')).toContain('La nit de la nevada');
    expect(await textOf('/programacio/tramuntana-1/')).toContain('La nit de la nevada');
  });

  test('W-14 names the problem of a broken, hostile or missing file, and changes nothing', async () => {
    const before = await textOf('/sitemap/pagines.xml');
    const [bomb, cut] = await Promise.all([
      sample('noticies.xml', (text) => text.replace('?>', '?><!DOCTYPE rss [<!ENTITY a "&a;&a;">]>')),
      sample('videos.xml', (text) => text.slice(0, 900)),
    ]);
    const { code, out, error } = await runImport(
      server,
      bomb,
      cut,
      join(server.dataDir, 'none.xml'),
      `${elsewhere.origin}/feed`,
    );
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(/defines entities of its own/);
    expect(error).toMatch(/videos\.xml is not well-formed XML: line \d+/);
    expect(error).toMatch(/none\.xml does not exist/);
    expect(error).toMatch(/is on this machine or its network/);
    expect(await textOf('/sitemap/pagines.xml')).toBe(before);
    const stranger = await fetch(`${server.origin}/api/catalogue/import`, { method: 'POST', body: '{}' });
    expect(stranger.status).toBe(401);
  });
});
