/** Metrics of hits: pages, visits, visitors, and their actions. */
import { sql } from '../sql.ts';
import { countedRows, type Metric, type Words } from './metric.ts';

const counted = (when: ReturnType<typeof sql>, title: Words, sentence: Words): Metric =>
  countedRows('hits', when, title, sentence);

export const HIT_METRICS = {
  pageviews: counted(
    sql`kind = 'pageview'`,
    { ca: 'Pàgines vistes', en: 'Page views' },
    {
      ca: 'Quantes vegades s’ha vist una pàgina, també les que es compten sense cap identificador.',
      en: 'How many times a page was seen, those counted without any identifier included.',
    },
  ),
  exemptPageviews: counted(
    sql`kind = 'pageview' and tier = 'none'`,
    { ca: 'Pàgines vistes sense identificador', en: 'Page views without identifier' },
    {
      ca: 'La part de les pàgines vistes de qui no ha acceptat l’analítica: només se’n sap que han passat.',
      en: 'The share of page views by people who did not accept analytics: all that is known is that they happened.',
    },
  ),
  identifiedPageviews: counted(
    sql`kind = 'pageview' and who != 0`,
    { ca: 'Pàgines vistes dins de visites', en: 'Page views in visits' },
    {
      ca: 'Pàgines vistes de qui ha acceptat l’analítica: cadascuna és d’una visita.',
      en: 'Page views by visitors who accepted analytics; each is part of a visit.',
    },
  ),
  visitors: {
    relation: 'hits',
    count: { by: 'distinct', key: sql`who`, when: sql`who != 0` },
    unit: 'count',
    version: 1,
    title: { ca: 'Visitants', en: 'Visitors' },
    sentence: {
      ca: 'Navegadors diferents que han acceptat l’analítica i han enviat com a mínim un esdeveniment.',
      en: 'Distinct browsers that accepted analytics and sent at least one hit.',
    },
  },
  newVisitors: {
    relation: 'hits',
    count: { by: 'distinct', key: sql`who`, when: sql`who != 0 and is_new` },
    needs: ['is_new'],
    unit: 'count',
    version: 1,
    title: { ca: 'Visitants nous', en: 'New visitors' },
    sentence: {
      ca: 'Visitants amb el primer esdeveniment dins del període; un identificador dura com a molt 13 mesos, i després torna a ser nou.',
      en: 'Visitors whose first hit lies in the period; an id lives 13 months at most and then is new again.',
    },
  },
  visits: {
    relation: 'hits',
    count: { by: 'distinct', key: sql`visit`, when: sql`who != 0` },
    needs: ['visit'],
    unit: 'count',
    version: 1,
    title: { ca: 'Visites', en: 'Visits' },
    sentence: {
      ca: 'Sèries d’esdeveniments d’un mateix visitant amb menys de 30 minuts entre l’un i el següent. La que ve del període anterior compta en tots dos.',
      en: 'Runs of hits of one visitor with less than 30 minutes from each to the next. One that goes on from the period before counts in both.',
    },
  },
  entries: {
    relation: 'hits',
    count: { by: 'rows', when: sql`is_entry` },
    needs: ['is_entry'],
    unit: 'count',
    version: 1,
    title: { ca: 'Entrades', en: 'Entries' },
    sentence: {
      ca: 'Pàgines vistes que són la primera de la seva visita.',
      en: 'Page views that are the first of their visit.',
    },
  },
  exits: {
    relation: 'hits',
    count: { by: 'rows', when: sql`is_exit` },
    needs: ['is_exit'],
    unit: 'count',
    version: 1,
    title: { ca: 'Sortides', en: 'Exits' },
    sentence: {
      ca: 'Pàgines vistes que són l’última de la seva visita.',
      en: 'Page views that are the last of their visit.',
    },
  },
  bounces: {
    relation: 'hits',
    count: {
      by: 'distinct',
      key: sql`visit`,
      when: sql`who != 0 and visit_pages = 1 and visit_actions = 0 and visit_visible_ms < 10000`,
    },
    needs: ['visit', 'visit_pages', 'visit_actions', 'visit_visible_ms'],
    unit: 'count',
    version: 2, // visible time counts
    title: { ca: 'Rebots', en: 'Bounces' },
    sentence: {
      ca: 'Visites amb una sola pàgina vista, menys de 10 segons visible, i sense cap enllaç, cerca, reproducció ni participació.',
      en: 'Visits with one page view, visible for less than 10 seconds, and no link, search, play or participation.',
    },
  },
  searches: counted(
    sql`is_search`,
    { ca: 'Cerques', en: 'Searches' },
    { ca: 'Esdeveniments que diuen que s’ha cercat dins del web.', en: 'Hits that say that the site was searched.' },
  ),
  emptySearches: counted(
    sql`is_search and result_count = '0'`,
    { ca: 'Cerques sense resultats', en: 'Searches without results' },
    { ca: 'Cerques que no han trobat res.', en: 'Searches that found nothing.' },
  ),
  identifiedSearches: counted(
    sql`is_search and who != 0`,
    { ca: 'Cerques dins de visites', en: 'Searches in visits' },
    {
      ca: 'Cerques de qui ha acceptat l’analítica: d’aquestes se sap què va venir després.',
      en: 'Searches by visitors who accepted analytics: of these it is known what followed.',
    },
  ),
  searchesWithResult: {
    relation: 'hits',
    count: { by: 'rows', when: sql`leads_to_result` },
    needs: ['leads_to_result'],
    unit: 'count',
    version: 1,
    title: { ca: 'Cerques amb clic', en: 'Clicks after a search' },
    sentence: {
      ca: 'Cerques des de les quals s’ha obert un resultat, en la mateixa visita i abans de la cerca següent. Cada cerca compta un cop.',
      en: 'Searches from which a result was opened, in the same visit and before the next search. Each search counts once.',
    },
  },
  searchClickRate: {
    of: 'searchesWithResult',
    per: 'identifiedSearches',
    unit: 'ratio',
    version: 1,
    title: { ca: 'Part de cerques amb clic', en: 'Click rate of searches' },
    sentence: {
      ca: 'Cerques amb clic dividides per cerques dins de visites.',
      en: 'Clicks after a search divided by searches in visits.',
    },
  },
  downloads: counted(
    sql`is_download`,
    { ca: 'Baixades', en: 'Downloads' },
    { ca: 'Fitxers que s’han demanat.', en: 'Files that were requested.' },
  ),
  podcastDownloads: counted(
    sql`kind = 'podcastDownload'`,
    { ca: 'Descàrregues de pòdcast', en: 'Podcast downloads' },
    {
      ca: 'Episodis d’àudio baixats, un per adreça, aplicació i dia, a partir d’un minut de so servit (IAB 2.1). Els fitxers d’altres servidors no s’hi compten.',
      en: 'Audio episodes downloaded, one per address, application and day, from a minute of delivered audio on (IAB 2.1). Files of other servers are not counted.',
    },
  ),
  shares: counted(
    sql`is_share`,
    { ca: 'Comparticions', en: 'Shares' },
    {
      ca: 'Vegades que s’ha compartit una pàgina amb els botons del web.',
      en: 'How many times a page was shared with the site’s own buttons.',
    },
  ),
  participations: counted(
    sql`is_participation`,
    { ca: 'Participacions', en: 'Participations' },
    { ca: 'Vots i respostes que s’han acceptat.', en: 'Votes and answers that were accepted.' },
  ),
  buttonClicks: counted(
    sql`is_button`,
    { ca: 'Clics en botons', en: 'Button clicks' },
    { ca: 'Clics en botons que es mesuren.', en: 'Clicks on buttons that are measured.' },
  ),
  linkClicks: counted(
    sql`kind = 'link'`,
    { ca: 'Clics en enllaços', en: 'Link clicks' },
    {
      ca: 'Esdeveniments d’enllaç de qualsevol mena; una baixada és un clic.',
      en: 'Link hits of any kind; a download is one click.',
    },
  ),
  exitLinks: counted(
    sql`kind = 'link' and link_type = 'lnk_e'`,
    { ca: 'Clics cap a fora', en: 'Exit links' },
    { ca: 'Clics en enllaços que surten del web.', en: 'Clicks on links that leave the site.' },
  ),
  timeOnPage: {
    relation: 'hits',
    count: { by: 'sum', value: sql`visible_ms`, when: sql`visible_ms != 0`, per: 1000 },
    unit: 'seconds',
    version: 1,
    title: { ca: 'Temps a la pàgina', en: 'Time on page' },
    sentence: {
      ca: 'Suma del temps en què les pàgines s’han vist i l’aparell s’ha fet servir (un gest o un vídeo en marxa en els últims 30 segons), de qui ha acceptat l’analítica.',
      en: 'Sum of the time in which pages were visible and the device was in use (an input or playing media in the last 30 seconds), of visitors who accepted analytics.',
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
    version: 1,
    title: { ca: 'Temps mitjà per visita', en: 'Average time of a visit' },
    sentence: { ca: 'Temps a la pàgina dividit per visites.', en: 'Time on page divided by visits.' },
  },
  bounceRate: {
    of: 'bounces',
    per: 'visits',
    unit: 'ratio',
    version: 2,
    title: { ca: 'Taxa de rebot', en: 'Bounce rate' },
    sentence: { ca: 'Rebots dividits per visites.', en: 'Bounces divided by visits.' },
  },
  pagesPerVisit: {
    of: 'identifiedPageviews',
    per: 'visits',
    unit: 'ratio',
    version: 1,
    title: { ca: 'Pàgines per visita', en: 'Pages a visit' },
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
    title: { ca: 'Part de cerques sense resultats', en: 'Share of empty searches' },
    sentence: {
      ca: 'Cerques sense resultats dividides per cerques.',
      en: 'Searches without results divided by searches.',
    },
  },
} as const satisfies Record<string, Metric>;
