/** Metrics of searches on the site. */

import { IS_IDENTIFIED } from '../hit-conditions.ts';
import { sql } from '../sql.ts';
import { countHits } from './count-hits.ts';
import type { Metric } from './metric.ts';

export const SEARCH_METRICS = {
  searches: countHits(
    sql`is_search`,
    { ca: 'Cerques', en: 'Searches' },
    { ca: 'Esdeveniments que diuen que s’ha cercat dins del web.', en: 'Events that say that the site was searched.' },
    { ca: 'nombre de cerques', en: 'number of searches' },
  ),
  emptySearches: countHits(
    sql`is_search and result_count = '0'`,
    { ca: 'Cerques sense resultats', en: 'Searches without results' },
    { ca: 'Cerques que no han trobat res.', en: 'Searches that found nothing.' },
    { ca: 'nombre de cerques amb 0 resultats', en: 'number of searches with 0 results' },
  ),
  identifiedSearches: countHits(
    sql`is_search and ${IS_IDENTIFIED}`,
    { ca: 'Cerques dins de visites', en: 'Searches in visits' },
    {
      ca: 'Cerques de qui ha acceptat l’analítica: d’aquestes se sap què va venir després.',
      en: 'Searches by visitors who accepted analytics: of these it is known what followed.',
    },
    { ca: 'nombre de cerques amb visitant', en: 'number of searches with a visitor' },
  ),
  searchesWithResult: {
    relation: 'hits',
    count: { by: 'rows', when: sql`leads_to_result` },
    needs: ['leads_to_result'],
    unit: 'count',
    version: 2,
    title: { ca: 'Cerques amb clic', en: 'Clicks after a search' },
    sentence: {
      ca: 'Cerques des de les quals s’ha obert un resultat, en la mateixa visita i abans de la cerca següent. Cada cerca compta un cop.',
      en: 'Searches from which a result was opened, in the same visit and before the next search. Each search counts once.',
    },
    formula: {
      ca: 'nombre de cerques seguides, dins de la visita i abans de la cerca següent, d’un dels seus resultats',
      en: 'number of searches followed, within the visit and before the next search, by one of their results',
    },
  },
  searchClickRate: {
    of: 'searchesWithResult',
    per: 'identifiedSearches',
    unit: 'ratio',
    version: 2,
    title: { ca: 'Percentatge de cerques amb clic', en: 'Click rate of searches' },
    sentence: {
      ca: 'Cerques amb clic dividides per cerques dins de visites.',
      en: 'Clicks after a search divided by searches in visits.',
    },
  },
} as const satisfies Record<string, Metric>;
