import type { ArtworkIndex, Picture } from '@sintonia/contracts';
import { pictureSource } from '@sintonia/contracts/site-paths';

/** A picture with the values that its markup needs. */
export interface PictureView {
  name: string;
  alt: string;
  colour: string;
  avif: number[];
  webp: number[];
  /** Path of an imported picture, in its single size. */
  elsewhere?: string | undefined;
}

/** `null` when the artwork does not exist: the page shows an empty frame instead. */
export function pictureView(picture: Picture, artwork: ArtworkIndex): PictureView | null {
  const drawn = artwork[picture.artwork];
  if (!drawn) return null;
  // Pages do not need the source address of an imported picture.
  const { source: _, ...shown } = drawn;
  return { name: picture.artwork, alt: picture.alt, ...shown };
}

/** The widest WebP, or an imported picture's own address; for social cards and structured data. */
export function sharingPicture(picture: PictureView | null): string | null {
  if (picture?.elsewhere) return picture.elsewhere;
  const widest = picture?.webp.at(-1);
  return picture && widest ? pictureSource(picture.name, widest, 'webp') : null;
}
