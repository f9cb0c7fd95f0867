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

/** Data layer that each page's loader returns beside its content. */
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

/** The broadcaster's defaults, overridden by the innermost route that describes its page, or by the error. */
export function layerOf(matches: readonly Match[], error: unknown, pathname: string): PageLayer {
  const [house, ...pages] = matches.map(({ loaderData }) => (isDescribed(loaderData) ? loaderData.layer : {}));
  return { ...house, ...(error ? errorLayer(error, pathname) : pages.at(-1)) };
}

/**
 * Error of the current page. The shell is no error boundary, so `useRouteError` returns nothing there; only the
 * router's state has it, also during server rendering.
 */
export function usePageError(): unknown {
  const [error] = Object.values(useContext(RouterData)?.errors ?? {});
  return error;
}

export const useCurrentLayer = (): PageLayer => layerOf(useMatches(), usePageError(), useLocation().pathname);
