import { useEffect } from 'react';
import { useHandler } from '../design/use-handler.ts';

/**
 * Calls `follow` after each step through the history, once the address has changed. A step may come before the screen has
 * followed the last change of the address: the router then renders nothing that differs.
 */
export function useHistoryStep(follow: () => void): void {
  const newest = useHandler(follow);
  useEffect(() => {
    addEventListener('popstate', newest);
    return () => removeEventListener('popstate', newest);
  }, [newest]);
}
