import { CLICK_MAP, SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';

/** The page on the site with its click map, for the same period and suite. @param path of the site */
export function clickMapAddress(path: string, search: URLSearchParams): string {
  const params = new URLSearchParams({ [CLICK_MAP]: search.get('periode') ?? 'avui' });
  const suite = search.get(SUITE_PARAMETER);
  if (suite !== null) params.set(SUITE_PARAMETER, suite);
  return `${path}?${params}`;
}
