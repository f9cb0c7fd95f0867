/** The parts of the site that exist; header and footer show all of them, the bar of phones those with an icon, and its header the others. */
export const PARTS = [
  { name: 'Inici', path: '/', icon: 'home' },
  { name: 'Notícies', path: '/noticies/', icon: 'news' },
  { name: 'El temps', path: '/el-temps/', icon: null },
  { name: 'Directes', path: '/directes/', icon: 'live' },
  { name: 'Programes', path: '/programes/', icon: null },
  { name: 'Ràdio', path: '/radio/', icon: 'radio' },
] as const;

/** On phones the parts that the bar has no room for are in a row under the mark, and with them these. */
export const MORE = [
  { name: 'Programació', path: '/programacio/' },
  { name: 'Pòdcasts', path: '/podcasts/' },
] as const;

/** Last in the bar of phones; in the header a sign of its own. */
export const SEARCH = { name: 'Cerca', path: '/cercador/', icon: 'search' } as const;

/** A story belongs to the news, an episode to the programmes, the guide to what is live. */
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
  return BELONGS[first] ?? [...PARTS, SEARCH].find(({ path }) => path === `/${first}/`)?.path ?? null;
}
