/** Screens built from query presets: a few figures, a curve and tables for each subject. */
import type { PresetKey } from '../query/presets.ts';

export type BoardKey = 'overview' | 'content' | 'media' | 'ads' | 'quality';

export interface Board {
  key: BoardKey;
  /** Metrics, the screen's main one first. */
  figures: readonly string[];
  /** Metrics of the curve. All must have the same unit. */
  curve: readonly string[];
  tables: readonly PresetKey[];
  /** Tables below, folded until somebody opens one. */
  folded: readonly PresetKey[];
}

export const BOARDS: Readonly<Record<BoardKey, Board>> = {
  overview: {
    key: 'overview',
    figures: ['pageviews', 'visitors', 'visits', 'pagesPerVisit', 'bounceRate', 'newVisitors'],
    curve: ['pageviews', 'visitors', 'visits'],
    tables: ['pages', 'titles', 'referrers', 'devices'],
    folded: [],
  },
  content: {
    key: 'content',
    figures: ['pageviews', 'visitors', 'visits', 'timePerPageview', 'timePerVisit', 'bounceRate', 'searches'],
    curve: ['pageviews', 'visitors', 'visits'],
    tables: [
      ...(['pages', 'sections', 'authors', 'referrers', 'campaigns', 'searches'] as const),
      ...(['emptySearches', 'afterEmptySearches', 'links'] as const),
    ],
    folded: ['themes', 'clicks', 'downloads', 'shares', 'participation', 'campaignVisits', 'consent'],
  },
  media: {
    key: 'media',
    figures: [
      'plays',
      'uniqueViewers',
      'contentTimeSpent',
      'averageTimePerViewer',
      'completionRate',
      'averageAudience',
    ],
    curve: ['plays', 'uniqueViewers'],
    tables: ['titles', 'chapters', 'programmes', 'channels', 'radio', 'podcasts'],
    folded: ['titleReach', 'titleProgress', 'titleCoverage', 'presence', 'programmeBroadcasts', 'subtitles'],
  },
  ads: {
    key: 'ads',
    figures: [
      'adStarts',
      'adCompletionRate',
      'adBreaks',
      'adFill',
      'adTime',
      'adLoad',
      'breakAbandonmentRate',
      'adRepetitionP95',
      'adsUnfinished',
    ],
    curve: ['adStarts', 'adCompletes'],
    tables: ['ads', 'adFill', 'adCampaigns', 'adPositions', 'adEffect'],
    folded: ['adQuartiles', 'adLoad'],
  },
  quality: {
    key: 'quality',
    figures: [
      'mediaStarts',
      'startupMedian',
      'goodSessionRate',
      'rebufferRatio',
      'rebufferFrequency',
      'startFailureRate',
      'exitBeforeStartRate',
      'playbackFailureRate',
    ],
    curve: ['startFailureRate', 'exitBeforeStartRate', 'rebufferRatio'],
    tables: ['quality', 'qualityDevices', 'qualityNetworks', 'qualityStreams', 'playbackErrors'],
    folded: [
      ...(['startupScores', 'startupPreroll', 'attempts', 'waits'] as const),
      ...(['qualityHeights', 'qualityReleases', 'lostHeartbeats'] as const),
    ],
  },
};
