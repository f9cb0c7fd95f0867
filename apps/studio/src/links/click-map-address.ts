import { CLICK_MAP } from '@sintonia/contracts/studio-addresses';

/** The page on the site with its click map, for the same period and suite. @param path of the site */
export function clickMapAddress(path: string, search: URLSearchParams): string {
  const params = new URLSearchParams({ [CLICK_MAP]: search.get('periode') ?? 'avui' });
  const suite = search.get('conjunt');
  if (suite !== null) params.set('conjunt', suite);
  return `${path}?${params}`;
}
