/** Parts that several items of the catalogue share. */
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
