/** Creates address slugs from titles. Pure. */

import { SITE_AREAS } from '@sintonia/contracts/site-areas';
import { withoutAccents } from '@sintonia/contracts/without-accents';

/** `Ràdio: l’hora d’Àfrica` → `radio-l-hora-d-africa`; truncated between words. Null if nothing is left. */
export function toSlug(text: string, maxCharacters = 80): string | null {
  const words = withoutAccents(text)
    .toLowerCase()
    .replaceAll('l·l', 'll')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > maxCharacters) break;
    slug = longer;
  }
  return slug || words[0]?.slice(0, maxCharacters) || null;
}

/** First path segments of feeds, files, APIs and former addresses. */
const OTHER_TAKEN_PATHS = [
  ...['podcast', 'estudi', 'api', 'assets'],
  ...['media', 'media-ads', 'ads', 'live', 'tag', 'b', 'hb', 'id', 'm2', 'baixa', 'click', 'collect', 'settings'],
  ...['oembed', 'sitemap', 'metrics', 'healthz', 'readyz', 'en', 'es', 'a-la-carta', 'galeria', 'directe', 'tv'],
];
/** No programme can use these addresses: pages and APIs have them. */
export const isTakenPath = (slug: string): boolean =>
  Object.hasOwn(SITE_AREAS, slug) || OTHER_TAKEN_PATHS.includes(slug);

/** The slug, or with the first number that makes it unique. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number++) if (!isTaken(`${slug}-${number}`)) return `${slug}-${number}`;
}
