import { CLICK_MAP, CLICK_MAP_SCOPE, type ClickMapScope, SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';

/**
 * The page on the site with its click map, for the same period, suite, filter and segments.
 *
 * @param path of the site
 */
export function clickMapAddress(path: string, search: URLSearchParams, scope: ClickMapScope): string {
  const params = new URLSearchParams({ [CLICK_MAP]: search.get('periode') ?? 'avui' });
  const suite = search.get(SUITE_PARAMETER);
  if (suite !== null) params.set(SUITE_PARAMETER, suite);
  if (scope.names.length > 0) params.set(CLICK_MAP_SCOPE, JSON.stringify(scope));
  return `${path}?${params}`;
}
