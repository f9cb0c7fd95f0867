/** All metrics by key. A new one is one entry in one of these tables. */
import { AD_METRICS } from './ad-metrics.ts';
import { AUDIENCE_METRICS } from './audience-metrics.ts';
import { BROADCAST_METRICS } from './broadcast-metrics.ts';
import { CHAPTER_METRICS } from './chapter-metrics.ts';
import { HIT_METRICS } from './hit-metrics.ts';
import type { Metric } from './metric.ts';
import { PLAY_METRICS } from './play-metrics.ts';
import { PROGRESS_METRICS } from './progress-metrics.ts';
import { QUALITY_METRICS } from './quality-metrics.ts';

export const ALL_METRICS: Readonly<Record<string, Metric>> = {
  ...HIT_METRICS,
  ...PLAY_METRICS,
  ...PROGRESS_METRICS,
  ...QUALITY_METRICS,
  ...AUDIENCE_METRICS,
  ...AD_METRICS,
  ...CHAPTER_METRICS,
  ...BROADCAST_METRICS,
};

export const findMetric = (key: string): Metric | null =>
  Object.hasOwn(ALL_METRICS, key) ? (ALL_METRICS[key] ?? null) : null;

/** For a key that is known to exist. */
export function metricOf(key: string): Metric {
  const metric = findMetric(key);
  if (metric === null) throw new Error(`no metric ${key}`);
  return metric;
}
