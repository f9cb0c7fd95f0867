import { SITE_PARTS } from '@sintonia/contracts/site-parts';

/** Further links of the phone header, in the row below the logo. */
export const MORE = [
  { name: 'Programació', path: '/programacio/' },
  { name: 'Pòdcasts', path: '/podcasts/' },
] as const;

/** Last in the bottom bar of phones; an icon in the header. */
export const SEARCH = { name: 'Cerca', path: '/cercador/', icon: 'search' } as const;

/** Path prefix → part: a story belongs to the news, an episode to the programmes, the guide to live. */
const BELONGS: Record<string, string> = {
  noticia: '/noticies/',
  autor: '/noticies/',
  tema: '/noticies/',
  video: '/programes/',
  programacio: '/directes/',
  audio: '/radio/',
  podcasts: '/radio/',
};

/** Path of the part that a page belongs to, or `null` (privacy, errors). */
export function partOf(pathname: string): string | null {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first === '') return '/';
  return BELONGS[first] ?? [...SITE_PARTS, SEARCH].find(({ path }) => path === `/${first}/`)?.path ?? null;
}
