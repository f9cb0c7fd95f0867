/** Titles of the site's pages by their names in hits, and names of its sections and channels, for the studio. Pure. */
import { authorPageName, episodePageName, programmePageName, storyPageName } from '@sintonia/contracts/site-paths';
import type { Catalogue } from '../catalogue.ts';

/**
 * Pages that every catalogue has, and sections by their code in hits, as the site calls them. A section and its front
 * page share a name.
 */
const FIXED: Readonly<Record<string, string>> = {
  portada: 'Portada',
  noticies: 'Notícies',
  'noticies/portada': 'Notícies',
  'el-temps': 'El temps',
  directes: 'Directes',
  'directes/portada': 'Directes',
  programes: 'Programes',
  'programes/portada': 'Programes',
  programacio: 'Programació',
  radio: 'Ràdio',
  'radio/portada': 'Ràdio',
  'radio/podcasts': 'Pòdcasts',
  cercador: 'Cerca',
  participa: 'Participa',
  joc: 'Joc',
  'joc/la-ventada': 'La ventada',
  compte: 'Compte',
  publicitat: 'Publicitat',
  privadesa: 'Privadesa i galetes',
  accessibilitat: 'Accessibilitat',
};

/** Pages without an entity of the catalogue, such as the weather of a town, have no title here. */
export function pageTitles({
  programmes,
  authors,
  stories,
  sections,
  channels,
}: Catalogue): ReadonlyMap<string, string> {
  const titles = new Map<string, string>(Object.entries(FIXED));
  for (const { slug, name } of sections) titles.set(`noticies/${slug}`, name);
  for (const { slug, kind, name } of channels) {
    titles.set(slug, name);
    titles.set(`${kind === 'tv' ? 'directes' : 'radio'}/${slug}`, name);
    titles.set(`programacio/${slug}`, `Programació de ${name}`);
  }
  for (const story of stories) titles.set(storyPageName(story), story.title);
  for (const { id, name } of authors) titles.set(authorPageName(id), name);
  for (const { kind, slug, title, seasons } of programmes) {
    titles.set(programmePageName(slug), title);
    for (const { episodes } of seasons) {
      for (const episode of episodes) titles.set(episodePageName(kind, slug, episode.id), episode.title);
    }
  }
  return titles;
}
