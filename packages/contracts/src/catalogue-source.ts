/**
 * Source form of a handwritten catalogue (`demo/catalogue`): as `catalogue.ts`, but with times relative to loading, so
 * that a demo is always current.
 */
import { z } from 'zod';
import { NumericId, Slug } from './catalogue/catalogue-primitives.ts';
import { Clip } from './catalogue/clip.ts';
import { EmissionType, Programme } from './catalogue/programme.ts';
import { Author, Block, GalleryPicture, LiveCoverage, LiveUpdate, Section, Story } from './catalogue/story.ts';
import { Broadcaster, Channel } from './catalogue.ts';

/** Loops: after the last update the first comes again. */
export const SourceCoverage = LiveCoverage.pick({ keyPoints: true }).extend({
  loopMinutes: z.number().int().positive(),
  updates: z.array(LiveUpdate.omit({ at: true }).extend({ minutesAgo: z.number().int().min(0) })).min(1),
});

export const SourceStory = Story.omit({
  author: true,
  publishedAt: true,
  updatedAt: true,
  picture: true,
  gallery: true,
  live: true,
}).extend({
  author: Slug,
  /** Minutes before loading. */
  publishedMinutesAgo: z.number().int().min(0),
  updatedMinutesAgo: z.number().int().min(0).nullable(),
  /** Alternative text of the artwork `story-{id}`. */
  pictureAlt: z.string().min(1),
  body: z.array(Block).min(3),
  live: SourceCoverage.optional(),
  /** The artwork of each is `story-{id}-{place}`, from 1. */
  gallery: z
    .array(GalleryPicture.omit({ artwork: true }))
    .min(2)
    .optional(),
});
export type SourceStory = z.infer<typeof SourceStory>;

export const SourceEpisode = z.object({
  id: NumericId,
  number: z.number().int().positive(),
  title: z.string().min(1),
  synopsis: z.string().min(1),
  clip: Slug,
  /** Days before loading, and local time in the broadcaster's zone. */
  broadcastDaysAgo: z.number().int().min(0),
  broadcastTime: z.string().regex(/^\d\d:\d\d$/),
  emissionType: EmissionType,
  canDownload: z.boolean(),
  pictureAlt: z.string().min(1),
});
export type SourceEpisode = z.infer<typeof SourceEpisode>;

export const SourceProgramme = Programme.omit({ seasons: true, picture: true, form: true }).extend({
  pictureAlt: z.string().min(1),
  seasons: z
    .array(
      z.object({
        number: z.number().int().positive(),
        year: z.number().int(),
        episodes: z.array(SourceEpisode).min(1),
      }),
    )
    .min(1),
});
export type SourceProgramme = z.infer<typeof SourceProgramme>;

/** A podcast or an audiobook: its parts are episodes of kind audio. */
export const SourceSeries = SourceProgramme.extend({ form: z.enum(['podcast', 'audiobook']) });
export type SourceSeries = z.infer<typeof SourceSeries>;

/**
 * `start` is local time, of the next morning if it is before six. A broadcast lasts until the next one of its channel, the
 * last until the first of the next day.
 */
export const SourceBroadcast = z.object({
  start: z.string().regex(/^\d\d:\d\d$/),
  title: z.string().min(1),
  subtitle: z.string().nullable(),
  programme: Slug.nullable(),
});
export type SourceBroadcast = z.infer<typeof SourceBroadcast>;

/** A week that repeats: seven days (Monday first) for each channel. */
export const SourceSchedule = z.object({ channel: Slug, week: z.array(z.array(SourceBroadcast).min(1)).length(7) });
export type SourceSchedule = z.infer<typeof SourceSchedule>;

export const CatalogueSource = z.object({
  broadcaster: Broadcaster,
  authors: z.array(Author),
  sections: z.array(Section),
  stories: z.array(SourceStory),
  programmes: z.array(SourceProgramme),
  series: z.array(SourceSeries),
  channels: z.array(Channel),
  schedules: z.array(SourceSchedule),
  clips: z.array(Clip),
});
export type CatalogueSource = z.infer<typeof CatalogueSource>;
