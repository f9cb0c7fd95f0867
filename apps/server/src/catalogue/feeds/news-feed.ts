import type { Section, StoryCard } from '@sintonia/contracts';
import { newsFeedPath, sectionPath, storyPath } from '@sintonia/contracts/site-paths';
import { type FeedFacts, pictureAddress, rssDate } from './feed-facts.ts';
import { type XmlTree, xmlDocument } from './xml-document.ts';

const MOST_ITEMS = 50;

/** W-12: the news as RSS 2.0 with Media RSS pictures; of one section, or of all. Stories newest first. */
export function newsFeed(stories: readonly StoryCard[], section: Section | null, facts: FeedFacts): string {
  const { origin, broadcaster } = facts;
  const [newest] = stories;
  return xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      channel: {
        title: section ? `${section.name} · ${broadcaster.news}` : broadcaster.news,
        link: origin + (section ? sectionPath(section.slug) : '/noticies/'),
        description: section?.description ?? `Les notícies de ${broadcaster.name}`,
        language: broadcaster.language,
        ...(newest && { lastBuildDate: rssDate(newest.publishedAt) }),
        ttl: '5',
        'atom:link': { '@rel': 'self', '@type': 'application/rss+xml', '@href': origin + newsFeedPath(section?.slug) },
        item: stories.slice(0, MOST_ITEMS).map((story) => item(story, facts)),
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
