/** Paths of the site that are used outside its pages: feeds, sitemaps, mails. From its root. */
import type { Story } from './catalogue/story.ts';

/** Id of the main content of every page: the region of clicks on its links, unless they are in a part with an id. */
export const CONTENT_REGION = 'contingut';

export const storyPath = ({ id, slug }: Pick<Story, 'id' | 'slug'>): string => `/noticia/${id}/${slug}/`;

/** Name of a story's page in hits. */
export const storyPageName = ({ section, slug }: Pick<Story, 'section' | 'slug'>): string =>
  `noticies/${section}/${slug}`;

/** Name of an episode's page in hits. */
export const episodePageName = (kind: 'video' | 'audio', programmeSlug: string, id: number): string =>
  `${kind}/${programmeSlug}/${id}`;

/** Name of a programme's page in hits. */
export const programmePageName = (slug: string): string => `programes/${slug}`;

/** Name of an author's page in hits. */
export const authorPageName = (id: string): string => `noticies/autor/${id}`;

/** Updates of a running story, for pages that poll. */
export const storyUpdatesPath = (id: number): string => `/noticia/${id}/actualitzacions.json`;

export const sectionPath = (slug: string): string => `/noticies/${slug}/`;

export const authorPath = (id: string): string => `/autor/${id}/`;

export const themePath = (slug: string): string => `/tema/${slug}/`;

export const programmePath = (slug: string): string => `/${slug}/`;

export const episodePath = (kind: 'video' | 'audio', id: number): string => `/${kind}/${id}/`;

const EPISODE_PATH = /\/(?:video|audio)\/(\d{1,9})\//;

/** Id of the episode in a path, or in a whole address; null if it is of another page. */
export function episodeIdIn(address: string): number | null {
  const [, id] = EPISODE_PATH.exec(address) ?? [];
  return id === undefined ? null : Number(id);
}

/** A video to embed in other sites (W-12). */
export const embedPath = (id: number): string => `/incrusta/${id}/`;

/** oEmbed endpoint of addresses of this site. */
export const OEMBED_PATH = '/oembed';

/** Feed of a podcast, for podcast applications (W-12). */
export const podcastFeedPath = (slug: string): string => `/podcast/${slug}/rss`;

/** Feed of the news, or of one section. */
export const newsFeedPath = (section?: string): string => `/noticies/${section ? `${section}/` : ''}rss`;

/** Feed of an author's stories. */
export const authorFeedPath = (id: string): string => `${authorPath(id)}rss`;

/** Feed of a theme. */
export const themeFeedPath = (slug: string): string => `${themePath(slug)}rss`;

/** A picture as a square JPEG (W-12). */
export const squarePicture = (name: string): string => `/media/art/${name}-square.jpg`;

export const pictureSource = (name: string, width: number, format: 'avif' | 'webp'): string =>
  `/media/art/${name}-${width}.${format}`;
