/**
 * What a broadcaster publishes: stories, programmes, seasons, episodes, channels, schedule.
 * The same schemas read a demo or imported catalogue and describe what the server hands the site.
 */
import { z } from 'zod';

/** Kebab-case ASCII, as it stands in a path: `el-temps`, `sota-la-cendrosa`. */
export const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Ids that appear in paths: `/noticia/{id}/`, `/video/{id}/`, `/audio/{id}/`. */
export const NumericId = z.number().int().positive();

/** The areas that have an accent colour of their own (tokens `--noticies` … `--radio`). */
export const Area = z.enum(['noticies', 'temps', 'tele', 'radio']);
export type Area = z.infer<typeof Area>;

/**
 * A picture by the name of its artwork, not by address: `story-3001`, `programme-sota-la-cendrosa`,
 * `episode-1001`. Widths and dominant colour are in the artwork index (`Artwork`).
 */
export const Picture = z.object({ artwork: z.string(), alt: z.string().min(1) });
export type Picture = z.infer<typeof Picture>;

/**
 * Where pictures and media of a catalogue may be: below our own root, on the web by HTTPS, or on this machine (which
 * browsers trust as they trust HTTPS). Hosts are plain, since their names come to stand in a content security policy.
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
  /** Pixel widths that exist as `{base}-{width}.webp`; none of a picture in one size. */
  webp: z.array(z.number().int()),
  /** Path of this site where an imported picture is (W-14), in the one size that it has. */
  elsewhere: z.string().startsWith('/').optional(),
  /** Where an imported picture is fetched from, by this server alone; it is given in the sizes above. */
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

/** Who signs stories; `bio` is a few sentences for their own page. */
export const Author = z.object({ id: Slug, name: z.string(), role: z.string(), bio: z.string().min(1).optional() });
export type Author = z.infer<typeof Author>;

export const Section = z.object({ slug: Slug, name: z.string(), description: z.string() });
export type Section = z.infer<typeof Section>;

/** One piece of media that can be played: HLS, subtitles, chapters. */
export const Clip = z.object({
  id: Slug,
  kind: z.enum(['video', 'audio']),
  title: z.string(),
  /** Seconds; what the playlist adds up to. */
  lengthS: z.number().positive(),
  /** Address of the multivariant playlist (RFC 8216 § 4.3.4), or of the file. */
  hls: MediaAddress,
  /** Where it is one file and no playlist, as in a podcast (W-14): its media type and size, 0 when that is not known. */
  file: z.object({ type: z.string(), bytes: z.number().int().min(0) }).optional(),
  subtitles: z.array(z.object({ lang: z.string(), label: z.string(), src: z.string().startsWith('/') })),
  chapters: z.array(z.object({ title: z.string(), startS: z.number().min(0), lengthS: z.number().positive() })),
  /** WebVTT that lists stills of the clip on a sheet (`sheet.webp#xywh=…`); null where there are none. */
  thumbnails: z.string().startsWith('/').nullable().default(null),
});
export type Clip = z.infer<typeof Clip>;

/** One of several pictures of a story, with what it shows and whose it is. */
export const GalleryPicture = Picture.extend({ caption: z.string().min(1).max(600), credit: z.string().max(200) });
export type GalleryPicture = z.infer<typeof GalleryPicture>;

/** What is added to a story while it happens, under the moment at which it was added. */
export const LiveUpdate = z.object({
  /** Of its address within the story. */
  id: Slug.max(80),
  at: z.iso.datetime(),
  title: z.string().min(1).max(300),
  body: z.array(Block).max(50),
});
export type LiveUpdate = z.infer<typeof LiveUpdate>;

/** W-02: a story that is told while it happens. */
export const LiveCoverage = z.object({
  /** What somebody must know who comes now; the newest word on it. */
  keyPoints: z.array(z.string().min(1).max(300)).max(8),
  /** In any order; who reads sees those whose moment has come. */
  updates: z.array(LiveUpdate).max(2000),
  /** Null while it goes on. */
  endedAt: z.iso.datetime().nullable(),
  /** In the demo, where nobody writes: after so many minutes each update comes again; null for all others. */
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
  /** Empty where the standfirst says it all. */
  body: z.array(Block),
  /** Ids of stories to read next. */
  related: z.array(NumericId),
  /** Id of the clip embedded in the story. */
  clip: Slug.nullable(),
  gallery: z.array(GalleryPicture).min(2).max(60).optional(),
  live: LiveCoverage.optional(),
});
export type Story = z.infer<typeof Story>;

/** What a card needs of a story. */
export const StoryCard = Story.pick({
  id: true,
  slug: true,
  section: true,
  kicker: true,
  title: true,
  standfirst: true,
  publishedAt: true,
  picture: true,
}).extend({ hasVideo: z.boolean(), /** It is being told while it happens. */ isRunning: z.boolean() });
export type StoryCard = z.infer<typeof StoryCard>;

/** § 3: emission type, as the data layer's `tipusEmisio` says it. */
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

/** What its episodes are to each other: parts of a series on a channel, of a podcast, of one book read aloud. */
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
  /** § 3 «thematic», may be a comma list whose first entry counts (D-03). */
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
  /** The 64 s loop that stands in for its signal in the demo; null where the signal is an operator's alone. */
  loop: Slug.nullable(),
  /** § 3 `linear`: nobody may go back in it, for want of rights or of a signal that keeps anything. */
  isLinear: z.boolean().optional(),
  /** § 3: false for a television channel that is on the web alone. */
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

/** Name and people of the broadcaster: configuration, since the product serves any. */
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
