/** Stories stored for offline reading: the page writes them, the service worker reads them. */
import type { Block } from '@sintonia/contracts';
import { READING_STORE } from '../../shared/site/stored-names.ts';

export const OFFLINE_CACHE_PREFIX = `${READING_STORE}-`;
/** Increase the number when `OfflineStory` changes: the service worker deletes caches of other numbers. */
export const OFFLINE_CACHE = `${OFFLINE_CACHE_PREFIX}1`;
/** Beyond this number the oldest are deleted. */
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
  /** Address and alternative text of its picture; null without one. */
  picture: { source: string; alt: string } | null;
  keptAtMs: number;
}

export const isStoryPath = (pathname: string): boolean => pathname.startsWith('/noticia/');
