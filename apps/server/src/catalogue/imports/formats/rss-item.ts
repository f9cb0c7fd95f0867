/** Shared by all RSS parsers: keys, dates, pictures, media. RSS 2.0, Media RSS, iTunes, Podlove chapters. */

import { failed, MediaAddress, ok, type Result } from '@sintonia/contracts';
import type { ImportedMedia, ImportedPicture } from '../import-item.ts';
import { offsetOf, parseFeedDate } from './feed-date.ts';
import { firstPicture, plainText } from './html-text.ts';
import type { XmlNode } from './xml-node.ts';

/** The feed's own identity, whatever file or address it was read from. */
export function feedSource(channel: XmlNode): string {
  const self = channel.children('atom:link').find((link) => link.attribute('rel') === 'self');
  return `rss ${self?.attribute('href') || channel.textOf('link') || plainText(channel.textOf('title'))}`.slice(0, 500);
}

/** Stable key of an item; empty if it has neither guid nor link. */
export const itemKey = (item: XmlNode): string => item.textOf('guid') || item.textOf('link');

export const itemPlace = ({ line }: XmlNode): string => `line ${line}`;

/** Zone of dates without an offset: that of the feed's own dates, else the broadcaster's. */
export const feedZone = (channel: XmlNode, broadcasters: string): string =>
  offsetOf(channel.textOf('lastBuildDate')) ?? offsetOf(channel.textOf('pubDate', 'dc:date')) ?? broadcasters;

/** ISO 8601, or the reason for its absence. */
export function itemDate(item: XmlNode, zone: string): Result<string, string> {
  const written = item.textOf('pubDate', 'dc:date');
  if (!written) return failed('it has no date (pubDate, dc:date)');
  const iso = parseFeedDate(written, zone);
  return iso === null ? failed(`its date cannot be read: “${written.slice(0, 100)}”`) : ok(iso);
}

/** Missing required elements of an item; empty if complete. */
export const lacking = (key: string, title: string): string[] => [
  ...(key ? [] : ['it has neither guid nor link: it could not be known again']),
  ...(title ? [] : ['it has no title']),
];

/** The author: `dc:creator`, or the name in `mail@example.cat (Name)`. */
export function itemAuthor(item: XmlNode): string {
  const author = item.textOf('dc:creator', 'itunes:author', 'author');
  const output = author.trimEnd();
  const open = output.endsWith(')') ? output.indexOf('(', output.lastIndexOf(')', output.length - 2) + 1) : -1;
  const name = open < 0 ? '' : output.slice(open + 1, -1);
  return plainText(name || (author.includes('@') ? '' : author));
}

/** Distinct categories. */
export const categories = (node: XmlNode): string[] => [
  ...new Set(
    node
      .children('category')
      .map(({ text }) => plainText(text))
      .filter(Boolean),
  ),
];

const TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
};
const PLAYLIST = /^(?:application|audio)\/(?:vnd\.apple\.|x-)mpegurl$/i;

interface Offered {
  address: string;
  type: string;
  kind: 'video' | 'audio' | 'image' | null;
  lengthS: number;
  bytes: number;
  width: number;
  isDefault: boolean;
}

const whole = (text: string | null): number => (text && /^\d{1,12}$/.test(text) ? Number(text) : 0);

/** Media from `media:content`, also in groups, and `enclosure`. */
function offers(item: XmlNode): Offered[] {
  const contents = [item, ...item.children('media:group')].flatMap((node) => node.children('media:content'));
  return [...contents, ...item.children('enclosure')].flatMap((node) => {
    const address = node.attribute('url') ?? '';
    if (!address) return [];
    const extension = /\.([a-z\d]{2,5})(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
    const type = (node.attribute('type') ?? TYPES[extension] ?? '').split(';')[0]?.trim() ?? '';
    return {
      address,
      type,
      kind: kindOf(node.attribute('medium'), type, extension),
      lengthS: parseDuration(node.attribute('duration') ?? ''),
      bytes: whole(node.attribute('fileSize') ?? node.attribute('length')),
      width: whole(node.attribute('width')),
      isDefault: node.attribute('isDefault') === 'true',
    };
  });
}

function kindOf(medium: string | null, type: string, extension: string): Offered['kind'] {
  if (medium === 'video' || medium === 'audio' || medium === 'image') return medium;
  if (PLAYLIST.test(type) || extension === 'm3u8') return 'video';
  const [family] = type.split('/');
  if (family === 'video' || family === 'audio' || family === 'image') return family;
  return /^(?:jpe?g|png|webp|avif|gif)$/.test(extension) ? 'image' : null;
}

/** `3725`, `62:05`, `1:02:05` → seconds; 0 for anything else. */
export function parseDuration(text: string): number {
  const parts = text.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,6}(?:\.\d+)?$/.test(part))) return 0;
  return Math.round(parts.reduce((sum, part) => sum * 60 + Number(part), 0));
}

