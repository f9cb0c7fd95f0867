import type { Episode, Programme } from '@sintonia/contracts';
import { episodePath, podcastFeedPath, programmePath } from '@sintonia/contracts/site-paths';
import { coverAddress, type FeedFacts, rssDate } from './feed-facts.ts';
import { type XmlTree, xmlDocument } from './xml-document.ts';

/** An episode that may be distributed, with its file size. */
export interface PodcastItem {
  readonly episode: Episode;
  readonly lengthS: number;
  /** Path or address of the file. */
  readonly file: string;
  readonly bytes: number;
  readonly type: string;
}

/** Apple categories closest to the broadcaster's programmes. */
const CATEGORY = 'Society & Culture';

/** W-12: a podcast or audiobook as RSS 2.0 with the iTunes and Podcasting 2.0 elements that apps read. */
export function podcastFeed(programme: Programme, items: readonly PodcastItem[], facts: FeedFacts): string {
  const { origin, broadcaster } = facts;
  const address = origin + programmePath(programme.slug);
  const picture = coverAddress(programme.picture, facts);
  return xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      '@xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
      channel: {
        title: programme.title,
        link: address,
        description: programme.synopsis,
        language: broadcaster.language,
        copyright: broadcaster.radio,
        'atom:link': {
          '@rel': 'self',
          '@type': 'application/rss+xml',
          '@href': origin + podcastFeedPath(programme.slug),
        },
        'itunes:author': broadcaster.radio,
        'itunes:owner': { 'itunes:name': broadcaster.radio, 'itunes:email': broadcaster.contact },
        'itunes:explicit': 'false',
        'itunes:type': programme.form === 'audiobook' ? 'serial' : 'episodic',
        'itunes:category': { '@text': CATEGORY },
        ...(picture && {
          'itunes:image': { '@href': picture },
          image: { url: picture, title: programme.title, link: address },
        }),
        'podcast:medium': programme.form === 'audiobook' ? 'audiobook' : 'podcast',
        item: items.map((one) => item(one, programme, facts)),
      },
    },
  });
}

function item({ episode, lengthS, file, bytes, type }: PodcastItem, { kind }: Programme, facts: FeedFacts): XmlTree {
  const picture = coverAddress(episode.picture, facts);
  return {
    title: episode.title,
    link: facts.origin + episodePath(kind, episode.id),
    guid: { '@isPermaLink': 'false', '#text': `${new URL(facts.origin).hostname}:${kind}:${episode.id}` },
    pubDate: rssDate(episode.broadcastAt),
    description: episode.synopsis,
    enclosure: { '@url': new URL(file, facts.origin).href, '@length': bytes, '@type': type },
    'itunes:duration': Math.round(lengthS),
    'itunes:season': episode.season,
    'itunes:episode': episode.number,
    'itunes:episodeType': 'full',
    'itunes:explicit': 'false',
    ...(picture && { 'itunes:image': { '@href': picture } }),
  };
}
