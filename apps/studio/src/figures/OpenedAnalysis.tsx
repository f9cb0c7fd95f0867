import { type ComponentProps, lazy, Suspense } from 'react';

const AnalysisSheet = lazy(async () => ({ default: (await import('./AnalysisSheet.tsx')).AnalysisSheet }));

/** `AnalysisSheet`, loaded when a figure is opened. */
export const OpenedAnalysis = (props: ComponentProps<typeof AnalysisSheet>) => (
  <Suspense fallback={null}>
    <AnalysisSheet {...props} />
  </Suspense>
);
