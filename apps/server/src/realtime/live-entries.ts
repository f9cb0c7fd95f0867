/** Source of each visitor's current visit: that of its first page view. Pure. */
import { startsVisitAfter, VISIT_GAP_MS } from '@sintonia/contracts';
import type { LiveSource } from './live-source.ts';

interface Entry {
  source: LiveSource;
  /** Time of that page view. */
  firstMs: number;
  /** Latest hit or heartbeat of the visit. */
  lastMs: number;
}

export interface LiveEntries {
  /** A hit or heartbeat of a visitor, in any order. @param source null unless it is a page view */
  see(visitor: string, atMs: number, source: LiveSource | null): void;
  /** Null until a page view of the visit is known. */
  of(visitor: string): LiveSource | null;
  /** Removes visits that have ended. */
  forget(nowMs: number): void;
  /** Visits in memory. */
  size(): number;
}

export function createLiveEntries(): LiveEntries {
  const entries = new Map<string, Entry>();
  return {
    see: (visitor, atMs, source) => {
      const known = entries.get(visitor);
      if (!known || startsVisitAfter(atMs - known.lastMs)) {
        if (source) entries.set(visitor, { source, firstMs: atMs, lastMs: atMs });
        return;
      }
      if (startsVisitAfter(known.firstMs - atMs)) return;
      known.lastMs = Math.max(known.lastMs, atMs);
      if (source && atMs < known.firstMs) Object.assign(known, { source, firstMs: atMs });
    },
    of: (visitor) => entries.get(visitor)?.source ?? null,
    forget: (nowMs) => {
      for (const [visitor, { lastMs }] of entries) if (lastMs <= nowMs - VISIT_GAP_MS) entries.delete(visitor);
    },
    size: () => entries.size,
  };
}
