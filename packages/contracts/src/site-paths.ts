/** Paths of the site that more than its pages name: feeds, maps of the site, mails. From its root. */
import type { Story } from './catalogue.ts';

export const storyPath = ({ id, slug }: Pick<Story, 'id' | 'slug'>): string => `/noticia/${id}/${slug}/`;

/** What is new of a story that is being told, for who is reading it. */
export const storyUpdatesPath = (id: number): string => `/noticia/${id}/actualitzacions.json`;

export const sectionPath = (slug: string): string => `/noticies/${slug}/`;

export const authorPath = (id: string): string => `/autor/${id}/`;

export const themePath = (slug: string): string => `/tema/${slug}/`;

export const programmePath = (slug: string): string => `/${slug}/`;

export const episodePath = (kind: 'video' | 'audio', id: number): string => `/${kind}/${id}/`;

/** A video alone, for a frame of a page elsewhere (W-12). */
export const embedPath = (id: number): string => `/incrusta/${id}/`;

/** Where a page elsewhere asks how to show an address of ours (oEmbed). */
export const OEMBED_PATH = '/oembed';

/** Feed of a podcast, for any application that plays them (W-12). */
export const podcastFeedPath = (slug: string): string => `/podcast/${slug}/rss`;

/** Feed of the news, or of one section. */
export const newsFeedPath = (section?: string): string => `/noticies/${section ? `${section}/` : ''}rss`;

/** Feed of all that somebody signs. */
export const authorFeedPath = (id: string): string => `${authorPath(id)}rss`;

/** Feed of a theme. */
export const themeFeedPath = (slug: string): string => `${themePath(slug)}rss`;

/** A picture as a square JPEG (W-12). */
export const squarePicture = (name: string): string => `/media/art/${name}-square.jpg`;

export const pictureSource = (name: string, width: number, format: 'avif' | 'webp'): string =>
  `/media/art/${name}-${width}.${format}`;
