/** Metrics of campaigns that bring visits. */
import { IS_IDENTIFIED } from '../hit-conditions.ts';
import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';

export const CAMPAIGN_METRICS: Readonly<Record<string, Metric>> = {
  campaignVisits: {
    relation: 'hits',
    count: { by: 'distinct', key: sql`visit`, when: sql`${IS_IDENTIFIED} and last_campaign != ''` },
    needs: ['visit', 'last_campaign'],
    unit: 'count',
    version: 1,
    title: { ca: 'Visites de campanyes', en: 'Campaign visits' },
    sentence: {
      ca: 'Visites amb una pàgina oberta des d’una campanya externa, és a dir, amb el paràmetre «ext» a l’adreça.',
      en: 'Visits with a page opened from an external campaign, that is, with the parameter “ext” in its address.',
    },
    formula: {
      ca: 'nombre de visites amb una pàgina oberta des d’una campanya externa',
      en: 'number of visits with a page opened from an external campaign',
    },
  },
  campaignVisitRate: ratio(
    'campaignVisits',
    'visits',
    { ca: 'Percentatge de visites de campanyes', en: 'Share of campaign visits' },
    { ca: 'Visites de campanyes dividides per visites.', en: 'Campaign visits divided by visits.' },
  ),
};
