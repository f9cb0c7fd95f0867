import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type PageShape, pageShape } from './page-shape.ts';

/** A page that comes sooner than this takes the place of the old one directly, in milliseconds. */
export const TIMEOUT_MS = 250;

/** Shape of the page that somebody has been waiting for longer than `TIMEOUT_MS`; `null` while nobody has. */
export function useComingShape(): PageShape | null {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  // Another season of the same programme changes a part of its page: the rest stays where it is.
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
