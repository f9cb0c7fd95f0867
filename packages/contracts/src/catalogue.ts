/**
 * Content of a broadcaster: stories, programmes, seasons, episodes, channels, schedule. The same schemas parse a demo
 * or imported catalogue and type what the server gives the site.
 */
import { z } from 'zod';

/** Kebab-case ASCII, as in a path: `el-temps`, `sota-la-cendrosa`. */
export const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Ids that appear in paths: `/noticia/{id}/`, `/video/{id}/`, `/audio/{id}/`. */
export const NumericId = z.number().int().positive();

/** Areas with their own accent colour (tokens `--noticies` … `--radio`). */
export const Area = z.enum(['noticies', 'temps', 'tele', 'radio']);
export type Area = z.infer<typeof Area>;

/**
 * A picture by the name of its artwork, not by address: `story-3001`, `programme-sota-la-cendrosa`, `episode-1001`.
 * Widths and dominant colour are in the artwork index (`Artwork`).
 */
export const Picture = z.object({ artwork: z.string(), alt: z.string().min(1) });
export type Picture = z.infer<typeof Picture>;

/**
 * Allowed addresses of a catalogue's pictures and media: below our own root, HTTPS, or this machine (which browsers
 * trust like HTTPS). Hosts are restricted to plain names, because they are written into a content security policy.
 */
export const MediaAddress = z
  .string()
  .max(2000)
  .regex(
    /^(?:\/(?![/\\])|(?:https:\/\/(?:[\w.-]+|\[[\da-f:.]+\])|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?=[/?#]|$))[^\s"'<>\\]*$/i,
    'it must be https, or a path of this site',
  );

/** Index entry of one picture, shown at 16:9. `colour` is its dominant colour, shown while it loads. */
export const Artwork = z.object({
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Pixel widths that exist as `{base}-{width}.avif`, ascending. */
  avif: z.array(z.number().int()),
  /** Pixel widths that exist as `{base}-{width}.webp`; empty for a picture in a single size. */
  webp: z.array(z.number().int()),
  /** Path on this site of an imported picture (W-14), in its single size. */
  elsewhere: z.string().startsWith('/').optional(),
  /** Source address of an imported picture, fetched by the server only and served in the sizes above. */
  source: z.url().optional(),
});
export type Artwork = z.infer<typeof Artwork>;
export const ArtworkIndex = z.record(z.string(), Artwork);
export type ArtworkIndex = z.infer<typeof ArtworkIndex>;

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

/** A playable piece of media: HLS, subtitles, chapters. */
export const Clip = z.object({
  id: Slug,
  kind: z.enum(['video', 'audio']),
  title: z.string(),
  /** Seconds; sum of the playlist's segments. */
  lengthS: z.number().positive(),
  /** Address of the multivariant playlist (RFC 8216 § 4.3.4), or of the file. */
  hls: MediaAddress,
  /** For a single file instead of a playlist, as in a podcast (W-14): media type and size, 0 when unknown. */
  file: z.object({ type: z.string(), bytes: z.number().int().min(0) }).optional(),
  subtitles: z.array(z.object({ lang: z.string(), label: z.string(), src: z.string().startsWith('/') })),
  chapters: z.array(z.object({ title: z.string(), startS: z.number().min(0), lengthS: z.number().positive() })),
  /** WebVTT list of preview pictures on a sheet (`sheet.webp#xywh=…`); null without any. */
  thumbnails: z.string().startsWith('/').nullable().default(null),
});
export type Clip = z.infer<typeof Clip>;

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

/** A TV channel or a radio station. */
export const Channel = z.object({
  slug: Slug,
  kind: z.enum(['tv', 'radio']),
  name: z.string(),
  description: z.string(),
  /** The 64 s loop that replaces its signal in the demo; null where an operator provides the signal. */
  loop: Slug.nullable(),
  /** § 3 `linear`: no rewind, for lack of rights or of a recording. */
  isLinear: z.boolean().optional(),
  /** § 3: false for a television channel that is only on the web. */
  isTerrestrial: z.boolean().optional(),
});
export type Channel = z.infer<typeof Channel>;

/** One broadcast on a channel. */
export const Broadcast = z.object({
  channel: Slug,
  title: z.string(),
  subtitle: z.string().nullable(),
  programme: Slug.nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type Broadcast = z.infer<typeof Broadcast>;

export const OnAir = z.object({ channel: Channel, now: Broadcast.nullable(), next: Broadcast.nullable() });
export type OnAir = z.infer<typeof OnAir>;

/** Name and people of the broadcaster: configuration, since the product serves any broadcaster. */
export const Broadcaster = z.object({
  name: z.string(),
  tv: z.string(),
  news: z.string(),
  radio: z.string(),
  claim: z.string(),
  timeZone: z.string(),
  language: z.string(),
  contact: z.string(),
});
export type Broadcaster = z.infer<typeof Broadcaster>;
