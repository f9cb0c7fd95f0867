/** For tests: random queries of every kind over `random-rows.ts`. */
import type { Filter, QuerySegment, ReportQueryInput } from '@sintonia/contracts';
import type { Random } from '../../../../tools/random.ts';
import type { DaySpan } from '../../../query/civil-days.ts';

const first = <T>(list: readonly T[]): readonly [T, ...T[]] => list as [T, ...T[]]; // cast: none of our lists is empty

const VALUES: Readonly<Record<string, readonly [string | number, ...(string | number)[]]>> = {
  page: ['portada', 'notícia 1', '/1/', 'no hi és'],
  section: ['noticies', 'esports'],
  author: ['Marta Escarrà', 'O’Connor \\ "x"', "'); drop table hits; --"],
  themes: ['clima', 'economia'],
  device: ['mobile', 'desktop'],
  linkName: ['més'],
  clickName: ['Més', 'menú'],
  clickPage: ['portada', '/1/'],
  clickKind: ['page', 'download', 'button'],
  clickRegion: ['contingut', 'capcalera'],
  referrerType: ['direct', 'internal', 'search', 'other'],
  referrerHost: ['google.com', 'diari.example', 'cat.diari'],
  action: ['search', 'share', 'participation'],
  hitKind: ['pageview', 'link', 'visible'],
  consentTier: ['none', 'consented', 'signedIn'],
  searchResults: [0, 7, '12'],
  landingPage: ['portada', 'temps', '/2/'],
  exitPage: ['portada', 'temps'],
  previousPage: ['portada', 'temps'],
  nextPage: ['notícia 2', 'temps'],
  newOrReturning: ['new', 'returning'],
  visitNumber: [1, 2, 3],
  daysSinceLastVisit: [0, 1, 2],
  externalCampaign: ['butlletí', 'anunci'],
  visitCampaign: ['butlletí', 'anunci'],
  firstVisitCampaign: ['butlletí', 'anunci'],
  hour: [0, 1, 2, 23],
  weekday: [6, 7, 1],
  title: ['Cims 0', 'Cims 1', 'Cim'],
  streamKind: ['vod', 'live'],
  playbackChannel: ['tv1', 'tv2'],
  mediaId: ['1001', '1003'],
  playerRelease: ['sintonia 1', 'sintonia 2'],
  transport: ['single', 'both', 'batch'],
  connection: ['wifi', 'cellular'],
  connectionSpeed: ['4g', '3g'],
  broadcast: ['tv1', 'tv2 2026-10-2', 'tv1 2026-10-25T'],
  programme: ['Cims 0', 'Cims 1'],
  season: ['1', '2'],
  mediaLength: [0, 60, 86_400],
  hasPreroll: ['yes', 'no'],
  chapter: ['Capítol 0', 'Capítol 1'],
  chapterPosition: [1, 2],
  subtitles: ['on', 'off'],
  playbackRate: [1, '1.5', 2],
  pictureInPicture: ['on', 'off'],
  fullScreen: ['on', 'off'],
  muted: ['on', 'off'],
  pictureView: ['in', 'hidden'],
  quality: [360, '720'],
  adName: ['a1', 'a2'],
  adBreakKind: ['preroll', 'midroll'],
  adCampaign: ['c0', 'c1'],
};
const OF_AD = ['adName', 'adBreakKind', 'adCampaign'];
const OF_CHAPTER = ['chapter', 'chapterPosition'];
/** How a heartbeat's content was shown. */
const OF_REPORT = [
  'subtitles',
  'playbackRate',
  'pictureInPicture',
  'fullScreen',
  'muted',
  'pictureView',
  'quality',
] as const;
const OF_BOTH = ['hour', 'weekday', 'consentTier', 'device', 'page'] as const;
const OF_VIEWING = [
  'title',
  'streamKind',
  'programme',
  'season',
  'mediaLength',
  'hasPreroll',
  'playbackChannel',
  'mediaId',
  'playerRelease',
  'transport',
  'connection',
  'connectionSpeed',
  'broadcast',
  ...OF_REPORT,
];
const OF_PLAYBACK = first([...OF_BOTH, ...OF_VIEWING]);
const HIT_DIMENSIONS = first(
  Object.keys(VALUES).filter((key) => ![...OF_VIEWING, ...OF_AD, ...OF_CHAPTER].includes(key)),
);
const AD_METRICS = first([
  'adStarts',
  'adCompletes',
  'adsReaching50',
  'adPlayedTime',
  'adsSkipped',
  'adsWithKnownView',
  'viewableAds',
  'adBreaks',
  'breakAbandonments',
  'adRepetitionMedian',
  'adRepetitionP95',
]);
export const BROADCAST_METRICS = first([
  'broadcasts',
  'airedTime',
  'broadcastLiveTime',
  'allChannelsLiveTime',
  'broadcastTime7',
  'broadcastTime28',
]);
const OF_BROADCAST = first(['broadcast', 'playbackChannel', 'programme', 'mediaId', 'hour', 'weekday']);
const CHAPTER_METRICS = first(['chapterStarts', 'chapterCompletes', 'chapterTime']);
const BREAK_METRICS = first(['breaksReached', 'adsPlanned', 'plannedAdStarts']);
const REPORT_METRICS = first([
  'completions',
  'uniqueViewers',
  'contentTimeSpent',
  'mediaTimeSpent',
  'adTime',
  'pausedTime',
  'presenceTime',
  'stalledTime',
  'otherWaitingTime',
  'stalls',
  'playedMinutes',
  'playingOrStalledTime',
  'deliveredBits',
  'timeWithBitrate',
]);
const PLAYBACK_METRICS = first([
  'mediaStarts',
  'startedAttempts',
  'startFailures',
  'exitsBeforeStart',
  'openAttempts',
  'plays',
  'playsWithLength',
  'playsReaching25',
  'playsReaching90',
  'playsWatching10',
  'playsWatching90',
  'uniqueContentWatched',
  'contentOfViewers',
  'contentOfViewers',
  'finishedPlays',
  'playbackFailures',
  'startupMedian',
  'startupP95',
  'judgedSessions',
  'goodSessions',
  'impactedSessions',
  'timedPlays',
  'startupScores',
  'heartbeatsSent',
  'heartbeatsLost',
  'attemptsWithPreroll',
  'exitsInPreroll',
  'startupMedianWithPreroll',
  'startupP95WithoutPreroll',
  'averageAudienceOfContent',
  'droppedFrames',
  ...REPORT_METRICS,
  'averageAudience',
  'peakConcurrency',
  'reach1',
  'reach5',
  'reach60',
  'consecutiveReach5',
  'consecutiveReach60',
  'peakViewers',
  'peakViewersOfMinute',
  'channelTime',
  'timeOfAllChannels',
  'timeOfAllChannels',
]);
const HIT_METRICS = first([
  'pageviews',
  'exemptPageviews',
  'identifiedPageviews',
  'visitors',
  'newVisitors',
  'persons',
  'visitorsAcrossDevices',
  'visits',
  'entries',
  'exits',
  'bounces',
  'campaignVisits',
  'searches',
  'emptySearches',
  'identifiedSearches',
  'searchesWithResult',
  'downloads',
  'shares',
  'podcastDownloads',
  'participations',
  'buttonClicks',
  'clicks',
  'linkClicks',
  'exitLinks',
  'timeOnPage',
]);

