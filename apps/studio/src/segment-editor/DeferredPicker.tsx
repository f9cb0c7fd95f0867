import { lazy, Suspense } from 'react';

const SegmentPicker = lazy(async () => ({ default: (await import('./SegmentPicker.tsx')).SegmentPicker }));

/** Its code comes with the first screen that has a bar. */
export const DeferredPicker = () => (
  <Suspense fallback={null}>
    <SegmentPicker />
  </Suspense>
);
