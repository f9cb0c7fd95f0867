import { useLocation, useNavigationType } from 'react-router';

/** Comes with a navigation: the page is opened to go on watching. */
export const FOLLOWING = { isFollowing: true } as const;

/** This page was opened from the end of another episode, just now: a page that is loaded again or come back to was not. */
export function useFollowing(): boolean {
  const state: unknown = useLocation().state;
  const isOpened = useNavigationType() === 'PUSH';
  return isOpened && typeof state === 'object' && state !== null && 'isFollowing' in state;
}
