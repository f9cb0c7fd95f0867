/** Programmes, their seasons and episodes. */
import { z } from 'zod';
import { Area, NumericId, Picture, Slug } from './catalogue-primitives.ts';

/** § 3: emission type, as in the data layer's `tipusEmisio`. */
export const EmissionType = z.enum(['estrena', 'redifusio', 'directe', 'digital']);

export const Episode = z.object({
  id: NumericId,
  programme: Slug,
  season: z.number().int().positive(),
  number: z.number().int().positive(),
  title: z.string(),
  synopsis: z.string(),
  clip: Slug,
  broadcastAt: z.iso.datetime(),
  emissionType: EmissionType,
  canDownload: z.boolean(),
  picture: Picture,
});
export type Episode = z.infer<typeof Episode>;

export const Season = z.object({
  number: z.number().int().positive(),
  year: z.number().int(),
  episodes: z.array(Episode).min(1),
});
export type Season = z.infer<typeof Season>;

/** How its episodes belong together: a series on a channel, a podcast, or one audiobook. */
export const ProgrammeForm = z.enum(['programme', 'podcast', 'audiobook']);
export type ProgrammeForm = z.infer<typeof ProgrammeForm>;

export const Programme = z.object({
  slug: Slug,
  /** § 3 «programme code». */
  code: z.string(),
  kind: z.enum(['video', 'audio']),
  form: ProgrammeForm,
  area: Area,
  title: z.string(),
  tagline: z.string(),
  synopsis: z.string(),
  genre: z.string(),
  /** § 3 «thematic», possibly a comma list whose first entry counts (D-03). */
  thematic: z.string(),
  channel: Slug,
  /** Recommended age: `TP`, `+7`, `+12`, `+16`. */
  rating: z.string(),
  presenter: z.string(),
  picture: Picture,
  seasons: z.array(Season).min(1),
});
export type Programme = z.infer<typeof Programme>;

export const ProgrammeCard = Programme.pick({
  slug: true,
  kind: true,
  form: true,
  area: true,
  title: true,
  tagline: true,
  genre: true,
  picture: true,
}).extend({ episodeCount: z.number().int() });
export type ProgrammeCard = z.infer<typeof ProgrammeCard>;
