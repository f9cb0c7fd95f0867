/** Titles of the site's pages by their names in hits, and names of its sections and channels, for the studio. Pure. */

import { searchText } from '@sintonia/contracts/search-text';
import { authorPageName, episodePageName, programmePageName, storyPageName } from '@sintonia/contracts/site-paths';
import type { Catalogue } from '../catalogue.ts';

/** Sections of the site by their code in hits. The sections of the news are pages of one of them. */
export const SITE_SECTIONS: Readonly<Record<string, string>> = {
  noticies: 'Notícies',
  'el-temps': 'El temps',
  directes: 'Directes',
  programes: 'Programes',
  programacio: 'Programació',
  radio: 'Ràdio',
  cercador: 'Cerca',
  participa: 'Participa',
  joc: 'Joc',
  compte: 'Compte',
};

/** Pages that every catalogue has, by their name in hits. */
export const SITE_PAGES: Readonly<Record<string, string>> = {
  portada: 'Portada',
  'noticies/portada': 'Notícies',
  'el-temps': 'El temps',
  'directes/portada': 'Directes',
  'programes/portada': 'Programes',
  'radio/portada': 'Ràdio',
  'radio/podcasts': 'Pòdcasts',
  cercador: 'Cerca',
  participa: 'Participa',
  'joc/la-ventada': 'La ventada',
  publicitat: 'Publicitat',
  privadesa: 'Privadesa i galetes',
  accessibilitat: 'Accessibilitat',
};

/** Name of the page of a section of the news in hits. */
export const newsSectionPageName = (slug: string): string => `noticies/${slug}`;

/** Pages whose title contains a text, case, accents and kinds of apostrophes aside; none for an empty one. */
export function pagesTitled(titles: ReadonlyMap<string, string>, text: string, limit: number): string[] {
  const wanted = searchText(text.trim());
  if (wanted === '') return [];
  return [...titles]
    .filter(([, title]) => searchText(title).includes(wanted))
    .slice(0, limit)
    .map(([page]) => page);
}

/** Pages without an entity of the catalogue, such as the weather of a town, have no title here. */
export function pageTitles({
  programmes,
  authors,
  stories,
  sections,
  channels,
}: Catalogue): ReadonlyMap<string, string> {
  const titles = new Map<string, string>(Object.entries({ ...SITE_SECTIONS, ...SITE_PAGES }));
  for (const { slug, name } of sections) titles.set(newsSectionPageName(slug), name);
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
