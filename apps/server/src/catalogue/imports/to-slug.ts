/** Creates address slugs from titles. Pure. */

/** `Ràdio: l’hora d’Àfrica` → `radio-l-hora-d-africa`; truncated between words. Null if nothing is left. */
export function toSlug(text: string, mostCharacters = 80): string | null {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('l·l', 'll')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > mostCharacters) break;
    slug = longer;
  }
  return slug || words[0]?.slice(0, mostCharacters) || null;
}

/** Reserved first path segments of pages and APIs: no programme can use them. */
const TAKEN_PATHS = [
  ...[
    'noticies',
    'noticia',
    'autor',
    'tema',
    'programes',
    'directes',
    'programacio',
    'radio',
    'podcasts',
    'podcast',
    'incrusta',
  ],
  ...[
    'video',
    'audio',
    'el-temps',
    'privadesa',
    'publicitat',
    'accessibilitat',
    'compte',
    'joc',
    'participa',
    'cercador',
    'estudi',
    'api',
    'assets',
  ],
  ...['media', 'media-ads', 'ads', 'live', 'tag', 'b', 'hb', 'id', 'm2', 'baixa', 'click', 'collect', 'settings'],
  ...['oembed', 'sitemap', 'metrics', 'healthz', 'readyz', 'en', 'es', 'a-la-carta', 'galeria', 'directe', 'tv'],
];
export const isTakenPath = (slug: string): boolean => TAKEN_PATHS.includes(slug);

/** The slug, or with the first number that makes it unique. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number++) if (!isTaken(`${slug}-${number}`)) return `${slug}-${number}`;
}
