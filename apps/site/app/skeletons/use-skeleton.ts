import { type ComponentType, useEffect, useState } from 'react';
import type { PageShape } from './page-shape.ts';

type Skeleton = ComponentType<{ shape: PageShape }>;

/** Longest wait for a quiet moment, in ms. */
const QUIET_WITHIN_MS = 4_000;

/**
 * Skeletons are fetched when the first page has come to rest, since only later pages have one. `null` until then: who
 * is faster sees the page that there is, and the loading line.
 */
export function useSkeleton(): Skeleton | null {
  const [skeleton, setSkeleton] = useState<{ Skeleton: Skeleton } | null>(null);
  useEffect(() => {
    const load = () => void import('./Skeleton.tsx').then(setSkeleton, () => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, QUIET_WITHIN_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: QUIET_WITHIN_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  return skeleton?.Skeleton ?? null;
}
