import type { StoryCard } from '@sintonia/contracts';
import { DAY_MS } from '@sintonia/contracts';
import { storyPath } from '@sintonia/contracts/site-paths';
import type { FeedFacts } from './feed-facts.ts';
import { xmlDocument } from './xml-document.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Limit per sitemap (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;
/** A news sitemap has the last two days, at most a thousand stories (Google's rule). */
const NEWS_MS = 2 * DAY_MS;
const MAX_STORIES = 1000;

/** A page by its path; `changedAt` in ISO 8601 if known. */
export interface MappedPage {
  readonly path: string;
  readonly changedAt?: string | undefined;
}

/** W-12: index of the sitemaps. */
export const siteMapIndex = (origin: string, paths: readonly string[]): string =>
  xmlDocument({
    sitemapindex: { '@xmlns': NAMESPACE, sitemap: paths.map((path) => ({ loc: origin + path })) },
  });

export const siteMap = (origin: string, pages: readonly MappedPage[]): string =>
  xmlDocument({
    urlset: {
      '@xmlns': NAMESPACE,
      url: pages.slice(0, MAX_ADDRESSES).map(({ path, changedAt }) => ({
        loc: origin + path,
        ...(changedAt && { lastmod: changedAt }),
      })),
    },
  });

export const newsSiteMap = (stories: readonly StoryCard[], { origin, broadcaster }: FeedFacts, nowMs: number): string =>
  xmlDocument({
    urlset: {
      '@xmlns': NAMESPACE,
      '@xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
      url: stories
        .filter(({ publishedAt }) => nowMs - Date.parse(publishedAt) <= NEWS_MS)
        .slice(0, MAX_STORIES)
        .map((story) => ({
          loc: origin + storyPath(story),
          'news:news': {
            'news:publication': { 'news:name': broadcaster.news, 'news:language': broadcaster.language },
            'news:publication_date': story.publishedAt,
            'news:title': story.title,
          },
        })),
    },
  });
