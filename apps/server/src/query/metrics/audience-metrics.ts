/** Metrics of viewers and time: completions, viewing time, stalls, bitrate, concurrent audience. */
import { type Sql, sql } from '../sql.ts';
import { type CountedMetric, type Metric, ratio, type Words } from './metric.ts';

/** Of heartbeats. @param ms value to sum */
const seconds = (ms: Sql, title: Words, sentence: Words): CountedMetric => ({
  relation: 'reports',
  count: { by: 'sum', value: ms, when: sql`${ms} != 0`, per: 1000 },
  unit: 'seconds',
  version: 1,
  title,
  sentence,
});

export const AUDIENCE_METRICS: Readonly<Record<string, Metric>> = {
  completions: {
    relation: 'reports',
    count: { by: 'distinct', key: sql`viewing`, when: sql`is_complete` },
    unit: 'count',
    version: 1,
    title: { ca: 'Reproduccions completes', en: 'Completions' },
    sentence: {
      ca: 'Sessions de reproducció que han arribat al final del contingut.',
      en: 'Playback sessions that reached the end of the content.',
    },
  },
  uniqueViewers: {
    relation: 'reports',
    count: { by: 'distinct', key: sql`who`, when: sql`is_content and has_play and who != 0` },
    unit: 'count',
    version: 1,
    title: { ca: 'Espectadors únics', en: 'Unique viewers' },
    sentence: {
      ca: 'Visitants diferents que han sentit o vist contingut, encara que el començessin abans.',
      en: 'Distinct visitors for whom content played, also where it had begun before.',
    },
  },
  contentTimeSpent: seconds(
    sql`content_ms`,
    { ca: 'Temps de reproducció', en: 'Content time spent' },
    {
      ca: 'Suma del temps en què el contingut ha avançat, sense publicitat, pauses ni esperes.',
      en: 'Sum of the time during which content advanced, without advertisements, pauses or stalls.',
    },
  ),
  mediaTimeSpent: seconds(
    sql`(content_ms + ad_ms)`,
    { ca: 'Temps de contingut i publicitat', en: 'Media time spent' },
    { ca: 'Temps de reproducció més temps de publicitat.', en: 'Content time spent and ad time together.' },
  ),
  averageAudienceOfContent: {
    relation: 'reports',
    count: { by: 'sum', value: sql`content_ms / media_length_s`, when: sql`has_length and content_ms != 0`, per: 1000 },
    unit: 'ratio',
    version: 1,
    title: { ca: 'Audiència mitjana del contingut', en: 'Average-minute audience of the content' },
    sentence: {
      ca: 'Temps de reproducció dividit per la durada del contingut: quants l’han seguit de mitjana, de principi a fi. Sense els directes.',
      en: 'Content time spent divided by the length of the content: how many followed it on average, from start to end. Without live streams.',
    },
  },
  averageTimePerViewer: {
    ...ratio(
      'contentTimeSpent',
      'uniqueViewers',
      { ca: 'Temps mitjà per espectador', en: 'Average time per viewer' },
      {
        ca: 'Temps de reproducció dividit per espectadors únics.',
        en: 'Content time spent divided by unique viewers.',
      },
    ),
    unit: 'seconds',
  },
  playsPerViewer: ratio(
    'plays',
    'uniqueViewers',
    { ca: 'Reproduccions per espectador', en: 'Frequency' },
    { ca: 'Reproduccions dividides per espectadors únics.', en: 'Plays divided by unique viewers.' },
  ),
  pausedTime: seconds(
    sql`paused_ms`,
    { ca: 'Temps en pausa', en: 'Paused time' },
    {
      ca: 'Temps amb el contingut en pausa o mentre es busca una posició.',
      en: 'Time with the content paused or seeking.',
    },
  ),
  stalledTime: {
    ...seconds(
      sql`stalled_ms`,
      { ca: 'Temps d’espera', en: 'Stalled time' },
      {
        ca: 'Temps en què el contingut que es reproduïa s’ha aturat a esperar dades; sense les esperes de l’arrencada, de després d’una pausa o d’un salt, ni les d’una pausa publicitària, també fins al seu primer anunci.',
        en: 'Time in which content that was playing waited for data; without waits at the start, after a pause or a seek, or of an ad break, including those until its first ad.',
      },
    ),
    version: 3, // only waits that interrupt content, none of an ad break
    needs: ['stalls'],
  },
  stalls: {
    relation: 'reports',
    count: { by: 'sum', value: sql`stalls`, when: sql`stalls != 0` },
    needs: ['stalls'],
    unit: 'count',
    version: 2,
    title: { ca: 'Interrupcions', en: 'Stalls' },
    sentence: {
      ca: 'Vegades que el contingut que es reproduïa s’ha aturat a esperar dades.',
      en: 'How many times content that was playing stopped to wait for data.',
    },
  },
  playedMinutes: {
    relation: 'reports',
    count: { by: 'sum', value: sql`content_ms`, when: sql`content_ms != 0`, per: 60_000 },
    unit: 'count',
    version: 1,
    title: { ca: 'Minuts de reproducció', en: 'Content minutes' },
    sentence: { ca: 'Temps de reproducció en minuts.', en: 'Content time spent, in minutes.' },
  },
  rebufferFrequency: {
    ...ratio(
      'stalls',
      'playedMinutes',
      { ca: 'Interrupcions per minut', en: 'Rebuffer frequency' },
      { ca: 'Interrupcions dividides per minuts de reproducció.', en: 'Stalls divided by content minutes.' },
    ),
    version: 2,
  },
  playingOrStalledTime: {
    ...seconds(
      sql`(content_ms + stalled_ms)`,
      { ca: 'Temps de reproducció i espera', en: 'Playing or stalled time' },
      { ca: 'Temps de reproducció més temps d’espera.', en: 'Content time spent and stalled time together.' },
    ),
    version: 3,
    needs: ['stalls'],
  },
  rebufferRatio: {
    ...ratio(
      'stalledTime',
      'playingOrStalledTime',
      { ca: 'Part del temps en espera', en: 'Rebuffer ratio' },
      {
        ca: 'Temps d’espera dividit per temps de reproducció i espera.',
        en: 'Stalled time divided by playing or stalled time.',
      },
    ),
    version: 3,
  },
  deliveredBits: {
    relation: 'reports',
    count: { by: 'sum', value: sql`bits`, when: sql`bits != 0`, per: 1000 },
    unit: 'count',
    version: 1,
    title: { ca: 'Bits reproduïts', en: 'Bits played' },
    sentence: { ca: 'Taxa de bits per temps, sumada.', en: 'Bitrate by time, added up.' },
  },
  timeWithBitrate: seconds(
    sql`bitrate_ms`,
    { ca: 'Temps amb taxa de bits', en: 'Time with a bitrate' },
    {
      ca: 'Temps de reproducció del qual es coneix la taxa de bits.',
      en: 'Content time spent whose bitrate is known.',
    },
  ),
  averageBitrate: {
    ...ratio(
      'deliveredBits',
      'timeWithBitrate',
      { ca: 'Taxa de bits mitjana', en: 'Average bitrate' },
      { ca: 'Mitjana de la taxa de bits, ponderada pel temps.', en: 'Mean of the bitrate, weighted by time.' },
    ),
    unit: 'bitsPerSecond',
  },
  averageAudience: {
    relation: 'audience',
    count: { by: 'span', value: sql`sum(end_ms - begin_ms) / max(window_ms)` },
    unit: 'ratio',
    version: 2, // by hour and weekday, time belongs to the hour in which it passes
    title: { ca: 'Audiència mitjana', en: 'Average-minute audience' },
    sentence: {
      ca: 'Temps de contingut dins del període, o de cada part, dividit per la seva durada: quants n’hi havia de mitjana.',
      en: 'Content time inside the period, or each part of it, divided by its length: how many were there on average.',
    },
  },
  peakConcurrency: {
    relation: 'audience',
    count: {
      by: 'span',
      value: sql`maxIntersections(intDiv(begin_ms + 999, 1000), intDiv(end_ms + 999, 1000))`,
    },
    unit: 'count',
    version: 1,
    title: { ca: 'Pic de sessions simultànies', en: 'Peak concurrent sessions' },
    sentence: {
      ca: 'Màxim de sessions amb el contingut en marxa en un mateix segon.',
      en: 'Most sessions whose content played in the same second.',
    },
  },
};
