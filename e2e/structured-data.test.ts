/**
 * Machine-readable content of every page, checked by its consumers' rules (W-12). No browser: crawlers run no scripts.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  NewsFeed,
  NewsSiteMap,
  OEmbed,
  PodcastFeed,
  SiteMap,
  SiteMapIndex,
  WebManifest,
} from './structured-data/feed-rules.ts';
import { addressesIn, LinkedData } from './structured-data/linked-data.ts';
import { type PageHead, readHead } from './structured-data/page-head.ts';
import { PUBLIC_ROUTES } from './support/routes.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['item', 'url', 'sitemap'].includes(name),
});

async function read(path: string) {
  const answer = await fetch(server.origin + path);
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}
async function readXml(path: string): Promise<unknown> {
  const { status, type, text } = await read(path);
  expect([path, status]).toEqual([path, 200]);
  expect(type).toMatch(/^(application|text)\/([a-z]+\+)?xml; charset=utf-8$/);
  expect(XMLValidator.validate(text)).toBe(true);
  return xml.parse(text);
}
/** Path on this server of an address. */
const pathOf = (address: string): string => {
  expect(address.startsWith(`${server.origin}/`)).toBe(true);
  return address.slice(server.origin.length);
};
const status = async (address: string) => [address, (await fetch(address, { method: 'HEAD' })).status];

const SHOWN = PUBLIC_ROUTES.filter((route) => route.status === 200);

describe.each(SHOWN)('$path', ({ path }) => {
  let head: PageHead;
  beforeAll(async () => {
    head = readHead((await read(path)).text);
  });

  test('W-12 states its language, title and description once', () => {
    expect(head.language).toBe('ca');
    expect(head.title.length).toBeGreaterThan(3);
    expect(head.meta.description?.length).toBeGreaterThan(15);
    expect(head.repeated).toEqual([]);
  });

  test('W-12 has one canonical address: absolute, without parameters, and of a page that states the same', async () => {
    const canonical = head.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
    expect(canonical).toHaveLength(1);
    const [address = ''] = canonical;
    expect(new URL(address).search).toBe('');
    const there = readHead((await read(pathOf(address))).text);
    expect(there.links.find(({ rel }) => rel === 'canonical')?.href).toBe(address);
    expect(head.meta['og:url']).toBe(address);
    const languages = head.links.filter(({ hrefLang }) => hrefLang);
    expect(languages.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
      ['ca', address],
      ['x-default', address],
    ]);
  });

  test('W-12 is complete for social networks: the four Open Graph properties, and an existing picture', async () => {
    expect(head.meta['og:title']).toBeTruthy();
    expect(head.meta['og:type']).toMatch(/^(website|article|profile|video\.episode)$/);
    expect(head.meta['og:locale']).toBe('ca_ES');
    expect(head.meta['og:site_name']).toBeTruthy();
    expect(head.meta['twitter:card']).toBe('summary_large_image');
    expect(await status(head.meta['og:image'] ?? '')).toEqual([head.meta['og:image'], 200]);
  });

  test('W-12 has structured data valid for schema.org and search engines, with addresses of this site', () => {
    expect(head.linkedData.length).toBeGreaterThan(0);
    for (const entry of head.linkedData) expect(LinkedData.safeParse(entry).error?.issues ?? []).toEqual([]);
    for (const address of addressesIn(head.linkedData)) pathOf(address);
  });

  test('W-12 links only to working feeds, oEmbed, icons and manifest', async () => {
    const kinds = /^(alternate|icon|apple-touch-icon|manifest)$/;
    const linked = head.links.filter(({ rel }) => kinds.test(rel)).map(({ href }) => new URL(href, server.origin).href);
    expect(linked.length).toBeGreaterThanOrEqual(3);
    for (const address of linked) expect((await fetch(address)).status).toBe(200);
  });
});

