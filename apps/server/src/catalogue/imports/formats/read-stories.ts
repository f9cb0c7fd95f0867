/** Converts news as RSS 2.0, with Media RSS pictures and videos, into stories. */
import { parseFeedDate } from './feed-date.ts';
import { plainText } from './plain-text.ts';
import { createCollector, type FeedOptions, type ReadFeed } from './read-feed.ts';
import {
  categories,
  feedSource,
  feedZone,
  itemAuthor,
  itemDate,
  itemKey,
  itemPlace,
  missingElements,
} from './rss-item.ts';
import { itemMedia, mediaKind } from './rss-media.ts';
import { pictureOf } from './rss-picture.ts';
import { summaryAndText } from './story-summary.ts';
import type { XmlNode } from './xml-node.ts';

export function readStories(channel: XmlNode, { section, timeZone = 'UTC' }: FeedOptions, where: string): ReadFeed {
  const { items, refused, unread, take, refuse } = createCollector(where);
  const feedTitle = plainText(channel.textOf('title'));
  const zone = feedZone(channel, timeZone);
  for (const item of channel.children('item')) {
    const title = plainText(item.textOf('title'));
    const identity = { kind: 'story' as const, key: itemKey(item), at: itemPlace(item), title: title || '(no title)' };
    const publishedAt = itemDate(item, zone);
    const kind = mediaKind(item);
    const media = kind && itemMedia(item, kind);
    const own = categories(item);
    const sections = section ? [section] : [...own, ...categories(channel), feedTitle].filter(Boolean).slice(0, 30);
    const reasons = [
      ...missingElements(identity.key, title),
      ...(publishedAt.ok ? [] : [publishedAt.error]),
      ...(media && !media.ok ? [media.error] : []),
      ...(sections.length > 0 ? [] : ['neither it nor its feed has a category: say with --section where it belongs']),
    ];
    if (!publishedAt.ok || reasons.length > 0) {
      refuse(identity, ...reasons);
      continue;
    }
    const html = item.textOf('content:encoded');
    take({
      ...identity,
      document: {
        sections,
        title,
        ...summaryAndText(item.textOf('description', 'media:description'), html),
        author: { name: itemAuthor(item) || plainText(channel.textOf('itunes:author')) || feedTitle || title },
        publishedAt: publishedAt.value,
        updatedAt: updatedAfter(publishedAt.value, item.textOf('atom:updated', 'dcterms:modified'), zone),
        themes: own.slice(0, 30),
        picture: pictureOf(item, title, html || item.textOf('description')),
        media: media?.ok ? media.value : null,
      },
    });
  }
  return { kind: 'stories', source: feedSource(channel), items, refused, unread, covers: ['story'] };
}

function updatedAfter(publishedAt: string, text: string, zone: string): string | null {
  const iso = parseFeedDate(text, zone);
  return iso !== null && iso > publishedAt ? iso : null;
}
