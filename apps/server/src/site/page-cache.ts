/** Cache of rendered pages in memory. A cached page costs about a thirtieth of a rendered one. */

import { remember } from '../memory/remember.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface PageCache {
  /**
   * Returns the page of a key, rendered at most once concurrently. If rendering fails, a stale page is returned if
   * available: better than an error.
   */
  page(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
  /** The page of a key if it is cached and fresh; reading does not prolong its freshness. */
  fresh(key: string): RenderedPage | null;
  /** Invalidates all pages; stale ones remain available in case rendering fails. */
  expire(): void;
}

export interface PageCacheSettings {
  freshMs: number;
  /** How long a stale page may replace a failed rendering, milliseconds. */
  spareMs: number;
  maxPages: number;
  nowMs: () => number;
  onSpared: (key: string, error: unknown) => void;
}

interface Entry {
  page: RenderedPage;
  atMs: number;
}

export function createPageCache(settings: PageCacheSettings): PageCache {
  const { freshMs, spareMs, maxPages, nowMs, onSpared } = settings;
  /** Least recently used first. */
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<RenderedPage>>();
  let generation = 0;

  const keep = (key: string, page: RenderedPage, of: number) => {
    if (of !== generation) return;
    if (page.status === 200) remember(entries, key, { page, atMs: nowMs() }, maxPages);
    else entries.delete(key);
  };

  const renderOnce = (key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const under = rendering.get(key);
    if (under) return under;
    const of = generation;
    const work = render()
      .then((page) => {
        keep(key, page, of);
        return page;
      })
      .catch((error: unknown) => {
        const old = entries.get(key);
        if (!old || nowMs() - old.atMs >= freshMs + spareMs) throw error;
        onSpared(key, error);
        return old.page;
      })
      .finally(() => {
        if (rendering.get(key) === work) rendering.delete(key);
      });
    rendering.set(key, work);
    return work;
  };

  return {
    fresh: (key) => {
      const entry = entries.get(key);
      return entry && nowMs() - entry.atMs < freshMs ? entry.page : null;
    },
    page: async (key, render) => {
      const entry = entries.get(key);
      if (!entry || nowMs() - entry.atMs >= freshMs) return renderOnce(key, render);
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    expire: () => {
      generation += 1;
      rendering.clear();
      for (const entry of entries.values()) entry.atMs = Math.min(entry.atMs, nowMs() - freshMs);
    },
  };
}
