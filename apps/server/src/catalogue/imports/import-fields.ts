/** Fields that several kinds of imported items share. */
import { Clip, LiveCoverage, LiveUpdate, MediaAddress } from '@sintonia/contracts';
import { z } from 'zod';

/** Ids below this belong to the broadcaster's own JSON catalogue; the import assigns ids from here on. */
export const FIRST_IMPORTED_ID = 100_000_000;

export const OwnId = z
  .number()
  .int()
  .positive()
  .max(FIRST_IMPORTED_ID - 1);
export const Title = z.string().trim().min(1).max(300);
export const Line = z.string().trim().max(300);
export const Text = z.string().trim().max(5000);
export const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
export const KEY_CHARACTERS = 500;

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
