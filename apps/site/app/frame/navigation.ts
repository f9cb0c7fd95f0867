/** The parts of the site that exist; header, bottom bar and footer show the same ones. */
export const PARTS = [
  { name: 'Inici', path: '/', icon: 'home' },
  { name: 'Notícies', path: '/noticies/', icon: 'news' },
  { name: 'El temps', path: '/el-temps/', icon: 'weather' },
  { name: 'Programes', path: '/programes/', icon: 'programmes' },
] as const;

/** A story belongs to the news, an episode to the programmes. */
const BELONGS: Record<string, string> = { noticia: '/noticies/', video: '/programes/', audio: '/programes/' };

/** Path of the part that a page belongs to, or `null` (privacy, errors). */
export function partOf(pathname: string): string | null {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first === '') return '/';
  return BELONGS[first] ?? PARTS.find(({ path }) => path === `/${first}/`)?.path ?? null;
}