/** Kind of an item's media, if any; used to detect the kind of feed. */
export const mediaKind = (item: XmlNode): 'video' | 'audio' | null => {
  const kinds = offers(item).map(({ kind }) => kind);
  return kinds.includes('video') ? 'video' : kinds.includes('audio') ? 'audio' : null;
};

/** The best media of a kind: a playlist, the declared default, the widest. */
export function itemMedia(item: XmlNode, kind: 'video' | 'audio'): Result<ImportedMedia, string> {
  const [best] = offers(item)
    .filter((offer) => offer.kind === kind)
    .sort((a, b) => rank(b) - rank(a) || b.width - a.width);
  if (!best) return failed(`it has no ${kind}`);
  if (!MediaAddress.safeParse(best.address).success)
    return failed(`its ${kind} cannot be shown: ${best.address} is neither https nor a path of this site`);
  if (!isPlaylist(best) && PLAYLIST.test(best.type))
    return failed(`its ${kind} is a playlist whose address does not end in .m3u8: ${best.address}`);
  const lengthS = best.lengthS || parseDuration(item.textOf('itunes:duration'));
  if (lengthS === 0)
    return failed(`it does not say how long its ${kind} lasts (itunes:duration, media:content duration)`);
  const { address, bytes } = best;
  const type = best.type || (kind === 'video' ? 'video/mp4' : 'audio/mpeg');
  return ok({ address, kind, type, lengthS, bytes, chapters: chaptersOf(item, lengthS) });
}

const isPlaylist = ({ address }: Offered): boolean => /\.m3u8(?:[?#]|$)/i.test(address);
const rank = (offer: Offered): number => (isPlaylist(offer) ? 2 : 0) + (offer.isDefault ? 1 : 0);

/** Podlove Simple Chapters 1.2; chapters out of order or beyond the end are dropped. */
function chaptersOf(item: XmlNode, lengthS: number): ImportedMedia['chapters'] {
  const starts = (item.child('psc:chapters')?.children('psc:chapter') ?? [])
    .map((chapter) => ({
      title: plainText(chapter.attribute('title') ?? ''),
      startS: parseDuration(chapter.attribute('start') ?? ''),
    }))
    .filter(({ title, startS }, at, all) => title && startS < lengthS && startS > (all[at - 1]?.startS ?? -1));
  return starts.map(({ title, startS }, at) => ({
    title,
    startS,
    lengthS: (starts[at + 1]?.startS ?? lengthS) - startS,
  }));
}

/** The picture of an item or feed, if it has a supported one. */
export function pictureOf(node: XmlNode, title: string, html = ''): ImportedPicture | null {
  const thumbnails = [node, ...node.children('media:group', 'media:content')].flatMap((one) =>
    one.children('media:thumbnail'),
  );
  const described = [node, ...node.children('media:group', 'media:content')].map((one) =>
    plainText(one.textOf('media:description')),
  );
  const inText = html ? firstPicture(html) : null;
  const addresses = [
    ...offers(node)
      .filter(({ kind }) => kind === 'image')
      .sort((a, b) => b.width - a.width)
      .map(({ address }) => address),
    ...thumbnails.map((one) => one.attribute('url') ?? ''),
    node.child('itunes:image')?.attribute('href') ?? '',
    node.child('image')?.textOf('url') ?? '',
    inText?.src ?? '',
  ];
  const address = addresses.find((one) => MediaAddress.safeParse(one).success);
  if (!address) return null;
  const alt = (address === inText?.src ? inText.alt : '') || described.find(Boolean) || title;
  return { address, alt: alt.slice(0, 500) };
}
