/** Every metric by its key. A new one is one entry in one of these tables. */
import { HIT_METRICS } from './hit-metrics.ts';
import type { Metric } from './metric.ts';

export const ALL_METRICS: Readonly<Record<string, Metric>> = { ...HIT_METRICS };

export const findMetric = (key: string): Metric | null =>
  Object.hasOwn(ALL_METRICS, key) ? (ALL_METRICS[key] ?? null) : null;

/** Of a key that was found before. */
export function metricOf(key: string): Metric {
  const metric = findMetric(key);
  if (metric === null) throw new Error(`no metric ${key}`);
  return metric;
}
