/** Metrics of ad breaks: planned, filled, abandoned. */
import { sql } from '../sql.ts';
import { type Metric, ratio } from './metric.ts';

export const AD_BREAK_METRICS: Readonly<Record<string, Metric>> = {
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
    formula: {
      ca: 'nombre de pauses diferents amb un anunci començat',
      en: 'number of distinct breaks with a started ad',
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
    formula: {
      ca: 'nombre de pauses amb anuncis previstos a què arriba la reproducció',
      en: 'number of breaks with planned ads that playback reaches',
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
    formula: { ca: 'Σ anuncis previstos de cada pausa a què s’arriba', en: 'Σ planned ads of each break reached' },
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
    formula: { ca: 'Σ anuncis començats de cada pausa a què s’arriba', en: 'Σ started ads of each break reached' },
  },
  adFill: ratio(
    'plannedAdStarts',
    'adsPlanned',
    { ca: 'Ocupació de les pauses', en: 'Fill' },
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
    formula: {
      ca: 'nombre de pauses diferents dins de les quals s’acaba la sessió',
      en: 'number of distinct breaks inside which the session ends',
    },
  },
  breakAbandonmentRate: ratio(
    'breakAbandonments',
    'adBreaks',
    { ca: 'Percentatge de pauses abandonades', en: 'Break abandonment' },
    { ca: 'Pauses abandonades dividides per pauses publicitàries.', en: 'Abandoned breaks divided by ad breaks.' },
  ),
};
