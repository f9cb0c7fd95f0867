import type { PageLayer } from '@sintonia/tag/data-layer';
import { ERROR_PAGE_TYPE, NOT_FOUND_STATUS } from '@sintonia/tag/data-layer';
import { isRouteErrorResponse, type UIMatch, useMatches, useRouteError } from 'react-router';

/** What each page's loader hands over for measuring, beside what it shows. */
export interface Described {
  layer: PageLayer;
}

const isDescribed = (data: unknown): data is Described => typeof data === 'object' && data !== null && 'layer' in data;

/** The innermost route that describes its page speaks for it. */
export function layerOf(matches: readonly Pick<UIMatch, 'loaderData'>[], error: unknown): PageLayer {
  if (isRouteErrorResponse(error) && error.status === 404)
    return { pageType: ERROR_PAGE_TYPE, status: NOT_FOUND_STATUS };
  if (error) return { pageType: ERROR_PAGE_TYPE, status: 'Error500' };
  return matches.map(({ loaderData }) => loaderData).findLast(isDescribed)?.layer ?? {};
}

export const useCurrentLayer = (): PageLayer => layerOf(useMatches(), useRouteError());
