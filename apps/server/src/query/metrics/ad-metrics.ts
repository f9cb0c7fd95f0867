/** Metrics of advertising, as far as ad heartbeats have the data. */
import { type Sql, sql } from '../sql.ts';
import { type CountedMetric, countedRows, type Metric, ratio, type Words } from './metric.ts';

const ads = (when: Sql, title: Words, sentence: Words): CountedMetric => countedRows('ads', when, title, sentence);
function quartile(percent: 25 | 50 | 75): Record<string, Metric> {
  const name = `adsReaching${percent}`;
  return {
    [name]: ads(
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
      { ca: `Part d’anuncis que arriben al ${percent} %`, en: `Share of ads that reach ${percent} %` },
      {
        ca: `Anuncis que arriben al ${percent} %, dividits per anuncis començats.`,
        en: `Ads that reach ${percent} % divided by ad starts.`,
      },
    ),
  };
}

/** Complaints are about the same ad again and again: of each visitor and hour, the creative that was shown most. */
const repetition = (level: number, of: Words): CountedMetric => ({
  relation: 'ads',
  count: {
    by: 'repetition',
    group: sql`sipHash64(who, toStartOfHour(at))`,
    item: sql`sipHash64(if(ad_creative = '', ad_id, ad_creative))`,
    when: sql`who != 0 and (ad_creative != '' or ad_id != '')`,
    level,
  },
  unit: 'count',
  version: 1,
  title: { ca: `Repetició d’un anunci en una hora (${of.ca})`, en: `Repetition of an ad an hour (${of.en})` },
  sentence: {
    ca: `Quantes vegades s’ha mostrat l’anunci més repetit de cada visitant en cada hora del rellotge (${of.ca}).`,
    en: `How many times the most repeated ad of each visitor was shown within each clock hour (${of.en}).`,
  },
});

export const AD_METRICS: Readonly<Record<string, Metric>> = {
  adStarts: ads(
    sql`1`,
    { ca: 'Anuncis començats', en: 'Ad starts' },
    { ca: 'Anuncis que han començat dins d’una sessió.', en: 'Ads that started within a session.' },
  ),
  adCompletes: ads(
    sql`is_complete`,
    { ca: 'Anuncis complets', en: 'Ad completes' },
    { ca: 'Anuncis que han arribat al final.', en: 'Ads that reached their end.' },
  ),
  adsUnfinished: ads(
    sql`not is_complete`,
    { ca: 'Anuncis no acabats', en: 'Unfinished ads' },
    { ca: 'Anuncis saltats o deixats abans del final.', en: 'Ads skipped or left before their end.' },
  ),
  ...quartile(25),
  ...quartile(50),
  ...quartile(75),
  adCompletionRate: ratio(
    'adCompletes',
    'adStarts',
    { ca: 'Part d’anuncis complets', en: 'Ad completion rate' },
    { ca: 'Anuncis complets dividits per anuncis començats.', en: 'Ad completes divided by ad starts.' },
  ),
  adBreaks: {
    relation: 'ads',
    count: { by: 'distinct', key: sql`sipHash64(viewing, break_id)`, when: sql`1` },
    unit: 'count',
    version: 1,
    title: { ca: 'Pauses publicitàries', en: 'Ad breaks' },
    sentence: {
      ca: 'Pauses en què ha començat un anunci com a mínim.',
      en: 'Breaks in which at least one ad started.',
    },
  },
  breaksReached: {
    relation: 'breaks',
    count: { by: 'rows', when: sql`1` },
    unit: 'count',
    version: 1,
    title: { ca: 'Pauses a què s’ha arribat', en: 'Ad breaks reached' },
    sentence: {
      ca: 'Pauses amb anuncis previstos a què ha arribat la reproducció, encara que no n’hagi començat cap.',
      en: 'Breaks with planned ads that playback reached, even if none of the ads started.',
    },
  },
  adsPlanned: {
    relation: 'breaks',
    count: { by: 'sum', value: sql`ads_planned`, when: sql`1` },
    unit: 'count',
    version: 1,
    title: { ca: 'Anuncis previstos', en: 'Ads planned' },
    sentence: {
      ca: 'Anuncis que havien de sortir a les pauses a què s’ha arribat. Només ho diu el nostre reproductor.',
      en: 'Ads that the breaks reached were to show. Only our own player says it.',
    },
  },
  plannedAdStarts: {
    relation: 'breaks',
    count: { by: 'sum', value: sql`ads_started`, when: sql`1` },
    unit: 'count',
    version: 1,
    title: { ca: 'Anuncis previstos que comencen', en: 'Planned ads that started' },
    sentence: {
      ca: 'Anuncis començats a les pauses de què se sap quants n’havien de sortir.',
      en: 'Ads that started in breaks whose number of ads is known.',
    },
  },
  adFill: ratio(
    'plannedAdStarts',
    'adsPlanned',
    { ca: 'Ompliment de les pauses', en: 'Fill' },
    {
      ca: 'Anuncis previstos que comencen, dividits per anuncis previstos.',
      en: 'Planned ads that started divided by ads planned.',
    },
  ),
  breakAbandonments: {
    relation: 'ads',
    count: {
      by: 'distinct',
      key: sql`sipHash64(viewing, break_id)`,
      when: sql`break_id != '' and break_id = ended_in_break and is_over`,
    },
    needs: ['ended_in_break'],
    unit: 'count',
    version: 1,
    title: { ca: 'Pauses abandonades', en: 'Abandoned breaks' },
    sentence: {
      ca: 'Pauses durant les quals s’ha acabat la sessió de reproducció: l’últim anunci no arriba al final ni torna el contingut.',
      en: 'Breaks in which the playback session ended: the last ad is not completed, and content does not return.',
    },
  },
  breakAbandonmentRate: ratio(
    'breakAbandonments',
    'adBreaks',
    { ca: 'Part de pauses abandonades', en: 'Break abandonment' },
    { ca: 'Pauses abandonades dividides per pauses publicitàries.', en: 'Abandoned breaks divided by ad breaks.' },
  ),
  adRepetitionMedian: repetition(0.5, { ca: 'mediana', en: 'median' }),
  adRepetitionP95: repetition(0.95, { ca: 'percentil 95', en: '95th percentile' }),
  adTime: {
    relation: 'reports',
    count: { by: 'sum', value: sql`ad_ms`, when: sql`ad_ms != 0`, per: 1000 },
    unit: 'seconds',
    version: 1,
    title: { ca: 'Temps de publicitat', en: 'Ad time' },
    sentence: { ca: 'Suma del temps en què han avançat anuncis.', en: 'Sum of the time during which ads advanced.' },
  },
  adLoad: ratio(
    'adTime',
    'mediaTimeSpent',
    { ca: 'Càrrega publicitària', en: 'Ad load' },
    {
      ca: 'Temps de publicitat dividit per temps de contingut i publicitat.',
      en: 'Ad time divided by media time spent.',
    },
  ),
};
