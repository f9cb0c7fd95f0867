/** Rules of feeds and sitemaps: RSS 2.0, Apple's podcasts, sitemaps.org, oEmbed 1.0. */
import { DAY_MS } from '@sintonia/contracts';
import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/ });
const Words = z.string().trim().min(1);
/** RFC 822 with a four-digit year. */
const FeedDate = z.string().refine((text) => new Date(text).toUTCString() === text, 'is no date of RFC 822');

const Guid = z.looseObject({ '#text': Words, '@isPermaLink': z.enum(['true', 'false']) });
const item = { title: Words, link: Address, description: Words, pubDate: FeedDate, guid: Guid };
const channel = {
  title: Words,
  link: Address,
  description: Words,
  language: z.literal('ca'),
  'atom:link': z.looseObject({ '@href': Address, '@rel': z.literal('self') }),
};

export const NewsFeed = z.looseObject({
  rss: z.looseObject({
    '@version': z.literal('2.0'),
    channel: z.looseObject({ ...channel, item: z.array(z.looseObject(item)).min(1) }),
  }),
});

/** Apple Podcasts, «A podcaster's guide to RSS»: required fields of a show and an episode. */
export const PodcastFeed = z.looseObject({
  rss: z.looseObject({
    '@version': z.literal('2.0'),
    '@xmlns:itunes': z.literal('http://www.itunes.com/dtds/podcast-1.0.dtd'),
    channel: z.looseObject({
      ...channel,
      'itunes:author': Words,
      'itunes:category': z.looseObject({ '@text': Words }),
      'itunes:explicit': z.enum(['true', 'false']),
      'itunes:image': z.looseObject({ '@href': Address }),
      'itunes:type': z.enum(['episodic', 'serial']),
      'itunes:owner': z.looseObject({ 'itunes:name': Words, 'itunes:email': z.email() }),
      item: z
        .array(
          z.looseObject({
            ...item,
            enclosure: z.looseObject({
              '@url': Address,
              '@length': z.string().regex(/^[1-9]\d*$/),
              '@type': z.enum(['audio/mp4', 'audio/x-m4a', 'audio/mpeg']),
            }),
            'itunes:duration': z.coerce.number().int().positive(),
          }),
        )
        .min(1),
    }),
  }),
});

const W3cDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

export const SiteMapIndex = z.looseObject({
  sitemapindex: z.looseObject({
    '@xmlns': z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    sitemap: z.array(z.looseObject({ loc: Address })).min(1),
  }),
});

export const SiteMap = z.looseObject({
  urlset: z.looseObject({
    '@xmlns': z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    url: z
      .array(z.strictObject({ loc: Address.max(2048), lastmod: W3cDate.optional() }))
      .min(1)
      .max(50_000),
  }),
});

/** Google's news sitemaps: the last two days, a thousand at most. */
export const NewsSiteMap = z.looseObject({
  urlset: z.looseObject({
    '@xmlns:news': z.literal('http://www.google.com/schemas/sitemap-news/0.9'),
    url: z
      .array(
        z.strictObject({
          loc: Address,
          'news:news': z.strictObject({
            'news:publication': z.strictObject({ 'news:name': Words, 'news:language': z.literal('ca') }),
            'news:publication_date': W3cDate.refine(
              (date) => Date.now() - Date.parse(date) <= 2 * DAY_MS,
              'is older than two days',
            ),
            'news:title': Words,
          }),
        }),
      )
      .min(1)
      .max(1000),
  }),
});

/** oEmbed 1.0, sections 2.3.4 and 2.3.4.2. */
export const OEmbed = z.looseObject({
  version: z.literal('1.0'),
  type: z.literal('video'),
  title: Words,
  author_url: Address,
  provider_name: Words,
  provider_url: Address,
  html: z.string().startsWith('<iframe src="http'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  thumbnail_url: Address,
  thumbnail_width: z.number().int().positive(),
  thumbnail_height: z.number().int().positive(),
});

/** W3C Web Application Manifest, with the fields that browsers require for installation. */
export const WebManifest = z.looseObject({
  id: z.string().startsWith('/'),
  name: Words,
  short_name: Words.max(12),
  lang: z.literal('ca'),
  start_url: z.string().startsWith('/'),
  scope: z.literal('/'),
  display: z.enum(['standalone', 'minimal-ui']),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  icons: z
    .array(
      z.strictObject({
        src: z.string().startsWith('/'),
        sizes: z.string().regex(/^(\d+)x\1$/),
        type: z.literal('image/png'),
        purpose: z.enum(['any', 'maskable']),
      }),
    )
    .refine(
      (icons) => ['192x192', '512x512'].every((size) => icons.some(({ sizes }) => sizes === size)),
      'has not the two sizes that browsers install with',
    ),
});
