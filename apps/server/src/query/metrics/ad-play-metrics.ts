/** Metrics of ads: starts, and how much of them is seen. */

import { sql } from '../sql.ts';
import { countAds } from './count-ads.ts';
import { type Metric, ratio } from './metric.ts';

function quartile(percent: 25 | 50 | 75): Record<string, Metric> {
  const name = `adsReaching${percent}`;
  return {
    [name]: countAds(
      sql`ad_length > 0 and played_ms >= ad_length * ${{ chunks: [String(percent * 10)] }}`,
      { ca: `Anuncis que arriben al ${percent} %`, en: `Ads that reach ${percent}%` },
      {
        ca: `Anuncis vistos almenys el ${percent} % de la seva durada.`,
        en: `Ads that played for at least ${percent}% of their length.`,
      },
      {
        ca: `nombre d’anuncis amb temps reproduït ≥ ${percent} % de la durada`,
        en: `number of ads with played time ≥ ${percent}% of their length`,
      },
    ),
    [`${name}Rate`]: ratio(
      name,
      'adStarts',
      { ca: `Percentatge d’anuncis que arriben al ${percent} %`, en: `Share of ads that reach ${percent}%` },
      {
        ca: `Anuncis que arriben al ${percent} %, dividits per anuncis començats.`,
        en: `Ads that reach ${percent}% divided by ad starts.`,
      },
    ),
  };
}

export const AD_PLAY_METRICS: Readonly<Record<string, Metric>> = {
  adStarts: countAds(
    sql`1`,
    { ca: 'Anuncis començats', en: 'Ad starts' },
    { ca: 'Anuncis que han començat dins d’una sessió.', en: 'Ads that started within a session.' },
    { ca: 'nombre d’anuncis que comencen', en: 'number of ads that start' },
  ),
  adCompletes: countAds(
    sql`is_complete`,
    { ca: 'Anuncis complets', en: 'Ad completes' },
    { ca: 'Anuncis que han arribat al final.', en: 'Ads that reached their end.' },
    { ca: 'nombre d’anuncis que arriben al final', en: 'number of ads that reach their end' },
  ),
  adsUnfinished: countAds(
    sql`not is_complete`,
    { ca: 'Anuncis no acabats', en: 'Unfinished ads' },
    { ca: 'Anuncis saltats o deixats abans del final.', en: 'Ads skipped or left before their end.' },
    { ca: 'anuncis començats − anuncis complets', en: 'ad starts − ad completes' },
  ),
  adsSkipped: countAds(
    sql`is_skipped`,
    { ca: 'Anuncis saltats', en: 'Skipped ads' },
    {
      ca: 'Anuncis que l’espectador ha saltat; els que fallen o es deixen no hi compten. Només ho diu el nostre reproductor.',
      en: 'Ads that the viewer skipped, not those that failed or were left. Only our own player says it.',
    },
    { ca: 'nombre d’anuncis que l’espectador salta', en: 'number of ads that the viewer skips' },
  ),
  adSkipRate: ratio(
    'adsSkipped',
    'adStarts',
    { ca: 'Percentatge d’anuncis saltats', en: 'Ad skip rate' },
    { ca: 'Anuncis saltats dividits per anuncis començats.', en: 'Skipped ads divided by ad starts.' },
  ),
  adsWithKnownView: countAds(
    sql`is_view_known`,
    { ca: 'Anuncis amb visibilitat coneguda', en: 'Ads of known viewability' },
    {
      ca: 'Anuncis de què el reproductor diu si es veien a la pantalla.',
      en: 'Ads of which the player says whether they were seen on the screen.',
    },
    { ca: 'nombre d’anuncis amb visibilitat coneguda', en: 'number of ads of known viewability' },
  ),
  viewableAds: countAds(
    sql`in_view_ms >= 2000`,
    { ca: 'Anuncis visibles', en: 'Viewable ads' },
    {
      ca: 'Anuncis amb almenys la meitat de la imatge a la pestanya que es fa servir durant dos segons seguits en marxa.',
      en: 'Ads with at least half of their picture in the tab in use during two uninterrupted seconds of play.',
    },
    {
      ca: 'nombre d’anuncis amb ≥ 50 % de la imatge a la vista durant 2 segons seguits',
      en: 'number of ads with ≥ 50% of the picture in view for 2 continuous seconds',
    },
  ),
  viewableAdRate: ratio(
    'viewableAds',
    'adsWithKnownView',
    { ca: 'Percentatge d’anuncis visibles', en: 'Viewable ad rate' },
    {
      ca: 'Anuncis visibles dividits per anuncis amb visibilitat coneguda.',
      en: 'Viewable ads divided by ads of known viewability.',
    },
  ),
  adPlayedTime: {
    relation: 'ads',
    count: { by: 'sum', value: sql`played_ms`, when: sql`played_ms != 0`, per: 1000 },
    unit: 'seconds',
    version: 1,
    title: { ca: 'Temps dels anuncis començats', en: 'Time of started ads' },
    sentence: {
      ca: 'Temps que s’han reproduït els anuncis començats: sencer quan comencen, també per campanya, creativitat, anunciant o emplaçament.',
      en: 'Time that started ads played: whole when they start, also by campaign, creative, advertiser or placement.',
    },
    formula: { ca: 'Σ temps reproduït de cada anunci començat', en: 'Σ played time of each started ad' },
  },
  ...quartile(25),
  ...quartile(50),
  ...quartile(75),
  adCompletionRate: ratio(
    'adCompletes',
    'adStarts',
    { ca: 'Percentatge d’anuncis complets', en: 'Ad completion rate' },
    { ca: 'Anuncis complets dividits per anuncis començats.', en: 'Ad completes divided by ad starts.' },
  ),
};
