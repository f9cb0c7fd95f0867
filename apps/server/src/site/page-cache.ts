/** Rendered pages in memory. A page is some thirty times cheaper from here than from React. */

import { remember } from '../memory/remember.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface PageCache {
  /**
   * The page under this key; rendered at most once at a time, however many ask. When rendering
   * fails and an old page is still there, that is given: an old front page beats none.
   */
  page(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
  /** The page under this key if it is there and fresh; being looked at does not make it younger. */
  fresh(key: string): RenderedPage | null;
  /** Every page is rendered again when it is next asked for; the old ones stand by in case that fails. */
  expire(): void;
}

export interface PageCacheSettings {
  freshMs: number;
  /** How much longer an old page may stand in for one that cannot be rendered. */
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
  /** Least recently asked first. */
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
