/** Metrics of reach: visitors with at least k seconds of content. `reports/analyses/reach.ts` has any k, and consecutive seconds. */
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
});

export const REACH_METRICS: Readonly<Record<string, CountedMetric>> = {
  reach1: reach(1),
  reach5: reach(5),
  reach60: reach(60),
};
