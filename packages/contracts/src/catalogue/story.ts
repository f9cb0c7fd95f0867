/** Stories, with their authors and sections. */
import { z } from 'zod';
import { NumericId, Picture, Slug } from './catalogue-primitives.ts';

/** A run of text; with `href` it is a link inside the site. */
export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string().min(1) }),
  z.object({ type: z.literal('heading'), text: z.string().min(1) }),
  z.object({ type: z.literal('quote'), text: z.string().min(1), by: z.string().min(1) }),
  z.object({ type: z.literal('list'), items: z.array(z.string().min(1)).min(2) }),
]);
export type Block = z.infer<typeof Block>;

/** Author of stories; `bio` is a few sentences for their page. */
export const Author = z.object({ id: Slug, name: z.string(), role: z.string(), bio: z.string().min(1).optional() });
export type Author = z.infer<typeof Author>;

export const Section = z.object({ slug: Slug, name: z.string(), description: z.string() });
export type Section = z.infer<typeof Section>;

/** One of several pictures of a story, with caption and credit. */
export const GalleryPicture = Picture.extend({ caption: z.string().min(1).max(600), credit: z.string().max(200) });
export type GalleryPicture = z.infer<typeof GalleryPicture>;

/** An update of a running story, with its time. */
export const LiveUpdate = z.object({
  /** Anchor of its address within the story. */
  id: Slug.max(80),
  at: z.iso.datetime(),
  title: z.string().min(1).max(300),
  body: z.array(Block).max(50),
});
export type LiveUpdate = z.infer<typeof LiveUpdate>;

/** W-02: coverage of a running story. */
export const LiveCoverage = z.object({
  /** Key points for new readers, as of now. */
  keyPoints: z.array(z.string().min(1).max(300)).max(8),
  /** In any order; readers see those whose time has come. */
  updates: z.array(LiveUpdate).max(2000),
  /** Null while it is running. */
  endedAt: z.iso.datetime().nullable(),
  /** Demo only: each update repeats after this many minutes; null otherwise. */
  loopMinutes: z.number().int().positive().nullable(),
});
export type LiveCoverage = z.infer<typeof LiveCoverage>;

export const Story = z.object({
  id: NumericId,
  slug: Slug,
  section: Slug,
  kicker: z.string(),
  title: z.string(),
  standfirst: z.string(),
  author: Author,
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().nullable(),
  themes: z.array(z.string()).min(1),
  picture: Picture,
  /** Empty when the standfirst says everything. */
  body: z.array(Block),
  /** Ids of stories to read next. */
  related: z.array(NumericId),
  /** Id of the clip embedded in the story. */
  clip: Slug.nullable(),
  gallery: z.array(GalleryPicture).min(2).max(60).optional(),
  live: LiveCoverage.optional(),
});
export type Story = z.infer<typeof Story>;

/** Fields of a story for a card. */
export const StoryCard = Story.pick({
  id: true,
  slug: true,
  section: true,
  kicker: true,
  title: true,
  standfirst: true,
  publishedAt: true,
  picture: true,
}).extend({ hasVideo: z.boolean(), /** The story is running. */ isRunning: z.boolean() });
export type StoryCard = z.infer<typeof StoryCard>;
