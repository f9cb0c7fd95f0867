/** Initial queries. Each is an address that can be changed. */
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
  | 'qualityStreams'
  | 'qualityHeights'
  | 'playbackErrors'
  | 'chapters'
  | 'podcasts'
  | 'devices'
  | 'browsers';

const isSet = (dimension: string): Condition => ({ dimension, isExcluded: true, value: '' });
const is = (dimension: string, value: string): Condition => ({ dimension, isExcluded: false, value });
const preset = (
  key: PresetKey,
  dimensions: readonly string[],
  metrics: readonly string[],
  conditions: readonly Condition[] = [],
): Preset => ({ key, dimensions, metrics, conditions });

/** How well playback went. */
const OF_QUALITY = [
  'mediaStarts',
  'startupMedian',
  'startFailureRate',
  'exitBeforeStartRate',
  'playbackFailureRate',
  'goodSessionRate',
  'rebufferRatio',
  'rebufferFrequency',
  'averageBitrate',
] as const;

export const PRESETS: readonly [Preset, ...Preset[]] = [
  preset('pages', ['page'], ['pageviews', 'visitors', 'visits', 'timePerPageview', 'entries', 'exits']),
  preset('sections', ['section'], ['pageviews', 'visitors', 'newVisitors', 'visits', 'timePerPageview']),
  preset('authors', ['author'], ['pageviews', 'visitors', 'timePerPageview'], [isSet('author')]),
  preset('themes', ['themes'], ['pageviews', 'visitors'], [isSet('themes')]),
  preset('landingPages', ['landingPage'], ['visits', 'bounces', 'bounceRate', 'pagesPerVisit'], [isSet('landingPage')]),
  preset(
    'searches',
    ['searchKeywords'],
    ['searches', 'searchClickRate', 'emptySearches', 'emptySearchRate', 'visitors'],
    [isSet('searchKeywords')],
  ),
  preset(
    'emptySearches',
    ['searchKeywords'],
    ['emptySearches', 'visitors'],
    [is('searchResults', '0'), isSet('searchKeywords')],
  ),
  preset(
    'campaigns',
    ['externalCampaign'],
    ['visits', 'visitors', 'pageviews', 'bounceRate'],
    [isSet('externalCampaign')],
  ),
  preset(
    'referrers',
    ['referrerType', 'referrerHost'],
    ['visits', 'visitors', 'pageviews'],
    [{ dimension: 'referrerType', isExcluded: true, value: 'internal' }],
  ),
  preset('links', ['linkName'], ['linkClicks', 'exitLinks', 'visitors'], [isSet('linkName')]),
  preset('clicks', ['clickPage'], ['pageviews', 'linkClicks', 'visitors'], [isSet('clickPage')]),
  preset('downloads', ['linkUrl'], ['downloads', 'visitors'], [is('linkType', 'download')]),
  preset('shares', ['page'], ['shares', 'pageviews', 'visitors']),
  preset('participation', ['page'], ['participations', 'visitors'], [is('hitKind', 'link')]),
  preset(
    'titles',
    ['title'],
    ['mediaStarts', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer', 'completionRate'],
    [isSet('title')],
  ),
  preset(
    'chapters',
    ['title', 'chapter'],
    ['chapterStarts', 'chapterCompletes', 'chapterCompletionRate', 'chapterTime'],
  ),
  preset(
    'programmes',
    ['programme'],
    ['plays', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer'],
    [isSet('programme')],
  ),
  preset('channels', ['playbackChannel'], ['averageAudience', 'peakConcurrency', 'uniqueViewers', 'contentTimeSpent']),
  preset(
    'radio',
    ['playbackChannel', 'streamKind'],
    ['averageAudience', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer'],
    [is('mediaKind', 'audio')],
  ),
  preset('ads', ['adBreakKind', 'adName'], ['adStarts', 'adCompletes', 'adsUnfinished', 'adCompletionRate']),
  preset('adFill', ['adBreakKind'], ['breaksReached', 'adsPlanned', 'plannedAdStarts', 'adFill']),
  preset(
    'adCampaigns',
    ['adCampaign'],
    ['adStarts', 'adCompletes', 'adCompletionRate', 'adPlayedTime', 'adRepetitionP95'],
    [isSet('adCampaign')],
  ),
  preset('adPositions', ['adPosition'], ['adStarts', 'adsUnfinished', 'adCompletionRate']),
  preset('adEffect', ['hasPreroll'], ['mediaStarts', 'exitBeforeStartRate', 'completionRate', 'averageTimePerViewer']),
  preset('quality', ['browser'], OF_QUALITY),
  preset('qualityDevices', ['device', 'os'], OF_QUALITY),
  preset('qualityReleases', ['playerRelease'], OF_QUALITY),
  preset('qualityStreams', ['streamKind'], OF_QUALITY, [isSet('streamKind')]),
  preset('qualityHeights', ['quality'], OF_QUALITY, [isSet('quality')]),
  preset(
    'subtitles',
    ['subtitles'],
    ['contentTimeSpent', 'uniqueViewers', 'averageTimePerViewer'],
    [isSet('subtitles')],
  ),
  preset(
    'playbackErrors',
    ['playbackError'],
    ['mediaStarts', 'startFailures', 'playbackFailures'],
    [isSet('playbackError')],
  ),
  preset('podcasts', ['programme', 'contentTitle'], ['podcastDownloads'], [is('hitKind', 'podcastDownload')]),
  preset('devices', ['device'], ['visits', 'visitors', 'pageviews']),
  preset('browsers', ['browser'], ['visits', 'visitors', 'pageviews']),
];

/** Subjects of presets, in the order of their list; every preset has one. */
export const PRESET_SUBJECTS = {
  content: ['pages', 'sections', 'authors', 'themes', 'links', 'clicks', 'downloads', 'shares', 'participation'],
  origins: ['landingPages', 'referrers', 'campaigns', 'searches', 'emptySearches'],
  media: ['titles', 'chapters', 'programmes', 'channels', 'radio', 'subtitles', 'podcasts'],
  ads: ['ads', 'adFill', 'adCampaigns', 'adPositions', 'adEffect'],
  quality: ['quality', 'qualityDevices', 'qualityReleases', 'qualityStreams', 'qualityHeights', 'playbackErrors'],
  technology: ['devices', 'browsers'],
} as const satisfies Readonly<Record<string, readonly PresetKey[]>>;
export type PresetSubject = keyof typeof PRESET_SUBJECTS;
