/** Page layouts that have a skeleton. */
export type PageShape = 'home' | 'news' | 'story' | 'wall' | 'programme' | 'theatre' | 'weather';

const BY_FIRST_PART: Record<string, PageShape | null> = {
  noticies: 'news',
  noticia: 'story',
  tema: 'news',
  autor: null,
  programes: 'wall',
  video: 'theatre',
  'el-temps': 'weather',
  programacio: null,
  podcasts: null,
  cercador: null,
  privadesa: null,
  publicitat: null,
  accessibilitat: null,
};

/** Shape of the page at an address of this site, or `null` where the old page stays until the new one is ready. */
export function pageShape(pathname: string): PageShape | null {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined) return 'home';
  if (first === 'directes') return rest.length > 0 ? 'theatre' : 'wall';
  if (first === 'radio') return rest.length > 0 ? null : 'wall';
  if (Object.hasOwn(BY_FIRST_PART, first)) return BY_FIRST_PART[first] ?? null;
  return rest.length === 0 ? 'programme' : null;
}
