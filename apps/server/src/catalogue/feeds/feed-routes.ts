/** Machine-readable views of the site (W-12): news and podcast feeds, sitemaps, robots.txt. */

import type { CatalogueReader, NotFound, Result, StoryCard } from '@sintonia/contracts';
import {
  authorFeedPath,
  newsFeedPath,
  OEMBED_PATH,
  podcastFeedPath,
  themeFeedPath,
} from '@sintonia/contracts/site-paths';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../http/answers/api-error.ts';
import { publicUntil } from '../../http/answers/public-until.ts';
import { originOf } from '../../http/app/web-bridge.ts';
import { allowAnyOrigin } from '../../http/protection/cross-origin.ts';
import type { FeedFacts } from './feed-facts.ts';
import { type FeedSubject, newsFeed, ofAuthor, ofSection, ofTheme } from './news-feed.ts';
import { oEmbed, videoOf } from './oembed.ts';
import { podcastFeed } from './podcast-feed.ts';
import { itemsOf } from './podcast-items.ts';
import { robotsText } from './robots.ts';
import { newsSiteMap, siteMap, siteMapIndex } from './site-map.ts';
import { allStories, pagesOf } from './site-map-pages.ts';
import { xmlDocument } from './xml-document.ts';

export interface FeedRoutesOptions {
  catalogue: CatalogueReader;
  mediaDir: string;
  publicOrigin: string | null;
  /** Paths of pages outside the catalogue, such as those of towns (W-03). */
  otherPages: readonly string[];
  /** Time of the next scheduled change of feeds (an embargo's end). */
  shownUntilMs(): number;
  nowMs(): number;
}

const SITE_MAPS = { index: '/sitemap.xml', pages: '/sitemap/pagines.xml', news: '/sitemap/noticies.xml' } as const;

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
