import type { ArtworkIndex, Broadcaster, Picture } from '@sintonia/contracts';
import { pictureSource, squarePicture } from '@sintonia/contracts/site-paths';

/** Facts of the broadcaster that every feed states. */
export interface FeedFacts {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly broadcaster: Broadcaster;
  readonly artwork: ArtworkIndex;
}

/** Address of a picture's widest WebP, or its external address; undefined if it has not been rendered. */
export function pictureAddress({ artwork: name }: Picture, { origin, artwork }: FeedFacts): string | undefined {
  const known = artwork[name];
  if (known?.elsewhere) return new URL(known.elsewhere, origin).href;
  const widest = known?.webp.at(-1);
  return widest ? origin + pictureSource(name, widest, 'webp') : undefined;
}

/**
 * The same picture as podcast cover: square JPEG, wide enough for podcast directories; unchanged if it has one size.
 */
export function coverAddress(picture: Picture, facts: FeedFacts): string | undefined {
  const known = facts.artwork[picture.artwork];
  if (!known || known.elsewhere) return pictureAddress(picture, facts);
  return facts.origin + squarePicture(picture.artwork);
}

/** RFC 822 § 5 with a four-digit year, as RSS requires. */
export const rssDate = (iso: string): string => new Date(iso).toUTCString();
