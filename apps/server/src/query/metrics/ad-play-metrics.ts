/** Metrics of ads: starts, and how much of them is seen. */

import { sql } from '../sql.ts';
import { countAds } from './count-ads.ts';
import { type Metric, ratio } from './metric.ts';

function quartile(percent: 25 | 50 | 75): Record<string, Metric> {
  const name = `adsReaching${percent}`;
  return {
    [name]: countAds(
      sql`ad_length > 0 and played_ms >= ad_length * ${{ chunks: [String(percent * 10)] }}`,
      { ca: `Anuncis que arriben al ${percent} %`, en: `Ads that reach ${percent} %` },
      {
        ca: `Anuncis vistos almenys el ${percent} % de la seva durada.`,
        en: `Ads that played for at least ${percent} % of their length.`,
      },
    ),
    [`${name}Rate`]: ratio(
      name,
      'adStarts',
      { ca: `Percentatge d’anuncis que arriben al ${percent} %`, en: `Share of ads that reach ${percent} %` },
      {
        ca: `Anuncis que arriben al ${percent} %, dividits per anuncis començats.`,
        en: `Ads that reach ${percent} % divided by ad starts.`,
      },
    ),
  };
}

export const AD_PLAY_METRICS: Readonly<Record<string, Metric>> = {
  adStarts: countAds(
    sql`1`,
    { ca: 'Anuncis començats', en: 'Ad starts' },
    { ca: 'Anuncis que han començat dins d’una sessió.', en: 'Ads that started within a session.' },
  ),
  adCompletes: countAds(
    sql`is_complete`,
    { ca: 'Anuncis complets', en: 'Ad completes' },
    { ca: 'Anuncis que han arribat al final.', en: 'Ads that reached their end.' },
  ),
  adsUnfinished: countAds(
    sql`not is_complete`,
    { ca: 'Anuncis no acabats', en: 'Unfinished ads' },
    { ca: 'Anuncis saltats o deixats abans del final.', en: 'Ads skipped or left before their end.' },
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
