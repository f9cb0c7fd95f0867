/** Machine-readable views of the site (W-12): news and podcast feeds, sitemaps, robots.txt. */

import type { CatalogueReader, NotFound, Programme, Result, StoryCard } from '@sintonia/contracts';
import { publishedUpdates } from '@sintonia/contracts/published-updates';
import { SITE_AREAS } from '@sintonia/contracts/site-areas';
import {
  authorFeedPath,
  authorPath,
  episodePath,
  newsFeedPath,
  OEMBED_PATH,
  podcastFeedPath,
  programmePath,
  sectionPath,
  storyPath,
  themeFeedPath,
  themePath,
} from '@sintonia/contracts/site-paths';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { openMediaFile } from '../../hls/media-file.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { publicUntil } from '../../http/answers/public-until.ts';
import { originOf } from '../../http/app/web-bridge.ts';
import { allowAnyOrigin } from '../../http/protection/cross-origin.ts';
import type { FeedFacts } from './feed-facts.ts';
import { type FeedSubject, newsFeed, ofAuthor, ofSection, ofTheme } from './news-feed.ts';
import { oEmbed, videoOf } from './oembed.ts';
import { type PodcastItem, podcastFeed } from './podcast-feed.ts';
import { robotsText } from './robots.ts';
import { type MappedPage, newsSiteMap, siteMap, siteMapIndex } from './site-map.ts';
import { xmlDocument } from './xml-document.ts';

export interface FeedRoutesOptions {
  catalogue: CatalogueReader;
  mediaDir: string;
  publicOrigin: string | null;
  /** Addresses of pages outside the catalogue, such as those of towns (W-03). */
  otherPages: readonly string[];
  /** Time of the next scheduled change of feeds (an embargo's end). */
  shownUntilMs(): number;
  nowMs(): number;
}

const SITE_MAPS = { index: '/sitemap.xml', pages: '/sitemap/pagines.xml', news: '/sitemap/noticies.xml' } as const;
const mappedFronts = Object.entries(SITE_AREAS).flatMap(([area, { isMapped }]) => (isMapped ? [`/${area}/`] : []));

/** oEmbed 1.0, section 2.3.3. */
const UNKNOWN_FORMAT = { code: 'unknownFormat', message: 'The format is json or xml.' };

const RSS = 'application/rss+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

const FRESH_S = 300;

export const feedRoutes: FastifyPluginAsync<FeedRoutesOptions> = async (app, options) => {
  const { catalogue, mediaDir, publicOrigin, otherPages, shownUntilMs, nowMs } = options;
  /** CORS for any origin: feed readers and video players are pages of other sites. */
  const send = (reply: FastifyReply, type: string, text: string): FastifyReply => {
    allowAnyOrigin(reply);
    const cacheControl = publicUntil(shownUntilMs(), FRESH_S, nowMs());
    return reply.type(type).header('cache-control', cacheControl).header('vary', 'host').send(text);
  };
  const facts = (request: FastifyRequest): FeedFacts => ({
    origin: originOf(request, publicOrigin),
    broadcaster: catalogue.broadcaster(),
    artwork: catalogue.artwork(),
  });

  app.get('/robots.txt', (request, reply) =>
    send(reply, 'text/plain; charset=utf-8', robotsText(facts(request).origin, SITE_MAPS.index)),
  );
  app.get(SITE_MAPS.index, (request, reply) =>
    send(reply, XML, siteMapIndex(facts(request).origin, [SITE_MAPS.pages, SITE_MAPS.news])),
  );
  app.get(SITE_MAPS.pages, async (request, reply) =>
    send(reply, XML, siteMap(facts(request).origin, await pagesOf(catalogue, otherPages, nowMs()))),
  );
  app.get(SITE_MAPS.news, async (request, reply) =>
    send(reply, XML, newsSiteMap(await allStories(catalogue), facts(request), nowMs())),
  );

  app.get(newsFeedPath(), async (request, reply) =>
    send(reply, RSS, newsFeed(await allStories(catalogue), null, facts(request))),
  );
  /** The feed of a subject that has a page of stories. */
  const feedOf = <Page extends { stories: StoryCard[] }>(
    path: string,
    find: (key: string) => Promise<Result<Page, NotFound>>,
    of: (page: Page) => FeedSubject,
  ): void => {
    app.get<{ Params: { key: string } }>(path, async (request, reply) => {
      const page = await find(request.params.key);
      if (!page.ok) return sendError(reply, 404);
      return send(reply, RSS, newsFeed(page.value.stories, of(page.value), facts(request)));
    });
  };
  feedOf(
    newsFeedPath(':key'),
    (key) => catalogue.section(key),
    ({ section }) => ofSection(section),
  );
  feedOf(
    themeFeedPath(':key'),
    (key) => catalogue.theme(key),
    ({ theme }) => ofTheme(theme),
  );
  feedOf(authorFeedPath(':key'), (key) => catalogue.author(key), ofAuthor);
  app.get<{ Querystring: Record<string, unknown> }>(OEMBED_PATH, async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    const site = facts(request);
    if (format !== 'json' && format !== 'xml') return sendError(reply, 501, UNKNOWN_FORMAT);
    const id = videoOf(String(url), site.origin);
    const page = id === null ? null : await catalogue.episode(id);
    if (!page?.ok || page.value.programme.kind !== 'video') return sendError(reply, 404);
    const size = {
      maxWidth: Number(maxwidth) > 0 ? Number(maxwidth) : Number.MAX_SAFE_INTEGER,
      maxHeight: Number(maxheight) > 0 ? Number(maxheight) : Number.MAX_SAFE_INTEGER,
    };
    const answer = oEmbed(page.value, size, site);
    if (format === 'xml') return send(reply, 'text/xml; charset=utf-8', xmlDocument({ oembed: answer }));
    return send(reply, 'application/json; charset=utf-8', JSON.stringify(answer));
  });
  app.get<{ Params: { slug: string } }>(podcastFeedPath(':slug'), async (request, reply) => {
    const page = await catalogue.programme(request.params.slug);
    if (!page.ok || page.value.programme.kind !== 'audio') return sendError(reply, 404);
    const { programme } = page.value;
    return send(reply, RSS, podcastFeed(programme, await itemsOf(programme, catalogue, mediaDir), facts(request)));
  });
};

