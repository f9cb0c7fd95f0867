import { type ComponentProps, lazy, Suspense } from 'react';

const SaveView = lazy(async () => ({ default: (await import('./SaveView.tsx')).SaveView }));

/** As `SaveView`, loaded after the screen: no first figure needs it. */
export const SaveButton = (props: ComponentProps<typeof SaveView>) => (
  <Suspense>
    <SaveView {...props} />
  </Suspense>
);
