import { type Sql, sql } from '../sql.ts';
import type { CountedMetric, Words } from './metric.ts';

/** Time of heartbeats, seconds. @param ms value to sum */
export const timeOfHeartbeats = (ms: Sql, title: Words, sentence: Words, formula: Words): CountedMetric => ({
  relation: 'heartbeats',
  count: { by: 'sum', value: ms, when: sql`${ms} != 0`, per: 1000 },
  unit: 'seconds',
  version: 1,
  title,
  sentence,
  formula,
});