test('W-12 structured data types match the content', async () => {
  const typesAt = async (path: string) => readHead((await read(path)).text).linkedData.map((entry) => entry['@type']);
  expect(await typesAt('/noticia/3001/embassaments-guanyen-tres-punts/')).toEqual(['NewsArticle']);
  expect(await typesAt('/noticia/3041/ventada-minut-a-minut/')).toEqual(['LiveBlogPosting']);
  expect(await typesAt('/autor/marta-escarra/')).toEqual(['ProfilePage']);
  expect(await typesAt('/tema/mon-rural/')).toEqual(['CollectionPage']);
  expect(await typesAt('/video/1001/')).toEqual(['VideoObject']);
  expect(await typesAt('/audio/2001/')).toEqual(['RadioEpisode']);
  expect(await typesAt('/cims/')).toEqual(['TVSeries']);
  expect(await typesAt('/')).toEqual(['WebSite', 'NewsMediaOrganization']);
});

test('W-12 account pages, and duplicates of other pages, are excluded from indexes', async () => {
  const own = SHOWN.filter(({ path }) => /^\/(compte|incrusta|radio\/finestra)\//.test(path));
  expect(own.length).toBeGreaterThan(5);
  for (const { path } of own) expect([path, readHead((await read(path)).text).meta.robots]).toEqual([path, 'noindex']);
  expect(readHead((await read('/no-existeix-enlloc/')).text).meta.robots).toBe('noindex');
});

test('W-12 sitemaps conform to sitemaps.org, and robots may read everything in them', async () => {
  const robots = (await read('/robots.txt')).text;
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const isRefused = (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  expect(isRefused('/compte/entra/')).toBe(true);
  const index = SiteMapIndex.parse(await readXml(pathOf(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')));
  const [pages = '', news = ''] = index.sitemapindex.sitemap.map(({ loc }) => pathOf(loc));
  const addresses = SiteMap.parse(await readXml(pages)).urlset.url.map(({ loc }) => loc);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => isRefused(pathOf(address)))).toEqual([]);
  const stories = NewsSiteMap.parse(await readXml(news)).urlset.url;
  for (const { loc } of stories) expect(addresses).toContain(loc);
  // Sitemaps list pages, not redirects.
  for (const address of [...addresses.slice(0, 20), ...addresses.slice(-20)])
    expect([address, (await fetch(address, { redirect: 'manual' })).status]).toEqual([address, 200]);
});

test('W-12 feeds of news and podcasts conform to RSS 2.0 and podcast applications', async () => {
  for (const path of ['/noticies/rss', '/noticies/cultura/rss', '/tema/mon-rural/rss', '/autor/marta-escarra/rss']) {
    const { channel } = NewsFeed.parse(await readXml(path)).rss;
    expect(channel['atom:link']['@href']).toBe(server.origin + path);
    const guids = channel.item.map(({ guid }) => guid['#text']);
    expect(new Set(guids).size).toBe(guids.length);
    expect(await status(channel.item[0]?.link ?? '')).toEqual([channel.item[0]?.link, 200]);
  }
  for (const path of ['/podcast/cafe-amb-veu/rss', '/podcast/la-casa-del-guardaagulles/rss']) {
    const { channel } = PodcastFeed.parse(await readXml(path)).rss;
    const { enclosure } = channel.item[0] ?? {};
    const file = await fetch(enclosure?.['@url'] ?? '');
    expect(Number(enclosure?.['@length'])).toBe((await file.arrayBuffer()).byteLength);
    expect(file.headers.get('content-type')).toBe(enclosure?.['@type']);
    expect((await fetch(channel['itunes:image']['@href'])).status).toBe(200);
  }
});

test('W-12 a video announces its oEmbed, and its embedded page may be framed', async () => {
  const head = readHead((await read('/video/1001/')).text);
  const reported = head.links.find(({ type }) => type === 'application/json+oembed')?.href ?? '';
  const { html, width, height } = OEmbed.parse(JSON.parse((await read(pathOf(reported))).text));
  expect(html).toContain(`width="${width}" height="${height}"`);
  const framed = await fetch(/src="([^"]+)"/.exec(html)?.[1] ?? '');
  expect(framed.status).toBe(200);
  expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(head.linkedData[0]?.embedUrl).toBe(framed.url);
});

test('W-12 the site can be installed on a home screen', async () => {
  const { status: answered, type, text } = await read('/manifest.webmanifest');
  expect([answered, type]).toEqual([200, 'application/manifest+json']);
  for (const { src } of WebManifest.parse(JSON.parse(text)).icons)
    expect(await status(server.origin + src)).toEqual([server.origin + src, 200]);
});
