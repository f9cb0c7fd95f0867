import type { ArtworkIndex, Broadcaster, Picture } from '@sintonia/contracts';
import { pictureSource, squarePicture } from '@sintonia/contracts/site-paths';

/** What every feed says of the broadcaster. */
export interface FeedFacts {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly broadcaster: Broadcaster;
  readonly artwork: ArtworkIndex;
}

/** Address of the widest WebP of a picture, or where it is elsewhere; undefined where it has not been drawn. */
export function pictureAddress({ artwork: name }: Picture, { origin, artwork }: FeedFacts): string | undefined {
  const known = artwork[name];
  if (known?.elsewhere) return new URL(known.elsewhere, origin).href;
  const widest = known?.webp.at(-1);
  return widest ? origin + pictureSource(name, widest, 'webp') : undefined;
}

/** The same picture as a podcast's cover: square, JPEG, wide enough for its directories; as it is where it has one size. */
export function coverAddress(picture: Picture, facts: FeedFacts): string | undefined {
  const known = facts.artwork[picture.artwork];
  if (!known || known.elsewhere) return pictureAddress(picture, facts);
  return facts.origin + squarePicture(picture.artwork);
}

/** RFC 822 § 5, with the year in four digits as RSS has it. */
export const rssDate = (iso: string): string => new Date(iso).toUTCString();
