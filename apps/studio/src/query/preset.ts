/** An initial query: an address that can be changed. */
import type { Condition } from './query-state.ts';

export interface Preset {
  key: PresetKey;
  metrics: readonly string[];
  dimensions: readonly string[];
  conditions: readonly Condition[];
}

export type PresetKey =
  | 'pages'
  | 'sections'
  | 'authors'
  | 'themes'
  | 'landingPages'
  | 'searches'
  | 'emptySearches'
  | 'afterEmptySearches'
  | 'campaigns'
  | 'referrers'
  | 'links'
  | 'clicks'
  | 'downloads'
  | 'shares'
  | 'participation'
  | 'titles'
  | 'channels'
  | 'radio'
  | 'ads'
  | 'quality'
  | 'programmes'
  | 'adCampaigns'
  | 'adPositions'
  | 'adEffect'
  | 'subtitles'
  | 'adFill'
  | 'qualityDevices'
  | 'qualityReleases'
  | 'qualityNetworks'
  | 'qualityStreams'
  | 'qualityHeights'
  | 'playbackErrors'
  | 'chapters'
  | 'podcasts'
  | 'devices'
  | 'browsers'
  | 'consent'
  | 'campaignVisits'
  | 'titleReach'
  | 'titleProgress'
  | 'titleCoverage'
  | 'presence'
  | 'broadcasts'
  | 'programmeBroadcasts'
  | 'adQuartiles'
  | 'adLoad'
  | 'attempts'
  | 'startupScores'
  | 'startupPreroll'
  | 'waits'
  | 'lostHeartbeats';

export const isSet = (dimension: string): Condition => ({ dimension, isExcluded: true, value: '' });
export const is = (dimension: string, value: string): Condition => ({ dimension, isExcluded: false, value });
export const preset = (
  key: PresetKey,
  dimensions: readonly string[],
  metrics: readonly string[],
  conditions: readonly Condition[] = [],
): Preset => ({ key, dimensions, metrics, conditions });
