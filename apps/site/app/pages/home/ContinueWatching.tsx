import { Suspense } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import { hasPositions } from './has-positions.ts';

const ContinueWatchingHere = lazyPart(() =>
  import('./ContinueWatchingHere.tsx').then((loaded) => loaded.ContinueWatchingHere),
);

/**
 * Episodes that this visitor has started, on pages that are the same for everybody. Nothing loads before there is one.
 */
export const ContinueWatching = () =>
  useIsHydrated() && hasPositions() ? (
    <Suspense fallback={null}>
      <ContinueWatchingHere />
    </Suspense>
  ) : null;
