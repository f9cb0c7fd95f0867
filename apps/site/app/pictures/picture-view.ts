import type { ArtworkIndex, Picture } from '@sintonia/contracts';
import { pictureSource } from '@sintonia/contracts/site-paths';

/** A picture with what its markup needs. */
export interface PictureView {
  name: string;
  alt: string;
  colour: string;
  avif: number[];
  webp: number[];
  /** Address of one that was not drawn here, in its one size. */
  elsewhere?: string | undefined;
}

/** `null` when the artwork has not been drawn: the page shows an empty frame instead. */
export function pictureView(picture: Picture, artwork: ArtworkIndex): PictureView | null {
  const drawn = artwork[picture.artwork];
  return drawn ? { name: picture.artwork, alt: picture.alt, ...drawn } : null;
}

/** The widest WebP, or the address where it is; for social cards and structured data. */
export function sharingPicture(picture: PictureView | null): string | null {
  if (picture?.elsewhere) return picture.elsewhere;
  const widest = picture?.webp.at(-1);
  return picture && widest ? pictureSource(picture.name, widest, 'webp') : null;
}
