import { lazy, Suspense } from 'react';

/** Not part of a screen's first figures. */
const SaveView = lazy(async () => ({ default: (await import('./SaveView.tsx')).SaveView }));

/** «Save» of a screen that is no query: its address, and its state in the address. @param name suggested */
export const SaveList = ({ name }: { name: string }) => (
  <Suspense>
    <SaveView name={name} />
  </Suspense>
);
