/** Metrics of viewers and their viewing time. */

import { IS_IDENTIFIED } from '../hit-conditions.ts';
import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';
import { timeOfHeartbeats } from './time-of-heartbeats.ts';

export const VIEWING_TIME_METRICS: Readonly<Record<string, Metric>> = {
  completions: {
    relation: 'heartbeats',
    count: { by: 'distinct', key: sql`viewing`, when: sql`is_complete` },
    unit: 'count',
    version: 1,
    title: { ca: 'Reproduccions completes', en: 'Completions' },
    sentence: {
      ca: 'Sessions de reproducció que han arribat al final del contingut.',
      en: 'Playback sessions that reached the end of the content.',
    },
    formula: {
      ca: 'nombre de sessions diferents que arriben al final del contingut',
      en: 'number of distinct sessions that reach the end of the content',
    },
  },
  uniqueViewers: {
    relation: 'heartbeats',
    count: { by: 'distinct', key: sql`visitor`, when: sql`is_content and has_play and ${IS_IDENTIFIED}` },
    unit: 'count',
    version: 1,
    title: { ca: 'Espectadors únics', en: 'Unique viewers' },
    sentence: {
      ca: 'Visitants diferents que han sentit o vist contingut, encara que el començessin abans.',
      en: 'Distinct visitors for whom content played, also where it had begun before.',
    },
    formula: {
      ca: 'nombre de visitants diferents amb temps de contingut',
      en: 'number of distinct visitors with content time',
    },
  },
  contentTimeSpent: timeOfHeartbeats(
    sql`content_ms`,
    { ca: 'Temps de reproducció', en: 'Time watched' },
    {
      ca: 'Suma del temps en què el contingut ha avançat, sense publicitat, pauses ni esperes.',
      en: 'Sum of the time during which content advanced, without advertisements, pauses or stalls.',
    },
    { ca: 'Σ temps en què avança el contingut', en: 'Σ time in which content advances' },
  ),
  mediaTimeSpent: timeOfHeartbeats(
    sql`(content_ms + ad_ms)`,
    { ca: 'Temps de contingut i publicitat', en: 'Time watched with ads' },
    { ca: 'Temps de reproducció més temps de publicitat.', en: 'Time watched and ad time together.' },
    { ca: 'Σ (temps de contingut + temps de publicitat)', en: 'Σ (content time + ad time)' },
  ),
  presenceTime: timeOfHeartbeats(
    sql`(content_ms + paused_ms + waiting_ms)`,
    { ca: 'Temps de presència', en: 'Presence time' },
    {
      ca: 'Temps de reproducció, de pausa, d’arrencada i de totes les esperes, sense la publicitat.',
      en: 'Time watched, paused, starting and in any wait, without advertisements.',
    },
    { ca: 'Σ (temps de contingut + pausa + arrencada i esperes)', en: 'Σ (content time + pause + start-up and waits)' },
  ),
  averageAudienceOfContent: {
    relation: 'heartbeats',
    count: {
      by: 'sum',
      value: sql`content_ms / media_length_s`,
      when: sql`has_length and content_ms != 0`,
      per: 1000,
      isNullWithoutRows: true,
    },
    unit: 'ratio',
    version: 2, // no figure, instead of zero, for content without a length
    title: { ca: 'Audiència mitjana del contingut', en: 'Average-minute audience of the content' },
    sentence: {
      ca: 'Temps de reproducció dividit per la durada del contingut: quants l’han seguit de mitjana, de principi a fi. Sense els directes.',
      en: 'Time watched divided by the length of the content: how many followed it on average, from start to end. Without live streams.',
    },
    formula: { ca: 'Σ (temps de contingut ÷ durada del contingut)', en: 'Σ (content time ÷ length of the content)' },
  },
  averageTimePerViewer: {
    ...ratio(
      'contentTimeSpent',
      'uniqueViewers',
      { ca: 'Temps mitjà per espectador', en: 'Average time per viewer' },
      {
        ca: 'Temps de reproducció dividit per espectadors únics.',
        en: 'Time watched divided by unique viewers.',
      },
    ),
    unit: 'seconds',
  },
  playsPerViewer: ratio(
    'plays',
    'uniqueViewers',
    { ca: 'Reproduccions per espectador', en: 'Plays per viewer' },
    { ca: 'Reproduccions dividides per espectadors únics.', en: 'Plays divided by unique viewers.' },
  ),
};
