/** Metrics of page views. */

import { IS_EXEMPT_PAGE_VIEW, IS_IDENTIFIED, IS_PAGE_VIEW } from '../hit-conditions.ts';
import { sql } from '../sql.ts';
import { countHits } from './count-hits.ts';
import type { Metric } from './metric.ts';

export const PAGE_VIEW_METRICS = {
  pageviews: countHits(
    IS_PAGE_VIEW,
    { ca: 'Pàgines vistes', en: 'Page views' },
    {
      ca: 'Quantes vegades s’ha vist una pàgina, també les que es compten sense cap identificador.',
      en: 'How many times a page was seen, those counted without any identifier included.',
    },
    {
      ca: 'nombre de pàgines vistes, amb identificador o sense',
      en: 'number of page views, with or without identifier',
    },
  ),
  exemptPageviews: countHits(
    IS_EXEMPT_PAGE_VIEW,
    { ca: 'Pàgines vistes sense identificador', en: 'Page views without identifier' },
    {
      ca: 'Les pàgines vistes de qui no ha acceptat l’analítica: només se’n sap que han passat.',
      en: 'The page views by people who did not accept analytics: all that is known is that they happened.',
    },
    { ca: 'nombre de pàgines vistes sense identificador', en: 'number of page views without identifier' },
  ),
  identifiedPageviews: countHits(
    sql`${IS_PAGE_VIEW} and ${IS_IDENTIFIED}`,
    { ca: 'Pàgines vistes dins de visites', en: 'Page views in visits' },
    {
      ca: 'Pàgines vistes de qui ha acceptat l’analítica: cadascuna és d’una visita.',
      en: 'Page views by visitors who accepted analytics; each is part of a visit.',
    },
    { ca: 'nombre de pàgines vistes amb visitant', en: 'number of page views with a visitor' },
  ),
} as const satisfies Record<string, Metric>;
