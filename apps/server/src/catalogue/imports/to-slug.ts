/** Words of an address, from a title. Pure. */

/** `Ràdio: l’hora d’Àfrica` → `radio-l-hora-d-africa`; cut between words. Null when nothing is left of it. */
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

/** First words of the paths that belong to pages and machines: no programme can be there. */
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

/** The slug, or the same with the first number that makes it new. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number++) if (!isTaken(`${slug}-${number}`)) return `${slug}-${number}`;
}
