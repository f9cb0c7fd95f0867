import { type PageShape, SITE_AREAS } from '@sintonia/contracts/site-areas';

/** Shape of the page at an address of this site, or `null` where the old page stays until the new one is ready. */
export function pageShape(pathname: string): PageShape | null {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined) return 'home';
  const isFront = rest.length === 0;
  if (!Object.hasOwn(SITE_AREAS, first)) return isFront ? 'programme' : null;
  return SITE_AREAS[first]?.[isFront ? 'front' : 'inner'] ?? null;
}
