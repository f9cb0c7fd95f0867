/** Metrics of scheduled broadcasts: audience on air, audience with later playback, share of the channel. */
import { named, type Sql, sql } from '../sql.ts';
import { type CountedMetric, countedRows, type Metric, ratio, type Words } from './metric.ts';

/** @param ms value to sum */
const seconds = (ms: Sql, title: Words, sentence: Words, formula: Words, needs?: readonly string[]): CountedMetric => ({
  relation: 'broadcasts',
  count: { by: 'sum', value: ms, when: sql`1`, per: 1000 },
  ...(needs && { needs }),
  unit: 'seconds',
  version: 1,
  title,
  sentence,
  formula,
});

/** Live and on demand in the days from the beginning of the broadcast. */
const withLater = (days: 7 | 28): Record<string, Metric> => ({
  [`broadcastTime${days}`]: seconds(
    sql`(live_ms + ${named(`later_${days}_ms`)})`,
    { ca: `Temps de les emissions amb ${days} dies a la carta`, en: `Time of broadcasts with ${days} days on demand` },
    {
      ca: `Temps en directe, més el temps del mateix episodi a la carta durant els ${days} dies des de l’inici de l’emissió.`,
      en: `Live time, and time of the same episode on demand in the ${days} days from the beginning of the broadcast.`,
    },
    {
      ca: `Σ temps en directe + Σ temps a la carta del mateix episodi en ${days} dies`,
      en: `Σ live time + Σ time of the same episode on demand in ${days} days`,
    },
    [`later_${days}_ms`],
  ),
  [`broadcastAudience${days}`]: ratio(
    `broadcastTime${days}`,
    'airedTime',
    { ca: `Audiència mitjana amb ${days} dies a la carta`, en: `Average audience with ${days} days on demand` },
    {
      ca: `Temps en directe i a la carta durant ${days} dies, dividit per la durada de l’emissió.`,
      en: `Time live and on demand within ${days} days, divided by the length of the broadcast.`,
    },
  ),
});

export const BROADCAST_METRICS: Readonly<Record<string, Metric>> = {
  broadcasts: countedRows(
    'broadcasts',
    sql`1`,
    { ca: 'Emissions', en: 'Broadcasts' },
    {
      ca: 'Emissions de la graella que han començat dins del període.',
      en: 'Broadcasts of the schedule that began in the period.',
    },
    { ca: 'nombre d’emissions que comencen en el període', en: 'number of broadcasts that begin in the period' },
  ),
  airedTime: seconds(
    sql`aired_ms`,
    { ca: 'Temps en antena', en: 'Time on air' },
    {
      ca: 'Durada de les emissions segons la graella; d’una en antena, fins ara.',
      en: 'Length of broadcasts by the schedule; of one on air, until now.',
    },
    { ca: 'Σ (final − inici) de cada emissió', en: 'Σ (end − beginning) of each broadcast' },
  ),
  broadcastLiveTime: seconds(
    sql`live_ms`,
    { ca: 'Temps en directe de les emissions', en: 'Live time of broadcasts' },
    {
      ca: 'Temps de reproducció del directe del canal mentre l’emissió és en antena.',
      en: 'Content time of the channel’s live stream while the broadcast is on air.',
    },
    {
      ca: 'Σ temps de contingut del directe del canal, entre l’inici i el final de l’emissió',
      en: 'Σ content time of the channel’s live stream, between the beginning and the end of the broadcast',
    },
  ),
  allChannelsLiveTime: seconds(
    sql`all_ms`,
    { ca: 'Temps en directe de tots els canals', en: 'Live time of all channels' },
    {
      ca: 'Temps de reproducció de tots els nostres directes mentre l’emissió és en antena.',
      en: 'Content time of all our live streams while the broadcast is on air.',
    },
    {
      ca: 'Σ temps de contingut dels directes de tots els canals, entre l’inici i el final de l’emissió',
      en: 'Σ content time of the live streams of all channels, between the beginning and the end of the broadcast',
    },
    ['all_ms'],
  ),
  broadcastAudience: ratio(
    'broadcastLiveTime',
    'airedTime',
    { ca: 'Audiència mitjana de l’emissió', en: 'Average-minute audience of the broadcast' },
    {
      ca: 'Temps en directe dividit per la durada de l’emissió: quants n’hi havia de mitjana.',
      en: 'Live time divided by the length of the broadcast: how many sessions were there on average.',
    },
  ),
  ...withLater(7),
  ...withLater(28),
  broadcastShare: ratio(
    'broadcastLiveTime',
    'allChannelsLiveTime',
    { ca: 'Quota dels nostres canals', en: 'Share of our channels' },
    {
      ca: 'Temps en directe del canal dividit pel de tots els nostres canals en la mateixa franja.',
      en: 'Live time of the channel divided by that of all our channels in the same interval.',
    },
  ),
};
