/** Metrics of visitors and visits. */
import { IS_IDENTIFIED } from '../hit-conditions.ts';
import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';

export const VISIT_METRICS = {
  visitors: {
    relation: 'hits',
    count: { by: 'distinct', key: sql`visitor`, when: IS_IDENTIFIED },
    unit: 'count',
    version: 1,
    title: { ca: 'Visitants', en: 'Visitors' },
    sentence: {
      ca: 'Navegadors diferents que han acceptat l’analítica i han enviat com a mínim un esdeveniment.',
      en: 'Distinct browsers that accepted analytics and sent at least one event.',
    },
    formula: { ca: 'nombre de visitants diferents', en: 'number of distinct visitors' },
  },
  newVisitors: {
    relation: 'hits',
    count: { by: 'distinct', key: sql`visitor`, when: sql`${IS_IDENTIFIED} and is_new` },
    needs: ['is_new'],
    unit: 'count',
    version: 1,
    title: { ca: 'Visitants nous', en: 'New visitors' },
    sentence: {
      ca: 'Visitants amb el primer esdeveniment dins del període; un identificador dura com a molt 13 mesos, i després torna a ser nou.',
      en: 'Visitors whose first event lies in the period; an id lives 13 months at most and then is new again.',
    },
    formula: {
      ca: 'nombre de visitants diferents amb el primer esdeveniment dins del període',
      en: 'number of distinct visitors whose first event lies in the period',
    },
  },
  visits: {
    relation: 'hits',
    count: { by: 'distinct', key: sql`visit`, when: IS_IDENTIFIED },
    needs: ['visit'],
    unit: 'count',
    version: 2, // heartbeats keep a visit open
    title: { ca: 'Visites', en: 'Visits' },
    sentence: {
      ca: 'Sèries d’esdeveniments d’un mateix visitant sense cap pausa de 30 minuts o més; mentre el reproductor és obert no hi ha pausa. La que ve del període anterior compta en tots dos, si hi té cap esdeveniment del web.',
      en: 'Series of events of one visitor without a pause of 30 minutes or more; while the player is open there is no pause. One that goes on from the period before counts in both, if it has an event of the site there.',
    },
    formula: {
      ca: 'nombre de visites diferents; una pausa de 30 minuts o més en comença una altra',
      en: 'number of distinct visits; a pause of 30 minutes or more begins another',
    },
  },
  entries: {
    relation: 'hits',
    count: { by: 'rows', when: sql`is_entry` },
    needs: ['is_entry'],
    unit: 'count',
    version: 2, // heartbeats keep a visit open
    title: { ca: 'Entrades', en: 'Entries' },
    sentence: {
      ca: 'Pàgines vistes que són la primera de la seva visita.',
      en: 'Page views that are the first of their visit.',
    },
    formula: {
      ca: 'nombre de pàgines vistes que són la primera de la visita',
      en: 'number of page views that are the first of their visit',
    },
  },
  exits: {
    relation: 'hits',
    count: { by: 'rows', when: sql`is_exit` },
    needs: ['is_exit'],
    unit: 'count',
    version: 2, // heartbeats keep a visit open
    title: { ca: 'Sortides', en: 'Exits' },
    sentence: {
      ca: 'Pàgines vistes que són l’última de la seva visita.',
      en: 'Page views that are the last of their visit.',
    },
    formula: {
      ca: 'nombre de pàgines vistes que són l’última de la visita',
      en: 'number of page views that are the last of their visit',
    },
  },
  exitRate: ratio(
    'exits',
    'identifiedPageviews',
    { ca: 'Percentatge de sortides', en: 'Exit rate' },
    {
      ca: 'Pàgines vistes després de les quals no se n’obre cap altra en la visita, dividides per pàgines vistes dins de visites.',
      en: 'Page views after which the visit opens no other page, divided by page views in visits.',
    },
  ),
  bounces: {
    relation: 'hits',
    count: {
      by: 'distinct',
      key: sql`visit`,
      when: sql`${IS_IDENTIFIED} and visit_pages = 1 and visit_actions = 0 and visit_visible_ms < 10000`,
    },
    needs: ['visit', 'visit_pages', 'visit_actions', 'visit_visible_ms'],
    unit: 'count',
    version: 3, // visible time counts, from version 2; heartbeats keep a visit open
    title: { ca: 'Rebots', en: 'Bounces' },
    sentence: {
      ca: 'Visites amb una sola pàgina vista, menys de 10 segons visible, i sense cap enllaç, cerca, reproducció ni participació.',
      en: 'Visits with one page view, visible for less than 10 seconds, and no link, search, play or participation.',
    },
    formula: {
      ca: 'nombre de visites amb 1 pàgina vista, 0 accions i menys de 10 segons visible',
      en: 'number of visits with 1 page view, 0 actions and less than 10 seconds visible',
    },
  },
} as const satisfies Record<string, Metric>;
