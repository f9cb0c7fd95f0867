import { type ComponentProps, lazy, Suspense } from 'react';

const FigureSheet = lazy(async () => ({ default: (await import('./FigureSheet.tsx')).FigureSheet }));

/** `FigureSheet`, loaded when a figure is opened. */
export const OpenedFigure = (props: ComponentProps<typeof FigureSheet>) => (
  <Suspense fallback={null}>
    <FigureSheet {...props} />
  </Suspense>
);
