import type { PageLayer } from '@sintonia/tag/data-layer';
import { ERROR_PAGE_TYPE, NOT_FOUND_STATUS } from '@sintonia/tag/data-layer';
import { isRouteErrorResponse, type UIMatch, useLocation, useMatches, useRouteError } from 'react-router';

/** What each page's loader hands over for measuring, beside what it shows. */
export interface Described {
  layer: PageLayer;
}

type Match = Pick<UIMatch, 'loaderData'>;

const isDescribed = (data: unknown): data is Described => typeof data === 'object' && data !== null && 'layer' in data;

const errorLayer = (error: unknown, pathname: string): PageLayer => ({
  pageType: ERROR_PAGE_TYPE,
  status: isRouteErrorResponse(error) && error.status === 404 ? NOT_FOUND_STATUS : 'Error500',
  actualPageName: pathname,
});

/** What the house says of all its pages, and over it the innermost route that describes its own, or the error. */
export function layerOf(matches: readonly Match[], error: unknown, pathname: string): PageLayer {
  const [house, ...pages] = matches.map(({ loaderData }) => (isDescribed(loaderData) ? loaderData.layer : {}));
  return { ...house, ...(error ? errorLayer(error, pathname) : pages.at(-1)) };
}

export const useCurrentLayer = (): PageLayer => layerOf(useMatches(), useRouteError(), useLocation().pathname);
