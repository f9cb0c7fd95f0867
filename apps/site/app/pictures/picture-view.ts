import type { ArtworkIndex, Picture } from '@sintonia/contracts';
import { pictureSource } from '@sintonia/contracts/site-paths';

/** A picture with what its markup needs. */
export interface PictureView {
  name: string;
  alt: string;
  colour: string;
  avif: number[];
  webp: number[];
  /** Path of one that was not drawn here, in its one size. */
  elsewhere?: string | undefined;
}

/** `null` when the artwork has not been drawn: the page shows an empty frame instead. */
export function pictureView(picture: Picture, artwork: ArtworkIndex): PictureView | null {
  const drawn = artwork[picture.artwork];
  if (!drawn) return null;
  // Where an imported one was fetched from is nothing that a page needs.
  const { source: _, ...shown } = drawn;
  return { name: picture.artwork, alt: picture.alt, ...shown };
}

/** The widest WebP, or the address where it is; for social cards and structured data. */
export function sharingPicture(picture: PictureView | null): string | null {
  if (picture?.elsewhere) return picture.elsewhere;
  const widest = picture?.webp.at(-1);
  return picture && widest ? pictureSource(picture.name, widest, 'webp') : null;
}
