/** Metrics that calibration checks, and how each depends on the requests that arrive. */
import { ALL_METRICS } from '../../apps/server/src/query/metrics/all-metrics.ts';
import { BROADCAST_METRICS } from '../../apps/server/src/query/metrics/broadcast-metrics.ts';
import { isRatio } from '../../apps/server/src/query/metrics/metric.ts';
import type { MetricKind } from './conditions.ts';

const PROGRESS = [10, 25, 50, 75, 90, 95] as const;
const QUARTILES = [25, 50, 75] as const;
const named = (names: readonly string[], kind: MetricKind) => Object.fromEntries(names.map((name) => [name, kind]));

/** All metrics but ratios. */
export const METRICS: Readonly<Record<string, MetricKind>> = {
  pageviews: 'requests',
  exemptPageviews: 'requests',
  identifiedPageviews: 'requests',
  searches: 'requests',
  emptySearches: 'requests',
  identifiedSearches: 'requests',
  searchesWithResult: 'pairs',
  downloads: 'requests',
  podcastDownloads: 'served',
  shares: 'requests',
  participations: 'requests',
  buttonClicks: 'requests',
  clicks: 'requests',
  linkClicks: 'requests',
  exitLinks: 'requests',
  visitors: 'people',
  newVisitors: 'people',
  persons: 'people',
  visitorsAcrossDevices: 'people',
  visits: 'people',
  entries: 'people',
  exits: 'people',
  bounces: 'people',
  campaignVisits: 'moments',
  mediaStarts: 'groups',
  startedAttempts: 'groups',
  unstartedAttempts: 'absences',
  openAttempts: 'groups',
  plays: 'groups',
  startFailures: 'moments',
  exitsBeforeStart: 'absences',
  playbackFailures: 'moments',
  playsWithLength: 'groups',
  ...named(
    PROGRESS.map((percent) => `playsReaching${percent}`),
    'moments',
  ),
  ...named(
    PROGRESS.map((percent) => `playsWatching${percent}`),
    'coverage',
  ),
  uniqueContentWatched: 'time',
  contentOfViewers: 'time',
  finishedPlays: 'moments',
  completions: 'moments',
  judgedSessions: 'groups',
  goodSessions: 'coverage',
  impactedSessions: 'absences',
  timedPlays: 'groups',
  startupScores: 'values',
  heartbeatsSent: 'groups',
  attemptsWithPreroll: 'groups',
  exitsInPreroll: 'absences',
  ...named(
    ['', 'WithPreroll', 'WithoutPreroll'].flatMap((suffix) => [`startupMedian${suffix}`, `startupP95${suffix}`]),
    'values',
  ),
  averageAudienceOfContent: 'time',
  droppedFrames: 'groups',
  uniqueViewers: 'people',
  ...named(['reach1', 'reach5', 'reach60', 'consecutiveReach5', 'consecutiveReach60'], 'coverage'),
  adStarts: 'groups',
  adCompletes: 'moments',
  adsUnfinished: 'absences',
  adsSkipped: 'moments',
  adsWithKnownView: 'groups',
  viewableAds: 'moments',
  ...named(
    QUARTILES.map((percent) => `adsReaching${percent}`),
    'moments',
  ),
  adBreaks: 'groups',
  breakAbandonments: 'absences',
  adRepetitionMedian: 'values',
  adRepetitionP95: 'values',
  breaksReached: 'groups',
  adsPlanned: 'groups',
  plannedAdStarts: 'groups',
  contentTimeSpent: 'time',
  mediaTimeSpent: 'time',
  pausedTime: 'time',
  presenceTime: 'time',
  stalledTime: 'time',
  otherWaitingTime: 'waits',
  playedMinutes: 'time',
  stalls: 'moments',
  playingOrStalledTime: 'time',
  timeWithBitrate: 'time',
  deliveredBits: 'time',
  timeOnPage: 'time',
  chapterStarts: 'groups',
  chapterCompletes: 'moments',
  chapterTime: 'time',
  adTime: 'time',
  adPlayedTime: 'time',
  averageAudience: 'time',
  peakConcurrency: 'values',
  peakViewers: 'values',
  peakViewersOfMinute: 'values',
  channelTime: 'time',
  timeOfAllChannels: 'time',
  broadcasts: 'schedule',
  airedTime: 'schedule',
  broadcastLiveTime: 'time',
  allChannelsLiveTime: 'time',
  broadcastTime7: 'time',
  broadcastTime28: 'time',
};

/** Metrics of broadcasts: their period is that of the schedule. */
export const isOfBroadcasts = (metric: string): boolean => metric in BROADCAST_METRICS;

/** Ratios of two metrics that calibration checks: numerator and denominator. */
export const RATIOS: readonly { metric: string; of: string; per: string }[] = Object.entries(ALL_METRICS).flatMap(
  ([metric, one]) =>
    isRatio(one) && one.of in METRICS && one.per in METRICS ? [{ metric, of: one.of, per: one.per }] : [],
);

/** What is lost has no true figure of people: a condition sets it. */
const OF_LOSS: readonly string[] = ['heartbeatsLost', 'lossRate'];

/** Metrics of reports that calibration does not know. */
export const unknownMetrics = (): string[] => {
  const known = new Set([...OF_LOSS, ...Object.keys(METRICS), ...RATIOS.map(({ metric }) => metric)]);
  return Object.keys(ALL_METRICS).filter((metric) => !known.has(metric));
};
