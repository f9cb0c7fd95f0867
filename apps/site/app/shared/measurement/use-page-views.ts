import type { PageLayer } from '@sintonia/tag/data-layer';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isConnectionError } from '../../ui/loading/connection-error.ts';
import { usePageError } from './current-layer.ts';
import { useTag } from './tag-context.ts';
import { withVisitor } from './user-layer.ts';

/**
 * T-08: `scPageView` for each client-side navigation, after the data layer of the new page is set. A page that fails to
 * load without a connection is not counted until it loads. `entry.client.tsx` counts the first page before React
 * hydrates; a jump within the page is not a page view.
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
