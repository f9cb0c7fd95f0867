/** Converts Media RSS videos, or a podcast with iTunes elements, into a programme with episodes. */
import { plainText } from './plain-text.ts';
import { createCollector, type FeedOptions, type ReadFeed } from './read-feed.ts';
import { categories, feedSource, feedZone, itemDate, itemKey, itemPlace, missingElements } from './rss-item.ts';
import { itemMedia } from './rss-media.ts';
import { pictureOf } from './rss-picture.ts';
import type { XmlNode } from './xml-node.ts';

/** Key of the programme in its feed, which has exactly one. */
const PROGRAMME = 'programme';
const MAX_TEXT_LENGTH = 5000;

export function readEpisodes(
  channel: XmlNode,
  kind: 'videos' | 'podcast',
  { channel: station, timeZone = 'UTC' }: FeedOptions,
  where: string,
): ReadFeed {
  const media = kind === 'videos' ? 'video' : 'audio';
  const zone = feedZone(channel, timeZone);
  const { items, refused, unread, take, refuse } = createCollector(where);
  const title = plainText(channel.textOf('title', 'itunes:title'));
  const topics = [
    ...channel.children('itunes:category').map((category) => plainText(category.attribute('text') ?? '')),
    ...categories(channel),
  ].filter(Boolean);
  take({
    kind: 'programme',
    key: PROGRAMME,
    at: itemPlace(channel),
    title: title || '(no title)',
    document: {
      kind: media,
      form: formOf(channel, kind),
      title,
      tagline: plainText(channel.textOf('itunes:subtitle')).slice(0, 300),
      synopsis: textOf(channel, 'itunes:summary', 'description'),
      genre: topics[0] ?? '',
      thematic: topics.map((topic) => topic.toLocaleLowerCase('ca').replaceAll(',', ' ')).join(','),
      channel: station ?? null,
      rating: isExplicit(channel) ? '+16' : 'TP',
      presenter: plainText(channel.textOf('itunes:author', 'dc:creator', 'managingEditor')).slice(0, 300),
      picture: pictureOf(channel, title || ' '),
    },
  });
  for (const item of channel.children('item')) {
    const episodeTitle = plainText(item.textOf('title', 'itunes:title', 'media:title'));
    const identity = {
      kind: 'episode' as const,
      key: itemKey(item),
      at: itemPlace(item),
      title: episodeTitle || '(no title)',
    };
    const broadcastAt = itemDate(item, zone);
    const offered = itemMedia(item, media);
    const reasons = [
      ...missingElements(identity.key, episodeTitle),
      ...(broadcastAt.ok ? [] : [broadcastAt.error]),
      ...(offered.ok ? [] : [offered.error]),
    ];
    if (!broadcastAt.ok || !offered.ok || reasons.length > 0) {
      refuse(identity, ...reasons);
      continue;
    }
    take({
      ...identity,
      document: {
        programme: PROGRAMME,
        season: numbered(item.textOf('itunes:season')),
        number: numbered(item.textOf('itunes:episode')),
        title: episodeTitle,
        synopsis: textOf(item, 'description', 'itunes:summary', 'media:description', 'itunes:subtitle'),
        broadcastAt: broadcastAt.value,
        emissionType: 'digital',
        canDownload: kind === 'podcast',
        picture: pictureOf(item, episodeTitle, item.textOf('content:encoded')),
        media: offered.value,
      },
    });
  }
  return { kind, source: feedSource(channel), items, refused, unread, covers: ['episode'] };
}

function formOf(channel: XmlNode, kind: 'videos' | 'podcast'): 'programme' | 'podcast' | 'audiobook' {
  if (kind === 'videos') return 'programme';
  return channel.textOf('podcast:medium') === 'audiobook' ? 'audiobook' : 'podcast';
}

const isExplicit = (channel: XmlNode): boolean => /^(?:yes|true|explicit)$/i.test(channel.textOf('itunes:explicit'));

const numbered = (text: string): number | null => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null);

/** Text of the first of these elements that exists. */
const textOf = (node: XmlNode, ...names: string[]): string =>
  (names.map((name) => plainText(node.textOf(name))).find(Boolean) ?? '').slice(0, MAX_TEXT_LENGTH);
