import { Suspense } from 'react';
import { lazyPart } from '../frame/lazy-part.ts';
import { useIsHydrated } from '../frame/use-is-hydrated.ts';
import { hasPositions } from './has-positions.ts';

const ContinueWatchingHere = lazyPart(() =>
  import('./ContinueWatchingHere.tsx').then((loaded) => loaded.ContinueWatchingHere),
);

/** What this visitor has begun, on pages that are the same for everybody. Nothing of it comes before there is any. */
export const ContinueWatching = () =>
  useIsHydrated() && hasPositions() ? (
    <Suspense fallback={null}>
      <ContinueWatchingHere />
    </Suspense>
  ) : null;
