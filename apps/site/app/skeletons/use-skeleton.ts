import { type ComponentType, useEffect, useState } from 'react';
import type { PageShape } from './page-shape.ts';

type Skeleton = ComponentType<{ shape: PageShape }>;

/** What tells that somebody is at the page, and may go on to another. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Skeletons are fetched when somebody first moves on the page: only later pages have one, and what is not needed at
 * first view must not compete with it. `null` until then: who is faster sees the page that there is, and the loading
 * line.
 */
export function useSkeleton(): Skeleton | null {
  const [skeleton, setSkeleton] = useState<{ Skeleton: Skeleton } | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const load = () => {
      end.abort();
      void import('./Skeleton.tsx').then(setSkeleton, () => undefined);
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, load, { passive: true, signal: end.signal });
    return () => end.abort();
  }, []);
  return skeleton?.Skeleton ?? null;
}
