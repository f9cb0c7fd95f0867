/** Entry `@sintonia/demo/rules/elements`: the broadcaster's data elements (T-03), for pages that read them by name. */
import { type DataElement, dataElements, pageElements } from '@sintonia/tag/rules';

/** By their names, for the studio, which compares those of versions (T-12). */
export const ELEMENTS: Readonly<Record<string, DataElement>> = {
  ...pageElements(),
  /** Last external campaign of the visitor, also on later pages of the visit. */
  'visita.campanya': {
    read: (_, element) => element('tag.externalCampaign'),
    scope: 'session',
    isCleaned: true,
  },
  /** Last search of the visitor on this page. */
  'pagina.cerca': {
    read: (_, element) => element('page.paraulesCerca'),
    scope: 'pageview',
    isCleaned: true,
    isLowerCase: true,
  },
};

export const tramuntanaElements = dataElements(ELEMENTS);
