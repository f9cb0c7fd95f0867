import type { PageShape } from '@sintonia/contracts/site-areas';
import { type ComponentType, useEffect, useState } from 'react';

type Skeleton = ComponentType<{ shape: PageShape }>;

/** Events that show that a visitor is active and may navigate next. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Skeletons load on the visitor's first interaction: only later pages show one, and they must not compete with the
 * first view. `null` until then: an earlier navigation shows the old page and the loading stroke.
 */
export function useSkeleton(): Skeleton | null {
  const [skeleton, setSkeleton] = useState<{ Skeleton: Skeleton } | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const load = () => {
      end.abort();
      void import('./Skeleton.tsx').then(setSkeleton, () => undefined);
    };
    for (const name of ACTIVITY_EVENTS) addEventListener(name, load, { passive: true, signal: end.signal });
    return () => end.abort();
  }, []);
  return skeleton?.Skeleton ?? null;
}
