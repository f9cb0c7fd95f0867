/** Metrics of time on pages, and ratios of page views, visits and searches. */
import { sql } from '../sql.ts';
import type { Metric } from './metric.ts';

export const ENGAGEMENT_METRICS = {
  timeOnPage: {
    relation: 'hits',
    count: { by: 'sum', value: sql`visible_ms`, when: sql`visible_ms != 0`, per: 1000 },
    unit: 'seconds',
    version: 1,
    title: { ca: 'Temps a la pàgina', en: 'Time on page' },
    sentence: {
      ca: 'Suma del temps en què les pàgines s’han vist i el dispositiu s’ha fet servir (un gest o un vídeo en marxa en els últims 30 segons), de qui ha acceptat l’analítica.',
      en: 'Sum of the time in which pages were visible and the device was in use (an input or playing media in the last 30 seconds), of visitors who accepted analytics.',
    },
    formula: {
      ca: 'Σ temps amb la pàgina visible i el dispositiu en ús',
      en: 'Σ time with the page visible and the device in use',
    },
  },
  timePerPageview: {
    of: 'timeOnPage',
    per: 'identifiedPageviews',
    unit: 'seconds',
    version: 1,
    title: { ca: 'Temps mitjà per pàgina', en: 'Average time on page' },
    sentence: {
      ca: 'Temps a la pàgina dividit per pàgines vistes dins de visites; l’última pàgina també hi compta.',
      en: 'Time on page divided by page views in visits; the last page counts too.',
    },
  },
  timePerVisit: {
    of: 'timeOnPage',
    per: 'visits',
    unit: 'seconds',
    version: 2,
    title: { ca: 'Temps mitjà per visita', en: 'Average time of a visit' },
    sentence: { ca: 'Temps a la pàgina dividit per visites.', en: 'Time on page divided by visits.' },
  },
  bounceRate: {
    of: 'bounces',
    per: 'visits',
    unit: 'ratio',
    version: 3,
    title: { ca: 'Taxa de rebot', en: 'Bounce rate' },
    sentence: { ca: 'Rebots dividits per visites.', en: 'Bounces divided by visits.' },
  },
  pagesPerVisit: {
    of: 'identifiedPageviews',
    per: 'visits',
    unit: 'ratio',
    version: 2,
    title: { ca: 'Pàgines per visita', en: 'Pages per visit' },
    sentence: {
      ca: 'Pàgines vistes dins de visites dividides per visites.',
      en: 'Page views in visits divided by visits.',
    },
  },
  emptySearchRate: {
    of: 'emptySearches',
    per: 'searches',
    unit: 'ratio',
    version: 1,
    title: { ca: 'Percentatge de cerques sense resultats', en: 'Share of empty searches' },
    sentence: {
      ca: 'Cerques sense resultats dividides per cerques.',
      en: 'Searches without results divided by searches.',
    },
  },
} as const satisfies Record<string, Metric>;
