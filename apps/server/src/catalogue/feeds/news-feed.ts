import type { AuthorPage, Section, StoryCard, Theme } from '@sintonia/contracts';
import {
  authorFeedPath,
  authorPath,
  newsFeedPath,
  sectionPath,
  storyPath,
  themeFeedPath,
  themePath,
} from '@sintonia/contracts/site-paths';
import { type FeedFacts, pictureAddress, rssDate } from './feed-facts.ts';
import { type XmlTree, xmlDocument } from './xml-document.ts';

const MAX_ITEMS = 50;

/** Subject of a feed; paths from the root of the site. */
export interface FeedSubject {
  name: string;
  description: string;
  path: string;
  feedPath: string;
}

export const ofSection = ({ slug, name, description }: Section): FeedSubject => ({
  name,
  description,
  path: sectionPath(slug),
  feedPath: newsFeedPath(slug),
});

export const ofTheme = ({ slug, name }: Theme): FeedSubject => ({
  name,
  description: `Notícies sobre el tema «${name}»`,
  path: themePath(slug),
  feedPath: themeFeedPath(slug),
});

export const ofAuthor = ({ author: { id, name, role } }: AuthorPage): FeedSubject => ({
  name,
  description: role ? `${name}, ${role}` : name,
  path: authorPath(id),
  feedPath: authorFeedPath(id),
});

/** W-12: news as RSS 2.0 with Media RSS pictures, of one subject or all. Stories newest first. */
export function newsFeed(stories: readonly StoryCard[], subject: FeedSubject | null, facts: FeedFacts): string {
  const { origin, broadcaster } = facts;
  const [newest] = stories;
  return xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      channel: {
        title: subject ? `${subject.name} · ${broadcaster.news}` : broadcaster.news,
        link: origin + (subject?.path ?? '/noticies/'),
        description: subject?.description ?? `Les notícies de ${broadcaster.name}`,
        language: broadcaster.language,
        ...(newest && { lastBuildDate: rssDate(newest.publishedAt) }),
        ttl: '5',
        'atom:link': {
          '@rel': 'self',
          '@type': 'application/rss+xml',
          '@href': origin + (subject?.feedPath ?? newsFeedPath()),
        },
        item: stories.slice(0, MAX_ITEMS).map((story) => item(story, facts)),
      },
    },
  });
}

function item(story: StoryCard, facts: FeedFacts): XmlTree {
  const address = facts.origin + storyPath(story);
  const picture = pictureAddress(story.picture, facts);
  return {
    title: story.title,
    link: address,
    guid: { '@isPermaLink': 'false', '#text': `${new URL(facts.origin).hostname}:noticia:${story.id}` },
    pubDate: rssDate(story.publishedAt),
    category: story.section,
    description: story.standfirst,
    ...(picture && {
      'media:content': {
        '@url': picture,
        '@medium': 'image',
        ...(facts.artwork[story.picture.artwork]?.elsewhere === undefined && { '@type': 'image/webp' }),
        'media:description': story.picture.alt,
      },
    }),
  };
}
