import type { CatalogueSource } from '@sintonia/contracts';
import type { SimulatedPage } from '@sintonia/simulator';

/** Front page of an area. */
export function frontPage(
  { language, name }: CatalogueSource['broadcaster'],
  { path, pageName, section, title }: { path: string; pageName: string; section: string; title: string },
): SimulatedPage {
  return { path, layer: { pageName, pageType: 'portada', section, contentTitle: title, language, web: name } };
}

/** Page of the results of a search. */
export function searchPage(
  { language, name }: CatalogueSource['broadcaster'],
  searchKeywords: string,
  searchResults: number,
): SimulatedPage {
  return {
    path: '/cercador/',
    layer: {
      section: 'cercador',
      subsection: 'resultats',
      subsection1: 'resultats',
      pageName: 'cercador',
      pageType: 'cercador',
      contentTitle: 'Cerca',
      searchKeywords,
      searchResults,
      language,
      web: name,
    },
  };
}
