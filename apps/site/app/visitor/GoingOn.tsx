import { Suspense } from 'react';
import { lazyPart } from '../frame/lazy-part.ts';
import { useIsAwake } from '../frame/use-is-awake.ts';
import { hasBegun } from './has-begun.ts';

const GoingOnHere = lazyPart(() => import('./GoingOnHere.tsx').then((loaded) => loaded.GoingOnHere));

/** What this visitor has begun, on pages that are the same for everybody. Nothing of it comes before there is any. */
export const GoingOn = () =>
  useIsAwake() && hasBegun() ? (
    <Suspense fallback={null}>
      <GoingOnHere />
    </Suspense>
  ) : null;
