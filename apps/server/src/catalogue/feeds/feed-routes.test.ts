import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceSeries } from '@sintonia/contracts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { resolveSource } from '../loading/resolve-source.ts';
import { createCatalogueReader } from '../reading/catalogue-reader.ts';
import { anEpisode, aProgramme, aSource, aStory } from '../testing/a-source.ts';
import { feedRoutes } from './feed-routes.ts';

const NOW_MS = Date.UTC(2026, 10, 18, 12);
const ORIGIN = 'https://www.media.example';
const DRAWN = { colour: '#224466', avif: [480], webp: [480, 960] };
const podcast: SourceSeries = {
  ...aProgramme('veus', { kind: 'audio', channel: 'r1' }),
  form: 'podcast',
  seasons: [
    {
      number: 1,
      year: 2026,
      episodes: [
        anEpisode(2001, 1, { clip: 'clip-audio', canDownload: true }),
        anEpisode(2002, 2, { clip: 'clip-audio', canDownload: true }),
        anEpisode(2003, 3, { clip: 'clip-audio', canDownload: false }),
      ],
    },
  ],
};
const RUNNING = {
  keyPoints: [],
  loopMinutes: 5,
  updates: [
    { id: 'ara', minutesAgo: 1, title: 'Ara', body: [] },
    { id: 'abans', minutesAgo: 9, title: 'Abans', body: [] },
  ],
};
const source = aSource({
  programmes: [aProgramme('cims')],
  series: [podcast],
  stories: [
    aStory(3001, { title: 'Pa & vi: «tot <això>»\u0007', standfirst: 'Ç, l·l, ñ, €.', publishedMinutesAgo: 10 }),
    aStory(3002, { section: 'cultura', publishedMinutesAgo: 5 }),
    aStory(3003, { publishedMinutesAgo: 3 * 1440, live: RUNNING }),
  ],
});

let app: FastifyInstance;
let mediaDir: string;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'sintonia-feeds-'));
  const clip = join(mediaDir, 'clips/clip-audio');
  await mkdir(clip, { recursive: true });
  await writeFile(join(clip, 'master.m3u8'), '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\na.m3u8\n');
  await writeFile(
    join(clip, 'a.m3u8'),
    '#EXTM3U\n#EXT-X-MAP:URI="a-init.mp4"\n#EXTINF:4.0,\na-0.m4s\n#EXT-X-ENDLIST\n',
  );
  await writeFile(join(clip, 'a-init.mp4'), 'x'.repeat(10));
  await writeFile(join(clip, 'a-0.m4s'), 'x'.repeat(32));
  const catalogue = createCatalogueReader(resolveSource(source, { 'story-3001': DRAWN }, NOW_MS), () => []);
  app = Fastify();
  await app.register(feedRoutes, {
    catalogue,
    mediaDir,
    publicOrigin: ORIGIN,
    otherPages: ['/el-temps/vic/'],
    shownUntilMs: () => NOW_MS + 90_500,
    nowMs: () => NOW_MS,
  });
});
afterAll(async () => {
  await app.close();
  await rm(mediaDir, { recursive: true });
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'item' || name === 'url',
});
async function read(path: string) {
  const { statusCode, headers, body } = await app.inject(path);
  // Cacheable, but only until the next scheduled change.
  expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'public, max-age=91']);
  expect(XMLValidator.validate(body)).toBe(true);
  return { type: headers['content-type'], document: parser.parse(body) };
}

