/** Shared by all RSS parsers: keys, dates, pictures, media. RSS 2.0, Media RSS, iTunes, Podlove chapters. */

import { failed, ok, type Result } from '@sintonia/contracts';
import { offsetOf, parseFeedDate } from './feed-date.ts';
import { plainText } from './plain-text.ts';
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
export const missingElements = (key: string, title: string): string[] => [
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
