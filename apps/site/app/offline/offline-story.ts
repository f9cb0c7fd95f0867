/** What is kept of a story that was read, and where: the page writes it, the service worker reads it. */
import type { Block } from '@sintonia/contracts';

/** Raise the number when `OfflineStory` changes: the service worker deletes the others. */
export const OFFLINE_CACHE = 'sintonia-lectura-1';
export const OFFLINE_CACHE_PREFIX = 'sintonia-lectura-';
/** The oldest go first. */
export const MAX_STORED = 20;

export interface OfflineStory {
  path: string;
  house: string;
  kicker: string;
  title: string;
  standfirst: string;
  author: string;
  published: string;
  body: Block[];
  /** Address and text of its picture; null where there is none. */
  picture: { source: string; alt: string } | null;
  keptAtMs: number;
}

export const isStoryPath = (pathname: string): boolean => pathname.startsWith('/noticia/');