const Address = z.url().startsWith(`${ORIGIN}/`);
const RfcDate = z.string().regex(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
const Guid = z.object({ '@isPermaLink': z.literal('false'), '#text': z.string().min(1) });
/** RSS 2.0: required elements of channel and item, and the forms of the optional ones used here. */
const rss = <T extends z.ZodType>(item: T) =>
  z.object({
    rss: z.object({
      '@version': z.literal('2.0'),
      channel: z.looseObject({
        title: z.string().min(1),
        link: Address,
        description: z.string().min(1),
        language: z.literal('ca'),
        'atom:link': z.object({
          '@rel': z.literal('self'),
          '@type': z.literal('application/rss+xml'),
          '@href': Address,
        }),
        item: z.array(item),
      }),
    }),
  });
const NewsItem = z.looseObject({
  title: z.string(),
  link: Address,
  guid: Guid,
  pubDate: RfcDate,
  description: z.string(),
});
const PodcastEpisode = NewsItem.extend({
  enclosure: z.object({ '@url': Address, '@length': z.string().regex(/^[1-9]\d*$/), '@type': z.literal('audio/mp4') }),
  'itunes:duration': z.number().int().positive(),
});

describe('feeds (W-12)', () => {
  test('W-12 has the news as RSS 2.0, newest first, with unaltered texts', async () => {
    const { type, document } = await read('/noticies/rss');
    expect(type).toBe('application/rss+xml; charset=utf-8');
    const { item: items } = rss(NewsItem).parse(document).rss.channel;
    expect(items.map(({ link }) => link)).toEqual([
      `${ORIGIN}/noticia/3002/noticia-3002/`,
      `${ORIGIN}/noticia/3001/noticia-3001/`,
      `${ORIGIN}/noticia/3003/noticia-3003/`,
    ]);
    expect(items[1]).toMatchObject({ title: 'Pa & vi: «tot <això>»', description: 'Ç, l·l, ñ, €.' });
    expect(items[1]?.['media:content']).toMatchObject({ '@url': `${ORIGIN}/media/art/story-3001-960.webp` });
    expect(items[0]).not.toHaveProperty('media:content');
  });

  test('W-12 each section has a feed; an unknown section has none', async () => {
    const { document } = await read('/noticies/cultura/rss');
    expect(rss(NewsItem).parse(document).rss.channel.item).toHaveLength(1);
    expect((await app.inject('/noticies/res/rss')).statusCode).toBe(404);
  });

  test('W-12 a podcast feed has the episodes that may be distributed, each with its file size', async () => {
    const { document } = await read('/podcast/veus/rss');
    const { channel } = rss(PodcastEpisode).parse(document).rss;
    expect(channel.item.map(({ enclosure }) => enclosure)).toEqual([
      { '@url': `${ORIGIN}/baixa/2002.m4a`, '@length': '42', '@type': 'audio/mp4' },
      { '@url': `${ORIGIN}/baixa/2001.m4a`, '@length': '42', '@type': 'audio/mp4' },
    ]);
    expect(channel).toMatchObject({
      'itunes:explicit': false,
      'itunes:type': 'episodic',
      'itunes:owner': { 'itunes:email': 'contacte@tramuntana.example' },
    });
    expect((await app.inject('/podcast/cims/rss')).statusCode).toBe(404);
  });
});

describe('cross-origin feed readers (W-12)', () => {
  test.each(['/noticies/rss', '/podcast/veus/rss', `/oembed?url=${ORIGIN}/video/1001/`])(
    'W-12 %s is readable from any origin',
    async (path) => {
      const { headers, statusCode } = await app.inject(path);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );
});

describe('sitemaps (W-12)', () => {
  test('W-12 robots.txt names the sitemaps; they have every page, and the news sitemap the last two days', async () => {
    const robots = (await app.inject('/robots.txt')).body;
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toContain('Disallow: /compte/');
    const { document: index } = await read('/sitemap.xml');
    expect(index.sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)).toEqual([
      `${ORIGIN}/sitemap/pagines.xml`,
      `${ORIGIN}/sitemap/noticies.xml`,
    ]);
    const { document: pages } = await read('/sitemap/pagines.xml');
    const addresses: string[] = pages.urlset.url.map(({ loc }: { loc: string }) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [
      '/',
      '/noticies/cultura/',
      '/noticia/3003/noticia-3003/',
      '/cims/',
      '/audio/2003/',
      '/radio/r1/',
      '/programacio/r1/',
      '/el-temps/vic/',
      '/joc/',
    ])
      expect(addresses).toContain(ORIGIN + path);
    const changedAt = (path: string) =>
      pages.urlset.url.find(({ loc }: { loc: string }) => loc === ORIGIN + path)?.lastmod;
    expect(changedAt('/noticia/3002/noticia-3002/')).toBe('2026-11-18T11:55:00.000Z');
    expect(changedAt('/noticia/3003/noticia-3003/')).toBe('2026-11-18T11:59:00.000Z');
    const { document: news } = await read('/sitemap/noticies.xml');
    expect(news.urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual([
      `${ORIGIN}/noticia/3002/noticia-3002/`,
      `${ORIGIN}/noticia/3001/noticia-3001/`,
    ]);
  });
});

describe('embedded videos on other sites (W-12)', () => {
  const ask = (address: string, more = '') => app.inject(`/oembed?url=${encodeURIComponent(address)}${more}`);

  test('W-12 oEmbed describes the player of a video within the requested size, as JSON or XML', async () => {
    const answer = await ask(`${ORIGIN}/video/1001/`, '&maxwidth=400');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      version: '1.0',
      type: 'video',
      width: 400,
      height: 225,
      provider_name: 'Tramuntana TV',
    });
    expect(answer.json().html).toContain(`<iframe src="${ORIGIN}/incrusta/1001/" width="400" height="225"`);
    expect((await ask(`${ORIGIN}/video/1001`, '&maxheight=90')).json()).toMatchObject({ width: 160, height: 90 });
    for (const request of ['-1', '0', 'ample'])
      expect((await ask(`${ORIGIN}/video/1001`, `&maxwidth=${request}`)).json()).toMatchObject({
        width: 640,
        height: 360,
      });
    const xml = (await ask(`${ORIGIN}/video/1001/`, '&format=xml')).body;
    expect(parser.parse(xml).oembed).toMatchObject({ type: 'video', width: 640, height: 360 });
  });

  test('W-12 no other address can be embedded', async () => {
    for (const address of [
      `${ORIGIN}/audio/2001/`,
      `${ORIGIN}/video/2001/`,
      `${ORIGIN}/video/9/`,
      'https://altre.example/video/1001/',
      'x',
    ])
      expect([address, (await ask(address)).statusCode]).toEqual([address, 404]);
    expect((await app.inject('/oembed')).statusCode).toBe(404);
    expect((await ask(`${ORIGIN}/video/1001/`, '&format=yaml')).json().code).toBe('unknownFormat');
  });
});
