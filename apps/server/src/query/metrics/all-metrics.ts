/** All metrics by key. A new one is one entry in one of these tables. */

import { ACTION_METRICS } from './action-metrics.ts';
import { AD_BREAK_METRICS } from './ad-break-metrics.ts';
import { AD_LOAD_METRICS } from './ad-load-metrics.ts';
import { AD_PLAY_METRICS } from './ad-play-metrics.ts';
import { ATTEMPT_METRICS } from './attempt-metrics.ts';
import { AUDIENCE_METRICS } from './audience-metrics.ts';
import { BITRATE_METRICS } from './bitrate-metrics.ts';
import { BROADCAST_METRICS } from './broadcast-metrics.ts';
import { CAMPAIGN_METRICS } from './campaign-metrics.ts';
import { CHAPTER_METRICS } from './chapter-metrics.ts';
import { ENGAGEMENT_METRICS } from './engagement-metrics.ts';
import { LOSS_METRICS } from './loss-metrics.ts';
import type { Metric } from './metric.ts';
import { PAGE_VIEW_METRICS } from './page-view-metrics.ts';
import { PERSON_METRICS } from './person-metrics.ts';
import { PLAY_METRICS } from './play-metrics.ts';
import { PROGRESS_METRICS } from './progress-metrics.ts';
import { QUALITY_METRICS } from './quality-metrics.ts';
import { REACH_METRICS } from './reach-metrics.ts';
import { SEARCH_METRICS } from './search-metrics.ts';
import { SHARE_METRICS } from './share-metrics.ts';
import { STALL_METRICS } from './stall-metrics.ts';
import { STARTUP_SCORE_METRICS } from './startup-score-metrics.ts';
import { VIEWING_TIME_METRICS } from './viewing-time-metrics.ts';
import { VISIT_METRICS } from './visit-metrics.ts';

export const ALL_METRICS: Readonly<Record<string, Metric>> = {
  ...PAGE_VIEW_METRICS,
  ...VISIT_METRICS,
  ...PERSON_METRICS,
  ...CAMPAIGN_METRICS,
  ...SEARCH_METRICS,
  ...ACTION_METRICS,
  ...ENGAGEMENT_METRICS,
  ...ATTEMPT_METRICS,
  ...PLAY_METRICS,
  ...PROGRESS_METRICS,
  ...QUALITY_METRICS,
  ...STARTUP_SCORE_METRICS,
  ...LOSS_METRICS,
  ...VIEWING_TIME_METRICS,
  ...STALL_METRICS,
  ...BITRATE_METRICS,
  ...AUDIENCE_METRICS,
  ...REACH_METRICS,
  ...SHARE_METRICS,
  ...AD_PLAY_METRICS,
  ...AD_BREAK_METRICS,
  ...AD_LOAD_METRICS,
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