export const some = <T>(random: Random, from: readonly [T, ...T[]], most: number, least = 0): T[] => [
  ...new Set(Array.from({ length: least + random.whole(most - least + 1) }, () => random.pick(from))),
];

function aFilter(random: Random, dimensions: readonly [string, ...string[]], depth = 0): Filter {
  const inner = () => aFilter(random, dimensions, depth + 1);
  const shape = depth < 2 ? random.whole(6) : 3;
  if (shape === 0) return { all: [inner(), inner()] };
  if (shape === 1) return { any: [inner(), inner()] };
  if (shape === 2) return { not: inner() };
  const dimension = random.pick(dimensions);
  const value = () => random.pick(VALUES[dimension] ?? ['']);
  switch (random.whole(6)) {
    case 0:
      return { is: 'contains', dimension, value: String(value()).slice(0, 3) };
    case 1:
      return { is: 'starts', dimension, value: String(value()).slice(0, 2) };
    case 2:
      return { is: 'in', dimension, values: [value(), value()] };
    case 3:
      return { is: 'between', dimension, from: value(), to: value() };
    case 4:
      return { is: 'empty', dimension };
    default:
      return { is: 'equals', dimension, value: value() };
  }
}

export const PERIODS: readonly [DaySpan, ...DaySpan[]] = [
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-10-24', to: '2026-10-26' },
  { from: '2026-03-29', to: '2026-03-29' },
  { from: '2026-03-27', to: '2026-03-30' },
  { from: '2026-03-01', to: '2026-10-31' },
  { from: '2026-10-25T00:10', to: '2026-10-25T03:30' },
];

export function aRandomQuery(random: Random): ReportQueryInput {
  const period = random.pick(PERIODS);
  const isLong = period.from === '2026-03-01';
  const common = {
    period,
    granularity: random.pick(['total', 'total', isLong ? 'day' : 'minute', 'hour', 'day', 'week', 'month'] as const),
  };
  const of = (metrics: Names, dimensions: Names, levels: readonly [Level, ...Level[]]): ReportQueryInput => ({
    ...common,
    metrics: some(random, metrics, 4, 1),
    dimensions: some(random, dimensions, 3),
    ...(random.whole(2) && { filter: aFilter(random, dimensions) }),
    segments: Array.from({ length: random.pick([0, 0, 1, 1, 2]) }, (): QuerySegment => {
      const level = random.pick(levels);
      const where =
        level === 'visitor'
          ? random.pick([HIT_DIMENSIONS, OF_PLAYBACK])
          : level === 'playback'
            ? OF_PLAYBACK
            : level === 'visit'
              ? HIT_DIMENSIONS
              : dimensions;
      return { level, where: aFilter(random, where), isExcluded: random.whole(3) === 0 };
    }),
  });
  switch (random.whole(9)) {
    case 7:
      return of(BROADCAST_METRICS, OF_BROADCAST, ['visit', 'visitor', 'playback']);
    case 0:
    case 1:
      return of(HIT_METRICS, HIT_DIMENSIONS, ['hit', 'visit', 'visitor']);
    case 2:
      return of(AD_METRICS, first([...OF_PLAYBACK, ...OF_AD]), ['visitor', 'playback']);
    case 3:
      return of(first([...HIT_METRICS, ...PLAYBACK_METRICS, ...AD_METRICS]), first([...OF_BOTH, 'programme']), [
        'visitor',
      ]);
    case 5:
      return of(CHAPTER_METRICS, first([...OF_PLAYBACK, ...OF_CHAPTER]), ['visit', 'visitor', 'playback']);
    case 4:
      return of(first([...BREAK_METRICS, 'adStarts']), first([...OF_PLAYBACK, 'adBreakKind']), ['visitor', 'playback']);
    case 6:
      return of(REPORT_METRICS, first([...OF_REPORT, 'broadcast', ...OF_PLAYBACK]), ['visit', 'visitor', 'playback']);
    default:
      return of(PLAYBACK_METRICS, OF_PLAYBACK, ['visit', 'visitor', 'playback']);
  }
}
type Names = readonly [string, ...string[]];
type Level = QuerySegment['level'];
