/**
 * Properties that search engines require of schema.org types (Google's «Article», «Video», «Broadcast» and «Podcast»
 * structured data, and schema.org's ranges for the rest). Unknown properties are refused: a misspelt one would have no
 * effect.
 */
import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/ });
const Words = z.string().trim().min(1);
/** ISO 8601 with a zone; without one readers assume their own. */
const DateTime = z.iso.datetime({ offset: true });
const Length = z.string().regex(/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/);
const Catalan = z.literal('ca');

const organisation = (...types: [string, ...string[]]) =>
  z.strictObject({
    '@type': z.enum(types),
    name: Words,
    url: Address,
    logo: Address.optional(),
    slogan: Words.optional(),
  });
const series = z.strictObject({ '@type': z.enum(['TVSeries', 'RadioSeries']), name: Words, url: Address });
const context = { '@context': z.literal('https://schema.org') };

const article = z.strictObject({
  ...context,
  mainEntityOfPage: Address,
  headline: Words.max(110),
  description: Words,
  image: z.array(Address).min(1),
  datePublished: DateTime,
  dateModified: DateTime,
  author: z
    .array(z.strictObject({ '@type': z.literal('Person'), name: Words, jobTitle: Words.optional(), url: Address }))
    .min(1),
  publisher: organisation('NewsMediaOrganization').required({ logo: true }),
  inLanguage: Catalan,
  isAccessibleForFree: z.boolean(),
  articleSection: Words,
  keywords: z.array(Words),
});

export const LinkedData = z.discriminatedUnion('@type', [
  z.strictObject({ ...context, '@type': z.literal('WebSite'), name: Words, url: Address, inLanguage: Catalan }),
  organisation('NewsMediaOrganization').extend(context),
  z.strictObject({
    ...context,
    '@type': z.literal('WebPage'),
    name: Words,
    url: Address,
    inLanguage: Catalan,
    description: Words.optional(),
    isPartOf: z.strictObject({ '@type': z.literal('WebSite'), name: Words, url: Address }).optional(),
    about: z
      .strictObject({
        '@type': z.literal('City'),
        name: Words,
        containedInPlace: z.strictObject({ '@type': z.literal('AdministrativeArea'), name: Words }),
        geo: z.strictObject({
          '@type': z.literal('GeoCoordinates'),
          latitude: z.number().min(40.5).max(42.9),
          longitude: z.number().min(0.1).max(3.4),
        }),
      })
      .optional(),
  }),
  article.extend({ '@type': z.literal('NewsArticle') }),
  article.extend({
    '@type': z.literal('LiveBlogPosting'),
    coverageStartTime: DateTime,
    coverageEndTime: DateTime.optional(),
    liveBlogUpdate: z
      .array(
        z.strictObject({
          '@type': z.literal('BlogPosting'),
          headline: Words.max(110),
          datePublished: DateTime,
          url: Address,
          articleBody: Words,
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('ProfilePage'),
    url: Address,
    inLanguage: Catalan,
    mainEntity: z.strictObject({
      '@type': z.literal('Person'),
      name: Words,
      url: Address,
      jobTitle: Words.optional(),
      description: Words.optional(),
      worksFor: organisation('NewsMediaOrganization'),
    }),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('CollectionPage'),
    name: Words,
    description: Words,
    url: Address,
    inLanguage: Catalan,
    mainEntity: z.strictObject({
      '@type': z.literal('ItemList'),
      itemListElement: z
        .array(
          z.strictObject({
            '@type': z.literal('ListItem'),
            position: z.number().int().positive(),
            name: Words,
            url: Address,
          }),
        )
        .min(1),
    }),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('VideoObject'),
    name: Words,
    description: Words,
    url: Address,
    thumbnailUrl: z.array(Address).min(1),
    uploadDate: DateTime,
    contentUrl: Address,
    embedUrl: Address,
    duration: Length,
    inLanguage: Catalan,
    publisher: organisation('Organization'),
    isPartOf: series,
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('RadioEpisode'),
    name: Words,
    description: Words,
    url: Address,
    image: z.array(Address).min(1),
    datePublished: DateTime,
    duration: Length,
    episodeNumber: z.number().int().positive(),
    inLanguage: Catalan,
    publisher: organisation('Organization'),
    partOfSeries: series,
  }),
  z.strictObject({
    ...context,
    '@type': z.enum(['TVSeries', 'RadioSeries']),
    name: Words,
    description: Words,
    url: Address,
    genre: Words,
    numberOfSeasons: z.number().int().positive(),
    inLanguage: Catalan,
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('BroadcastEvent'),
    name: Words,
    isLiveBroadcast: z.literal(true),
    startDate: DateTime,
    endDate: DateTime,
    url: Address,
    inLanguage: Catalan,
    workPerformed: series.optional(),
    publishedOn: z.strictObject({
      '@type': z.enum(['BroadcastService', 'RadioBroadcastService']),
      name: Words,
      broadcastDisplayName: Words,
      broadcaster: organisation('Organization'),
    }),
  }),
]);

/** All addresses in a value, at any depth. */
export const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) && value !== 'https://schema.org' ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
};
