import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler with the same identity at every render, which calls the newest `handle`: a memoised piece that gets it does
 * not render again because of it. For events, never while rendering.
 */
export function useHandler<Args extends unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(handle);
  useLayoutEffect(() => {
    newest.current = handle;
  });
  return useCallback((...args) => newest.current(...args), []);
}
