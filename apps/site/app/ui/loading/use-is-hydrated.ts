import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until hydration: for parts that need JavaScript. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
