/** Entry `@sintonia/demo/rules/elements`: the broadcaster's data elements (T-03), for pages that ask for them by name. */
import { dataElements, pageElements } from '@sintonia/tag/rules';

export const tramuntanaElements = dataElements({
  ...pageElements(),
  /** The external campaign that the visitor came by last, also on the later pages of the visit. */
  'visita.campanya': {
    read: (_, element) => element('tag.externalCampaign'),
    scope: 'session',
    isCleaned: true,
  },
  /** What the visitor searched for last on this page. */
  'pagina.cerca': {
    read: (_, element) => element('page.paraulesCerca'),
    scope: 'pageview',
    isCleaned: true,
    isLowerCase: true,
  },
});
