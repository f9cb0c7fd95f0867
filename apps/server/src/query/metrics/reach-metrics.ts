/** Metrics of reach: visitors with at least k seconds of content, in total and consecutively. `reports/analyses/reach.ts` has any k. */
import type { CountedMetric } from './metric.ts';

const reach = (seconds: number): CountedMetric => ({
  relation: 'audience',
  count: { by: 'reach', seconds },
  unit: 'count',
  version: 1,
  title: { ca: `Abast de ${seconds} s`, en: `Reach of ${seconds} s` },
  sentence: {
    ca: `Visitants diferents amb ${seconds} s de contingut com a mínim, sumats, dins del període o de cada part; el que es reprodueix alhora compta un cop.`,
    en: `Distinct visitors with at least ${seconds} s of content in total, within the period or each part of it; what plays at the same time counts once.`,
  },
  formula: {
    ca: `nombre de visitants diferents amb Σ temps de contingut ≥ ${seconds} s; el que sona alhora, un cop`,
    en: `number of distinct visitors with Σ content time ≥ ${seconds} s; what plays at the same time once`,
  },
});

const consecutiveReach = (seconds: number): CountedMetric => ({
  relation: 'audience',
  count: { by: 'reach', seconds, isConsecutive: true },
  unit: 'count',
  version: 1,
  title: { ca: `Abast de ${seconds} s seguits`, en: `Reach of ${seconds} s in a row` },
  sentence: {
    ca: `Visitants diferents amb ${seconds} s de contingut seguits com a mínim, dins del període o de cada part; una interrupció de més d’un segon els talla.`,
    en: `Distinct visitors with at least ${seconds} consecutive seconds of content within the period or each part of it; an interruption of more than a second ends them.`,
  },
  formula: {
    ca: `nombre de visitants diferents amb un tram de contingut sense interrupcions de ≥ ${seconds} s`,
    en: `number of distinct visitors with one uninterrupted run of content of ≥ ${seconds} s`,
  },
});

export const REACH_METRICS: Readonly<Record<string, CountedMetric>> = {
  reach1: reach(1),
  reach5: reach(5),
  reach60: reach(60),
  consecutiveReach5: consecutiveReach(5),
  consecutiveReach60: consecutiveReach(60),
};
