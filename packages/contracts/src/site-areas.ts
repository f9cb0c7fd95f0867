/** First path parts of the site's pages. No programme can have one of them as its address. */

/** Layouts that have a skeleton. */
export type PageShape = 'home' | 'news' | 'story' | 'wall' | 'programme' | 'theatre' | 'weather';

export interface SiteArea {
  /** `/area/` is in the site map. */
  readonly isMapped?: true;
  /** Skeleton of `/area/`; without one the old page stays until the new one is ready. */
  readonly front?: PageShape;
  /** Skeleton of the pages below. */
  readonly inner?: PageShape;
}

/** By first path part, in the order of the site map. */
export const SITE_AREAS: Readonly<Record<string, SiteArea>> = {
  noticies: { isMapped: true, front: 'news', inner: 'news' },
  noticia: { inner: 'story' },
  autor: {},
  tema: { inner: 'news' },
  'el-temps': { isMapped: true, front: 'weather', inner: 'weather' },
  directes: { isMapped: true, front: 'wall', inner: 'theatre' },
  programacio: { isMapped: true },
  programes: { isMapped: true, front: 'wall' },
  video: { inner: 'theatre' },
  radio: { isMapped: true, front: 'wall' },
  podcasts: { isMapped: true },
  audio: {},
  incrusta: {},
  participa: { isMapped: true },
  joc: { isMapped: true },
  publicitat: { isMapped: true },
  privadesa: { isMapped: true },
  accessibilitat: { isMapped: true },
  cercador: {},
  compte: {},
};
