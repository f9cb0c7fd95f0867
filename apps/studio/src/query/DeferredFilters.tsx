import { type ComponentProps, lazy, Suspense } from 'react';
import styles from './ScreenFilters.module.css';

const ScreenFilters = lazy(async () => ({ default: (await import('./ScreenFilters.tsx')).ScreenFilters }));

/** The filters of a screen. Their code comes after that of its figures, in a row of the same height. */
export const DeferredFilters = (props: ComponentProps<typeof ScreenFilters>) => (
  <Suspense fallback={<div className={styles.waiting} />}>
    <ScreenFilters {...props} />
  </Suspense>
);
