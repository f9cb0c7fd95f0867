import { z } from 'zod';

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
