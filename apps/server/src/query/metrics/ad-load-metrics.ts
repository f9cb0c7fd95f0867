/** Metrics of how much advertising a viewer sees: repetition, time. */
import { IS_IDENTIFIED } from '../hit-conditions.ts';
import { sql } from '../sql.ts';
import { type CountedMetric, type Metric, ratio, type Words } from './metric.ts';

/** Viewers complain about repeated ads: for each visitor and hour, how often the most repeated creative was shown. */
const repetition = (level: number, of: Words): CountedMetric => ({
  relation: 'ads',
  count: {
    by: 'repetition',
    group: sql`sipHash64(visitor, toStartOfHour(at))`,
    item: sql`sipHash64(if(ad_creative = '', ad_id, ad_creative))`,
    when: sql`${IS_IDENTIFIED} and (ad_creative != '' or ad_id != '')`,
    level,
  },
  unit: 'count',
  version: 1,
  title: { ca: `Repetició d’un anunci en una hora (${of.ca})`, en: `Repetitions of an ad per hour (${of.en})` },
  sentence: {
    ca: `Quantes vegades s’ha mostrat l’anunci més repetit de cada visitant en cada hora del rellotge (${of.ca}).`,
    en: `How many times the most repeated ad of each visitor was shown within each clock hour (${of.en}).`,
  },
  formula: {
    ca: `${of.ca} de max(vegades que surt un mateix anunci), per a cada visitant i hora del rellotge`,
    en: `${of.en} of max(times that one ad is shown), for each visitor and clock hour`,
  },
});

export const AD_LOAD_METRICS: Readonly<Record<string, Metric>> = {
  adRepetitionMedian: repetition(0.5, { ca: 'mediana', en: 'median' }),
  adRepetitionP95: repetition(0.95, { ca: 'percentil 95', en: '95th percentile' }),
  adTime: {
    relation: 'heartbeats',
    count: { by: 'sum', value: sql`ad_ms`, when: sql`ad_ms != 0`, per: 1000 },
    unit: 'seconds',
    version: 1,
    title: { ca: 'Temps de publicitat', en: 'Ad time' },
    sentence: { ca: 'Suma del temps en què han avançat anuncis.', en: 'Sum of the time during which ads advanced.' },
    formula: { ca: 'Σ temps en què avança un anunci', en: 'Σ time in which an ad advances' },
  },
  adLoad: ratio(
    'adTime',
    'mediaTimeSpent',
    { ca: 'Càrrega publicitària', en: 'Ad load' },
    {
      ca: 'Temps de publicitat dividit per temps de contingut i publicitat.',
      en: 'Ad time divided by time watched with ads.',
    },
  ),
};
