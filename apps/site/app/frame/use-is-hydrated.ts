import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the page runs: what only works with JavaScript is shown from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
