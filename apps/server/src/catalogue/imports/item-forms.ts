/** The form of each kind of item that can be imported, without the envelope. */
import { Area, Block, DAY_MS, EmissionType, ProgrammeForm, Section, Slug } from '@sintonia/contracts';
import { z } from 'zod';
import {
  GalleryItem,
  ImportedCoverage,
  ImportedMedia,
  ImportedPicture,
  Instant,
  KEY_CHARACTERS,
  Line,
  OwnId,
  Text,
  Title,
} from './import-fields.ts';

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