/** Newest first. */
async function allStories(catalogue: CatalogueReader): Promise<StoryCard[]> {
  const sections = await Promise.all(catalogue.sections().map(({ slug }) => catalogue.section(slug)));
  return sections
    .flatMap((page) => (page.ok ? page.value.stories : []))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/**
 * Every permanent page: fronts, sections, stories, programmes, episodes, channels with their days, towns, authors,
 * themes.
 */
async function pagesOf(
  catalogue: CatalogueReader,
  otherPages: readonly string[],
  nowMs: number,
): Promise<MappedPage[]> {
  const stories = await allStories(catalogue);
  const programmes = await Promise.all((await catalogue.programmes()).map(({ slug }) => catalogue.programme(slug)));
  return [
    ...['/', ...mappedFronts].map((path) => ({ path })),
    ...catalogue.sections().map(({ slug }) => ({ path: sectionPath(slug) })),
    ...catalogue
      .channels()
      .flatMap(({ slug, kind }) => [
        { path: `/${kind === 'tv' ? 'directes' : 'radio'}/${slug}/` },
        { path: `/programacio/${slug}/` },
      ]),
    ...(await Promise.all(
      stories.map(async (card) => ({ path: storyPath(card), changedAt: await changedAt(card, catalogue, nowMs) })),
    )),
    ...programmes.flatMap((page) =>
      page.ok
        ? [
            { path: programmePath(page.value.programme.slug) },
            ...page.value.episodes.map(({ kind, id, broadcastAt }) => ({
              path: episodePath(kind, id),
              changedAt: broadcastAt,
            })),
          ]
        : [],
    ),
    ...otherPages.map((path) => ({ path })),
    // Themes come last: a sitemap has a size limit, and an import may bring thousands of themes.
    ...catalogue.authors().map(({ id }) => ({ path: authorPath(id) })),
    ...catalogue.themes().map(({ slug }) => ({ path: themePath(slug) })),
  ];
}

/** Time of a story's last change; of a live story, its last published update. */
async function changedAt(card: StoryCard, catalogue: CatalogueReader, nowMs: number): Promise<string> {
  const page = await catalogue.story(card.id);
  if (!page.ok) return card.publishedAt;
  const { updatedAt, live } = page.value.story;
  const [last] = publishedUpdates(live?.updates ?? [], nowMs);
  return [card.publishedAt, updatedAt ?? '', last?.at ?? ''].toSorted().at(-1) ?? card.publishedAt;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'audio/x-m4a': 'm4a', 'audio/aac': 'aac', 'audio/ogg': 'ogg' },
  ...{ 'audio/wav': 'wav', 'audio/flac': 'flac', 'audio/opus': 'opus' },
};

/** Podcast directories refuse addresses without a file extension: this one has it and redirects to the file. */
function withExtension(address: string, type: string, episode: number): string {
  const hasOne = /\.[a-z\d]{2,5}$/i.test(new URL(address, 'https://x.invalid').pathname);
  return hasOne ? address : `/baixa/${episode}.${EXTENSIONS[type] ?? 'mp3'}`;
}

/** Episodes that may be distributed and whose file exists, newest first. */
async function itemsOf(programme: Programme, catalogue: CatalogueReader, mediaDir: string): Promise<PodcastItem[]> {
  const episodes = programme.seasons.flatMap((season) => season.episodes).filter(({ canDownload }) => canDownload);
  const items = await Promise.all(
    episodes.map(async (episode): Promise<PodcastItem[]> => {
      const page = await catalogue.episode(episode.id);
      if (!page.ok) return [];
      const { lengthS, hls, file: imported } = page.value.clip;
      if (imported) return [{ episode, lengthS, file: withExtension(hls, imported.type, episode.id), ...imported }];
      const file = await openMediaFile(mediaDir, hls);
      if (!file) return [];
      return [{ episode, lengthS, file: `/baixa/${episode.id}.m4a`, bytes: file.bytes, type: 'audio/mp4' }];
    }),
  );
  return items.flat().sort((a, b) => b.episode.broadcastAt.localeCompare(a.episode.broadcastAt));
}
