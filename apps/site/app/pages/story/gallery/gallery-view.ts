import type { ArtworkIndex, GalleryPicture } from '@sintonia/contracts';
import { type PictureView, pictureView, sharingPicture } from '../../../ui/pictures/picture-view.ts';

export interface GalleryItem {
  picture: PictureView;
  /** Address of its largest rendition, for visitors without JavaScript. */
  address: string;
  caption: string;
  credit: string;
}

/** The available pictures of a story; empty without any. */
export const galleryView = (pictures: readonly GalleryPicture[] | undefined, artwork: ArtworkIndex): GalleryItem[] =>
  (pictures ?? []).flatMap(({ caption, credit, ...shown }) => {
    const picture = pictureView(shown, artwork);
    const address = sharingPicture(picture);
    return picture && address ? [{ picture, address, caption, credit }] : [];
  });
