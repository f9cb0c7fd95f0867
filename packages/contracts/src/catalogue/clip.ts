import { z } from 'zod';
import { MediaAddress } from './artwork.ts';
import { Slug } from './catalogue-primitives.ts';

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
