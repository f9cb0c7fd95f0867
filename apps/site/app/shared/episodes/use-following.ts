import { useLocation, useNavigationType } from 'react-router';

/** Navigation state: the page is opened to continue watching. */
export const FOLLOWING = { isFollowing: true } as const;

/** True when this page was just opened from the end of another episode; false after a reload or a return. */
export function useFollowing(): boolean {
  const state: unknown = useLocation().state;
  const isOpened = useNavigationType() === 'PUSH';
  return isOpened && typeof state === 'object' && state !== null && 'isFollowing' in state;
}
