import type { Sql } from '../sql.ts';
import { type CountedMetric, countedRows, type Words } from './metric.ts';

/** Number of ads. @param when condition on an ad */
export const countAds = (when: Sql, title: Words, sentence: Words, formula: Words): CountedMetric =>
  countedRows('ads', when, title, sentence, formula);
