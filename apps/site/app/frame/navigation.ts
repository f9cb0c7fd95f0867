/** The parts of the site that exist; header and footer show all of them, the bar of phones those with a `bar`. */
export const PARTS = [
  { name: 'Inici', path: '/', icon: 'home', bar: true },
  { name: 'Notícies', path: '/noticies/', icon: 'news', bar: true },
  { name: 'El temps', path: '/el-temps/', icon: 'weather', bar: false },
  { name: 'Directes', path: '/directes/', icon: 'live', bar: true },
  { name: 'Programes', path: '/programes/', icon: 'programmes', bar: false },
  { name: 'Ràdio', path: '/radio/', icon: 'radio', bar: true },
] as const;

/** A story belongs to the news, an episode to the programmes, the guide to what is live. */
const BELONGS: Record<string, string> = {
  noticia: '/noticies/',
  video: '/programes/',
  programacio: '/directes/',
  audio: '/radio/',
  podcasts: '/radio/',
};

/** Path of the part that a page belongs to, or `null` (privacy, errors). */
export function partOf(pathname: string): string | null {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first === '') return '/';
  return BELONGS[first] ?? PARTS.find(({ path }) => path === `/${first}/`)?.path ?? null;
}
