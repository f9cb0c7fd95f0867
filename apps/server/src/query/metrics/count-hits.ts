import type { Sql } from '../sql.ts';
import { type CountedMetric, countedRows, type Words } from './metric.ts';

/** Number of hits. @param when condition on a hit */
export const countHits = (when: Sql, title: Words, sentence: Words, formula: Words): CountedMetric =>
  countedRows('hits', when, title, sentence, formula);
