import { type EpisodePage, escapeMarkup } from '@sintonia/contracts';
import { embedPath, programmePath } from '@sintonia/contracts/site-paths';
import { type FeedFacts, pictureAddress } from './feed-facts.ts';

/** Default size in pixels, 16:9. */
const WIDTH = 640;
const RATIO = 16 / 9;
/** Size of the widest picture. */
const THUMBNAIL_WIDTH = 960;

export interface OEmbedRequest {
  maxWidth: number;
  maxHeight: number;
}

/** Id of the video at one of our addresses; null for any other address. */
export function videoOf(address: string, origin: string): number | null {
  if (!URL.canParse(address)) return null;
  const { origin: given, pathname } = new URL(address);
  const id = /^\/video\/(\d{1,9})\/?$/.exec(pathname)?.[1];
  return given === origin && id ? Number(id) : null;
}

/** W-12: embed code of a video (oEmbed 1.0, section 2.3.4.2) within the requested size. */
export function oEmbed({ episode, programme }: EpisodePage, { maxWidth, maxHeight }: OEmbedRequest, facts: FeedFacts) {
  const { origin, broadcaster } = facts;
  const width = Math.floor(Math.min(maxWidth, WIDTH, maxHeight * RATIO));
  const height = Math.floor(width / RATIO);
  const title = `${programme.title}: ${episode.title}`;
  // Imported pictures have no known size, which a thumbnail requires.
  const isOurs = facts.artwork[episode.picture.artwork]?.elsewhere === undefined;
  // The requested maximum also applies to the thumbnail (oEmbed 1.0, section 2.3.4).
  const fits = maxWidth >= THUMBNAIL_WIDTH && maxHeight >= THUMBNAIL_WIDTH / RATIO;
  const picture = isOurs && fits && pictureAddress(episode.picture, facts);
  return {
    version: '1.0',
    type: 'video',
    title,
    author_name: programme.title,
    author_url: origin + programmePath(programme.slug),
    provider_name: broadcaster.tv,
    provider_url: `${origin}/`,
    cache_age: 3600,
    ...(picture && {
      thumbnail_url: picture,
      thumbnail_width: THUMBNAIL_WIDTH,
      thumbnail_height: Math.round(THUMBNAIL_WIDTH / RATIO),
    }),
    width,
    height,
    html:
      `<iframe src="${origin}${embedPath(episode.id)}" width="${width}" height="${height}" title="${escapeMarkup(title)}"` +
      ` allow="autoplay; fullscreen; picture-in-picture" allowfullscreen loading="lazy" style="border:0"></iframe>`,
  };
}
