/** Metrics of pauses and stalls. */

import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';
import { timeOfHeartbeats } from './time-of-heartbeats.ts';

export const STALL_METRICS: Readonly<Record<string, Metric>> = {
  pausedTime: timeOfHeartbeats(
    sql`paused_ms`,
    { ca: 'Temps en pausa', en: 'Paused time' },
    {
      ca: 'Temps amb el contingut en pausa o mentre es busca una posició.',
      en: 'Time with the content paused or seeking.',
    },
    { ca: 'Σ temps en pausa o cercant una posició', en: 'Σ time paused or seeking' },
  ),
  stalledTime: {
    ...timeOfHeartbeats(
      sql`stalled_ms`,
      { ca: 'Temps d’espera', en: 'Stalled time' },
      {
        ca: 'Temps en què el contingut que es reproduïa s’ha aturat a esperar dades; sense les esperes de l’arrencada, de després d’una pausa o d’un salt, ni les d’una pausa publicitària, també fins al seu primer anunci.',
        en: 'Time in which content that was playing waited for data; without waits at the start, after a pause or a seek, or of an ad break, including those until its first ad.',
      },
      { ca: 'Σ temps d’espera de dades després d’haver començat', en: 'Σ time waiting for data after the start' },
    ),
    version: 3, // only waits that interrupt content, none of an ad break
    needs: ['stalls'],
  },
  otherWaitingTime: {
    ...timeOfHeartbeats(
      sql`(waiting_ms - stalled_ms)`,
      { ca: 'Temps d’altres esperes', en: 'Other waiting time' },
      {
        ca: 'Temps en què el contingut no avança per l’arrencada, després d’una pausa o d’un salt, o en una pausa publicitària: les esperes que no són culpa de la connexió mentre es reproduïa.',
        en: 'Time in which content waited at the start, after a pause or a seek, or in an ad break: the waits that the connection did not cause while content played.',
      },
      {
        ca: 'Σ esperes − Σ esperes de dades després d’haver començat',
        en: 'Σ waits − Σ waits for data after the start',
      },
    ),
    needs: ['stalls'],
  },
  stalls: {
    relation: 'heartbeats',
    count: { by: 'sum', value: sql`stalls`, when: sql`stalls != 0` },
    needs: ['stalls'],
    unit: 'count',
    version: 2,
    title: { ca: 'Interrupcions', en: 'Stalls' },
    sentence: {
      ca: 'Vegades que el contingut que es reproduïa s’ha aturat a esperar dades.',
      en: 'How many times content that was playing stopped to wait for data.',
    },
    formula: {
      ca: 'nombre de vegades que el contingut s’atura a esperar dades',
      en: 'number of times that content stops to wait for data',
    },
  },
  playedMinutes: {
    relation: 'heartbeats',
    count: { by: 'sum', value: sql`content_ms`, when: sql`content_ms != 0`, per: 60_000 },
    unit: 'count',
    version: 1,
    title: { ca: 'Minuts de reproducció', en: 'Content minutes' },
    sentence: { ca: 'Temps de reproducció en minuts.', en: 'Time watched, in minutes.' },
    formula: { ca: 'Σ temps de contingut ÷ 60 s', en: 'Σ content time ÷ 60 s' },
  },
  rebufferFrequency: ratio(
    'stalls',
    'playedMinutes',
    { ca: 'Interrupcions per minut', en: 'Rebuffer frequency' },
    { ca: 'Interrupcions dividides per minuts de reproducció.', en: 'Stalls divided by content minutes.' },
    2,
  ),
  playingOrStalledTime: {
    ...timeOfHeartbeats(
      sql`(content_ms + stalled_ms)`,
      { ca: 'Temps de reproducció i espera', en: 'Playing or stalled time' },
      { ca: 'Temps de reproducció més temps d’espera.', en: 'Time watched and stalled time together.' },
      { ca: 'Σ (temps de contingut + temps d’espera)', en: 'Σ (content time + stalled time)' },
    ),
    version: 3,
    needs: ['stalls'],
  },
  rebufferRatio: ratio(
    'stalledTime',
    'playingOrStalledTime',
    { ca: 'Percentatge del temps en espera', en: 'Rebuffer ratio' },
    {
      ca: 'Temps d’espera dividit per temps de reproducció i espera.',
      en: 'Stalled time divided by playing or stalled time.',
    },
    3,
  ),
};
