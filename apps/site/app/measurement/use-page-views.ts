import type { PageLayer } from '@sintonia/tag/data-layer';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isConnectionError } from '../frame/connection-error.ts';
import { usePageError } from './current-layer.ts';
import { useTag } from './tag-context.ts';
import { withVisitor } from './user-layer.ts';

/**
 * T-08: `scPageView` for each navigation in the browser, after the data layer of the new page is in place.
 * A page that could not come without a connection was not seen, and once it comes after all it is counted then.
 * The first page is counted by `entry.client.tsx`, before React hydrates; a jump inside the page, or out of it again, is not a page.
 */
export function usePageViews(layer: PageLayer): void {
  const tag = useTag();
  const location = useLocation();
  const isOutOfReach = isConnectionError(usePageError());
  const counted = useRef(location);
  useEffect(() => {
    const from = counted.current;
    if (location.key === from.key || isOutOfReach) return;
    counted.current = location;
    const isJump =
      location.hash !== from.hash && location.pathname === from.pathname && location.search === from.search;
    if (isJump || !tag) return;
    tag.setPage(withVisitor(layer, window));
    tag.track('scPageView');
  }, [location, layer, tag, isOutOfReach]);
}
