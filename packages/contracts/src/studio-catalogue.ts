/** What the studio reads of the catalogue: channels, schedules, names, and the words of a title. For staff. */
import { z } from 'zod';
import { Channel } from './catalogue.ts';
import { ScheduledBroadcast } from './schedule.ts';

export const StudioChannels = z.array(Channel.pick({ slug: true, kind: true, name: true }));
export type StudioChannels = z.infer<typeof StudioChannels>;

/** Broadcasts of a channel, oldest first, uncut at the ends of the range. */
export const StudioBroadcasts = z.array(
  ScheduledBroadcast.pick({ title: true, subtitle: true, startsAt: true, endsAt: true, episode: true }).extend({
    /** Title on demand, as reports name it; null without one. */
    onDemand: z.string().nullable(),
  }),
);
export type StudioBroadcasts = z.infer<typeof StudioBroadcasts>;

/** Chapters and sentences of a title. Times are seconds from the start of its clip. */
export const TitleWords = z.object({
  /** Path on the site. */
  path: z.string(),
  lengthS: z.number(),
  chapters: z.array(z.object({ title: z.string(), startS: z.number() })),
  cues: z.array(z.object({ startS: z.number(), endS: z.number(), text: z.string() })),
});
export type TitleWords = z.infer<typeof TitleWords>;

/** Entities of the catalogue whose name contains a text, as reports name them. */
export const EntityNames = z.array(
  z.object({
    kind: z.enum(['page', 'title', 'programme', 'author', 'section', 'theme', 'channel']),
    name: z.string(),
    /** Value of the dimension in reports: for a page its name in hits. */
    value: z.string(),
    /** Programme of a title, section of a story; empty for an entity that its kind describes. */
    of: z.string(),
  }),
);
export type EntityNames = z.infer<typeof EntityNames>;

/** `GET /api/site/facts`: an entity by its value in reports. */
export const EntityFactsRequest = z.object({
  kind: z.enum(['page', 'title', 'programme', 'author', 'channel', 'section', 'theme']),
  value: z.string().min(1).max(1000),
});
export type EntityFactsRequest = z.infer<typeof EntityFactsRequest>;

const FactBroadcast = ScheduledBroadcast.pick({ channel: true, title: true, startsAt: true, endsAt: true }).nullable();

/** What an entity belongs to, by values of reports, and when it is on air. Null and empty where it has none. */
export const EntityFacts = z.object({
  /** Title on demand of an episode's page. */
  title: z.string().nullable(),
  programme: z.string().nullable(),
  episode: z.object({ season: z.number(), number: z.number() }).nullable(),
  channel: z.object({ slug: z.string(), name: z.string() }).nullable(),
  author: z.string().nullable(),
  /** Role of an author, in the broadcaster's language. */
  role: z.string().nullable(),
  /** From the widest: a section of the site, and the page of a section of the news. */
  sections: z.array(z.object({ kind: z.enum(['section', 'page']), value: z.string(), name: z.string() })),
  themes: z.array(z.string()),
  /** Path of a section on the site. */
  path: z.string().nullable(),
  /** Pages of the sections below one of the site. */
  below: z.array(z.object({ page: z.string(), name: z.string() })),
  /** Published stories of a section or a theme, and the page of the latest one. */
  stories: z
    .object({ count: z.int(), last: z.object({ page: z.string(), title: z.string(), publishedAt: z.string() }) })
    .nullable(),
  /** Of a story. */
  publishedAt: z.string().nullable(),
  /** Of a title: its first broadcast or, of a podcast, its publication. */
  broadcastAt: z.string().nullable(),
  /** Value of `subsection` of the stories that the page of a section of the news lists. */
  newsSection: z.string().nullable(),
  /** Media id of a title that a channel may broadcast; null for a podcast. */
  mediaId: z.string().nullable(),
  /** The last one that has begun in 28 days, and the first one to come in 14 days. */
  broadcasts: z.object({ last: FactBroadcast, next: FactBroadcast }),
});
export type EntityFacts = z.infer<typeof EntityFacts>;

/** Most pages that one request for titles names. */
export const MOST_PAGE_TITLES = 500;

/** Names of pages and codes of sections and channels, as hits have them. */
export const PageTitlesRequest = z.object({ pages: z.array(z.string()).max(MOST_PAGE_TITLES) });

/** Headline or title of each page, and name of each section and channel, that the catalogue has; by the given texts. */
export const PageTitles = z.record(z.string(), z.string());
export type PageTitles = z.infer<typeof PageTitles>;

/** Most values that one search by title gives. */
export const MOST_TITLED_PAGES = 1000;

/** Names of pages, and codes of sections and channels, whose title contains the searched text; as hits have them. */
export const TitledPages = z.array(z.string());
export type TitledPages = z.infer<typeof TitledPages>;

/** Names of activities and their variants: the part of `GET /api/activities` that tables show. */
export const ActivityNames = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    variants: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
);
export type ActivityNames = z.infer<typeof ActivityNames>;
