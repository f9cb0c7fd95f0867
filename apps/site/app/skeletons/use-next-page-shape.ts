import type { PageShape } from '@sintonia/contracts/site-areas';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { pageShape } from './page-shape.ts';

/** A page that loads faster than this replaces the old one without a skeleton, in milliseconds. */
export const TIMEOUT_MS = 250;

/** Shape of a page that has been loading for longer than `TIMEOUT_MS`; else `null`. */
export function useNextPageShape(): PageShape | null {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  // Another season of the same programme changes only a part of its page: the rest stays.
  const coming = state === 'loading' && location.pathname !== pathname ? location : null;
  const [overdue, setOverdue] = useState<string | null>(null);
  const key = coming?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setOverdue(key), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return coming && overdue === key ? pageShape(coming.pathname) : null;
}
