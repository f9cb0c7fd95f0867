import type { PageLayer } from '@sintonia/tag/data-layer';
import { ERROR_PAGE_TYPE, NOT_FOUND_STATUS } from '@sintonia/tag/data-layer';
import { useContext } from 'react';
import {
  isRouteErrorResponse,
  UNSAFE_DataRouterDataContext as RouterData,
  type UIMatch,
  useLocation,
  useMatches,
} from 'react-router';

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

/** What the broadcaster says of all its pages, and over it the innermost route that describes its own, or the error. */
export function layerOf(matches: readonly Match[], error: unknown, pathname: string): PageLayer {
  const [house, ...pages] = matches.map(({ loaderData }) => (isDescribed(loaderData) ? loaderData.layer : {}));
  return { ...house, ...(error ? errorLayer(error, pathname) : pages.at(-1)) };
}

/**
 * What the page that is shown failed with. The shell around it is no boundary, so `useRouteError` tells it nothing; the
 * router's own state is the one place that knows, also while the server renders.
 */
export function usePageError(): unknown {
  const [error] = Object.values(useContext(RouterData)?.errors ?? {});
  return error;
}

export const useCurrentLayer = (): PageLayer => layerOf(useMatches(), usePageError(), useLocation().pathname);
