/**
 * Items that can be imported (W-14). Every format is parsed into these forms, which are sent by the command, stored
 * and, without the envelope, form a JSON catalogue (docs/import.md).
 */
import {
  Area,
  Block,
  Broadcaster,
  Clip,
  DAY_MS,
  EmissionType,
  LiveCoverage,
  LiveUpdate,
  MediaAddress,
  ProgrammeForm,
  Section,
  Slug,
} from '@sintonia/contracts';
import { z } from 'zod';

/** Ids below this belong to the broadcaster's own JSON catalogue; the import assigns ids from here on. */
export const GIVEN_IDS_FROM = 100_000_000;
/** Most items per run; a month's schedule of twenty channels is some 25,000. */
export const MAX_ITEMS = 50_000;

const OwnId = z
  .number()
  .int()
  .positive()
  .max(GIVEN_IDS_FROM - 1);
const Title = z.string().trim().min(1).max(300);
const Line = z.string().trim().max(300);
const Text = z.string().trim().max(5000);
const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const KEY_CHARACTERS = 500;

export const ImportedPicture = z.object({
  address: MediaAddress,
  alt: z.string().trim().min(1).max(500),
});
export type ImportedPicture = z.infer<typeof ImportedPicture>;

/** One of several pictures of a story. */
export const GalleryItem = ImportedPicture.extend({
  caption: z.string().trim().min(1).max(600),
  credit: z.string().trim().max(200).default(''),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

/** A playlist (`.m3u8`) or a single file. */
export const ImportedMedia = z.object({
  address: MediaAddress,
  kind: z.enum(['video', 'audio']),
  /** Media type, such as `audio/mpeg`. */
  type: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  /** Seconds. */
  lengthS: z.number().positive().max(172_800),
  /** File size; 0 if unknown. */
  bytes: z.number().int().min(0).default(0),
  chapters: Clip.shape.chapters.default([]),
});
export type ImportedMedia = z.infer<typeof ImportedMedia>;

export const ImportedCoverage = z.object({
  keyPoints: LiveCoverage.shape.keyPoints.default([]),
  updates: z.array(LiveUpdate.extend({ at: Instant })).max(2000),
  endedAt: Instant.nullable().default(null),
});

export const StoryItem = z.object({
  id: OwnId.nullable().default(null),
  slug: Slug.max(120).nullable().default(null),
  /** Slugs or names of sections; the first that exists in the catalogue is used. */
  sections: z.array(Line).min(1).max(30),
  kicker: Line.default(''),
  title: Title,
  standfirst: Text,
  author: z.object({ name: Title, role: Line.default('') }),
  publishedAt: Instant,
  updatedAt: Instant.nullable().default(null),
  themes: z.array(Title).max(30).default([]),
  picture: ImportedPicture.nullable().default(null),
  body: z.array(Block).max(1000).default([]),
  related: z.array(z.number().int().positive()).max(30).default([]),
  media: ImportedMedia.nullable().default(null),
  /** At least two: a single one is `picture`. */
  gallery: z.array(GalleryItem).min(2).max(60).nullable().default(null),
  live: ImportedCoverage.nullable().default(null),
});
export type StoryItem = z.infer<typeof StoryItem>;

export const ProgrammeItem = z.object({
  slug: Slug.max(80).nullable().default(null),
  /** § 3 «programme code». */
  code: Line.nullable().default(null),
  kind: z.enum(['video', 'audio']),
  form: ProgrammeForm.default('programme'),
  area: Area.nullable().default(null),
  title: Title,
  tagline: Line.default(''),
  synopsis: Text,
  genre: Line.default(''),
  thematic: Line.default(''),
  /** Slug or name; by default the first channel of its kind. */
  channel: Line.nullable().default(null),
  rating: z.enum(['TP', '+7', '+12', '+16', '+18']).default('TP'),
  presenter: Line.default(''),
  picture: ImportedPicture.nullable().default(null),
});
export type ProgrammeItem = z.infer<typeof ProgrammeItem>;

export const EpisodeItem = z.object({
  id: OwnId.nullable().default(null),
  /** Key of a programme of the same import, or slug of an existing one. */
  programme: z.string().min(1).max(KEY_CHARACTERS),
  season: z.number().int().positive().max(3000).nullable().default(null),
  number: z.number().int().positive().max(100_000).nullable().default(null),
  title: Title,
  synopsis: Text.default(''),
  broadcastAt: Instant,
  emissionType: EmissionType.default('digital'),
  canDownload: z.boolean().default(false),
  picture: ImportedPicture.nullable().default(null),
  media: ImportedMedia,
});
export type EpisodeItem = z.infer<typeof EpisodeItem>;

export const BroadcastItem = z
  .object({
    /** Slugs or names of the channel; the first that exists is used. */
    channels: z.array(Line).min(1).max(20),
    title: Title,
    subtitle: Line.nullable().default(null),
    /** Slug or title. */
    programme: Line.nullable().default(null),
    startsAt: Instant,
    endsAt: Instant,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { error: 'it ends before it begins', path: ['endsAt'] })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= DAY_MS, {
    error: 'it lasts longer than a day',
    path: ['endsAt'],
  });
export type BroadcastItem = z.infer<typeof BroadcastItem>;

export const SectionItem = Section.extend({ name: Title, description: Text.default('') });
export type SectionItem = z.infer<typeof SectionItem>;

export const ChannelItem = z.object({
  slug: Slug.max(80),
  kind: z.enum(['tv', 'radio']),
  name: Title,
  description: Text.default(''),
  /** No catch-up: viewers cannot go back in it. */
  isLinear: z.boolean().optional(),
});
export type ChannelItem = z.infer<typeof ChannelItem>;

/** Schemas by kind, in order of dependency. */
export const ITEM_FORMS = {
  broadcaster: Broadcaster,
  section: SectionItem,
  channel: ChannelItem,
  programme: ProgrammeItem,
  episode: EpisodeItem,
  story: StoryItem,
  broadcast: BroadcastItem,
} as const;
export type ItemKind = keyof typeof ITEM_FORMS;
export const ITEM_KINDS = Object.keys(ITEM_FORMS) as ItemKind[]; // cast: Object.keys returns strings

const Envelope = z.object({
  /** Stable across runs. */
  key: z.string().min(1).max(KEY_CHARACTERS),
  /** Position in the file: `line 12`, `stories[3]`. */
  at: z.string().max(100),
});
const item = <K extends ItemKind>(kind: K) => Envelope.extend({ kind: z.literal(kind), document: ITEM_FORMS[kind] });

export const ImportItem = z.discriminatedUnion('kind', [
  item('broadcaster'),
  item('section'),
  item('channel'),
  item('programme'),
  item('episode'),
  item('story'),
  item('broadcast'),
]);
export type ImportItem = z.infer<typeof ImportItem>;

/** Request of one run. */
export const ImportRequest = z.object({
  /** Id of the feed; an item is identified by kind and key within it. */
  source: z.string().min(1).max(KEY_CHARACTERS),
  items: z.array(ImportItem).max(MAX_ITEMS),
  /** Kind and key of items that the feed has but that could not be read: they do not count as removed. */
  unread: z.array(z.string()).max(MAX_ITEMS),
  /** Kinds of which the feed is complete. */
  covers: z.array(z.enum(ITEM_KINDS)),
  isDryRun: z.boolean(),
  removesMissing: z.boolean(),
});
export type ImportRequest = z.infer<typeof ImportRequest>;
