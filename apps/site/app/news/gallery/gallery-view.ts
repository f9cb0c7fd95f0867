import type { ArtworkIndex, GalleryPicture } from '@sintonia/contracts';
import { type PictureView, pictureView, sharingPicture } from '../../pictures/picture-view.ts';

export interface GalleryItem {
  picture: PictureView;
  /** Address of its largest form, for who has no JavaScript. */
  address: string;
  caption: string;
  credit: string;
}

/** The pictures of a story that there are; none of a story without. */
export const galleryView = (pictures: readonly GalleryPicture[] | undefined, artwork: ArtworkIndex): GalleryItem[] =>
  (pictures ?? []).flatMap(({ caption, credit, ...shown }) => {
    const picture = pictureView(shown, artwork);
    const address = sharingPicture(picture);
    return picture && address ? [{ picture, address, caption, credit }] : [];
  });
