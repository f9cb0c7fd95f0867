import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server renders and while it hydrates, true once the page answers to the browser. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
