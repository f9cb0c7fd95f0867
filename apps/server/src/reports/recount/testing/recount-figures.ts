/** For tests: figures of metrics over counted hits and facts, in plain code. */
import { HOUR_MS } from '@sintonia/contracts';
import type { PlaybackRow } from '../../../stores/events/event-rows.ts';
import { type CountedHit, isClick } from './recount-hits.ts';
import type { Fact } from './recount-playback.ts';
import {
  consecutiveReach,
  contentOfViewers,
  minutesOf,
  peak,
  peakOfViewers,
  reach,
  secondsOf,
} from './recount-viewers.ts';

const distinct = (values: readonly string[]): number => new Set(values.filter((value) => value !== '')).size;
const isView = (hit: CountedHit) => hit.kind === 'pageview';
const VIEWS_OF_VISIT = (of: readonly CountedHit[]) => of.filter(({ isBounce }) => isBounce).map(({ visit }) => visit);

export const HIT_FIGURES: Record<string, (of: readonly CountedHit[]) => number> = {
  pageviews: (of) => of.filter(isView).length,
  exemptPageviews: (of) => of.filter((hit) => isView(hit) && hit.tier === 'none').length,
  identifiedPageviews: (of) => of.filter((hit) => isView(hit) && hit.visitor !== '').length,
  visitors: (of) => distinct(of.map(({ visitor }) => visitor)),
  newVisitors: (of) => distinct(of.filter(({ isNew }) => isNew).map(({ visitor }) => visitor)),
  persons: (of) => distinct(of.map(({ customer_id }) => customer_id)),
  visitorsAcrossDevices: (of) => {
    const customers = Map.groupBy(of, ({ visitor }) => visitor);
    const identities = [...customers].flatMap(([visitor, hits]) => {
      const own = hits.map(({ customer_id }) => customer_id).filter((id) => id !== '');
      return own.length > 0 ? own.map((id) => `customer ${id}`) : [visitor];
    });
    return distinct(identities);
  },
  visits: (of) => distinct(of.map(({ visit }) => visit)),
  entries: (of) => of.filter(({ isEntry }) => isEntry).length,
  exits: (of) => of.filter(({ isExit }) => isExit).length,
  bounces: (of) => distinct(VIEWS_OF_VISIT(of)),
  campaignVisits: (of) => distinct(of.filter(({ campaigns }) => campaigns.length > 0).map(({ visit }) => visit)),
  searches: (of) => of.filter(({ events }) => events.includes('event2')).length,
  emptySearches: (of) => of.filter((hit) => hit.events.includes('event2') && hit.variables.c21 === '0').length,
  identifiedSearches: (of) => of.filter((hit) => hit.events.includes('event2') && hit.visitor !== '').length,
  searchesWithResult: (of) => of.filter((hit) => hit.leadsToResult).length,
  downloads: (of) => of.filter(({ events }) => events.includes('event5')).length,
  podcastDownloads: (of) => of.filter(({ kind }) => kind === 'podcastDownload').length,
  shares: (of) => of.filter(({ events }) => events.includes('event3')).length,
  participations: (of) => of.filter(({ events }) => events.includes('event15')).length,
  buttonClicks: (of) => of.filter(({ events }) => events.includes('event10')).length,
  clicks: (of) => of.filter(isClick).length,
  linkClicks: (of) => of.filter(({ kind }) => kind === 'link').length,
  timeOnPage: (of) => sum(of.map(({ visible_ms }) => visible_ms)) / 1000,
  exitLinks: (of) => of.filter((hit) => hit.kind === 'link' && hit.link_type === 'lnk_e').length,
};

type Of = readonly Fact[];
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const duration = (of: Of, isMeant: (heartbeat: PlaybackRow, fact: Fact) => boolean) =>
  sum(of.map((fact) => (fact.heartbeat && isMeant(fact.heartbeat, fact) ? (fact.part?.ms ?? 0) : 0)));
const isContent = ({ event, asset_type }: PlaybackRow) => event === 'play' && asset_type === 'main';
const isAd = ({ event, asset_type }: PlaybackRow) => event === 'play' && asset_type === 'ad';
const isStalled = (heartbeat: PlaybackRow, { viewing }: Fact) => viewing.stalled.has(heartbeat);
const isWait = ({ event, asset_type }: PlaybackRow) =>
  asset_type === 'main' && ['start', 'buffer', 'stall'].includes(event);
const hasPreroll = ({ viewing }: Fact) => viewing.values.hasPreroll === 'yes';
const aired = (of: Of, msOf: (one: NonNullable<Fact['aired']>) => number) =>
  sum(of.map((fact) => (fact.aired ? msOf(fact.aired) : 0))) / 1000;
const share = (of: Of, percent: number) =>
  of.filter(({ viewing: { hasLength, furthestS, lengthS } }) => hasLength && furthestS / lengthS >= percent / 100)
    .length;
const watching = (of: Of, percent: number) =>
  of.filter(({ viewing: { hasLength, covered, lengthS } }) => hasLength && covered.size * 100 >= lengthS * percent)
    .length;
const ofOrdered = (values: number[], level: number): number => {
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(level * values.length))] ?? Number.NaN;
};
const quantile = (of: Of, level: number): number =>
  ofOrdered(
    of.map(({ viewing }) => viewing.startupMs).filter((ms) => ms > 0),
    level,
  );
/** How often the most frequent ad of each visitor and clock hour was shown, at this quantile. */
function repetition(of: Of, level: number): number {
  const shown = of.filter(({ visitor, ad }) => visitor !== '' && ad !== undefined && ad.adId !== '');
  const hours = Map.groupBy(shown, ({ visitor, atMs }) => `${visitor} ${Math.floor(atMs / HOUR_MS)}`);
  const most = [...hours.values()].map((ads) =>
    Math.max(...[...Map.groupBy(ads, ({ ad }) => ad?.adId).values()].map(({ length }) => length)),
  );
  return ofOrdered(most, level);
}
const played = (of: Of, percent: number) =>
  of.filter(({ ad }) => ad && ad.lengthS > 0 && ad.playedMs >= (ad.lengthS * 1000 * percent) / 100).length;

const LIVE = ['live', 'linear'];
const PRESENT = ['start', 'play', 'pause', 'buffer', 'stall'];
const highest = ({ viewing }: Fact) => Math.max(0, ...viewing.numbers);

/** By the kind of fact that a metric counts. */
const FACTS: Record<string, [Fact['kind'], (of: Of) => number]> = {
  mediaStarts: ['attempt', (of) => of.length],
  startedAttempts: ['attempt', (of) => of.filter(({ viewing }) => viewing.hasPlay).length],
  startFailures: ['attempt', (of) => of.filter(({ viewing }) => !viewing.hasPlay && viewing.hasFailed).length],
  exitsBeforeStart: [
    'attempt',
    (of) => of.filter(({ viewing }) => !viewing.hasPlay && !viewing.hasFailed && viewing.isOver).length,
  ],
  openAttempts: [
    'attempt',
    (of) => of.filter(({ viewing }) => !viewing.hasPlay && !viewing.hasFailed && !viewing.isOver).length,
  ],
  judgedSessions: ['attempt', (of) => of.filter(({ viewing }) => viewing.hasPlay || viewing.hasFailed).length],
  goodSessions: [
    'attempt',
    (of) =>
      of.filter(({ viewing }) => viewing.hasPlay && !viewing.hasFailed && viewing.isSmooth && viewing.startupMs <= 8000)
        .length,
  ],
  impactedSessions: [
    'attempt',
    (of) =>
      of.filter(({ viewing: { hasPlay, hasFailed, isSmooth, startupMs } }) =>
        hasPlay ? hasFailed || !isSmooth || startupMs > 8000 : hasFailed,
      ).length,
  ],
  heartbeatsSent: ['attempt', (of) => sum(of.map(highest))],
  heartbeatsLost: ['attempt', (of) => sum(of.map((fact) => highest(fact) - fact.viewing.numbers.size))],
  attemptsWithPreroll: ['attempt', (of) => of.filter(hasPreroll).length],
  exitsInPreroll: [
    'attempt',
    (of) =>
      of.filter((fact) => hasPreroll(fact) && !fact.viewing.hasPlay && !fact.viewing.hasFailed && fact.viewing.isOver)
        .length,
  ],
  plays: ['play', (of) => of.length],
  playsWithLength: ['play', (of) => of.filter(({ viewing }) => viewing.hasLength).length],
  playsReaching25: ['play', (of) => share(of, 25)],
  playsReaching90: ['play', (of) => share(of, 90)],
  playsWatching10: ['play', (of) => watching(of, 10)],
  playsWatching90: ['play', (of) => watching(of, 90)],
  contentOfViewers: ['play', contentOfViewers],
  uniqueContentWatched: ['play', (of) => sum(of.map(({ viewing }) => viewing.covered.size))],
  finishedPlays: ['play', (of) => of.filter(({ viewing }) => viewing.isFinished && viewing.hasLength).length],
  playbackFailures: ['play', (of) => of.filter(({ viewing }) => viewing.hasFailed).length],
  startupMedian: ['play', (of) => quantile(of, 0.5)],
  startupP95: ['play', (of) => quantile(of, 0.95)],
  startupMedianWithPreroll: ['play', (of) => quantile(of.filter(hasPreroll), 0.5)],
  startupP95WithoutPreroll: [
    'play',
    (of) =>
      quantile(
        of.filter((fact) => !hasPreroll(fact)),
        0.95,
      ),
  ],
  timedPlays: ['play', (of) => of.filter(({ viewing }) => viewing.startupMs > 0).length],
  startupScores: [
    'play',
    (of) => sum(of.map(({ viewing: { startupMs } }) => (startupMs > 0 ? (100 * 8) / (8 + startupMs / 1000) : 0))),
  ],
  droppedFrames: ['play', (of) => sum(of.map(({ viewing }) => viewing.dropped))],
  completions: [
    'heartbeat',
    (of) =>
      distinct(
        of
          .filter(
            ({ heartbeat, part }) => heartbeat?.event === 'complete' && heartbeat.asset_type === 'main' && part?.isLast,
          )
          .map(({ viewing }) => viewing.id),
      ),
  ],
  uniqueViewers: [
    'heartbeat',
    (of) =>
      distinct(
        of
          .filter(({ heartbeat, viewing }) => heartbeat && isContent(heartbeat) && viewing.hasPlay)
          .map(({ visitor }) => visitor),
      ),
  ],
  contentTimeSpent: ['heartbeat', (of) => duration(of, isContent) / 1000],
  averageAudienceOfContent: [
    'heartbeat',
    (of) => {
      const parts = of.flatMap(({ heartbeat, part, viewing: { hasLength, lengthS } }) =>
        heartbeat && part && part.ms !== 0 && isContent(heartbeat) && hasLength ? part.ms / 1000 / lengthS : [],
      );
      return parts.length > 0 ? sum(parts) : Number.NaN;
    },
  ],
  mediaTimeSpent: ['heartbeat', (of) => duration(of, (row) => isContent(row) || isAd(row)) / 1000],
  adTime: ['heartbeat', (of) => duration(of, isAd) / 1000],
  pausedTime: ['heartbeat', (of) => duration(of, (row) => row.event === 'pause' && row.asset_type === 'main') / 1000],
  presenceTime: [
    'heartbeat',
    (of) => duration(of, ({ event, asset_type }) => asset_type === 'main' && PRESENT.includes(event)) / 1000,
  ],
  otherWaitingTime: ['heartbeat', (of) => duration(of, (row, fact) => isWait(row) && !isStalled(row, fact)) / 1000],
  stalls: [
    'heartbeat',
    (of) =>
      of.filter(({ heartbeat, part, viewing }) => heartbeat && part?.isFirst && viewing.stallBegins.has(heartbeat))
        .length,
  ],
  playedMinutes: ['heartbeat', (of) => duration(of, isContent) / 60_000],
  stalledTime: ['heartbeat', (of) => duration(of, isStalled) / 1000],
  playingOrStalledTime: [
    'heartbeat',
    (of) => duration(of, (row, fact) => isContent(row) || isStalled(row, fact)) / 1000,
  ],
  deliveredBits: [
    'heartbeat',
    (of) =>
      sum(
        of.map(({ heartbeat, part }) => (heartbeat && part && isContent(heartbeat) ? heartbeat.bitrate * part.ms : 0)),
      ) / 1000,
  ],
  timeWithBitrate: ['heartbeat', (of) => duration(of, (row) => isContent(row) && row.bitrate > 0) / 1000],
  adStarts: ['ad', (of) => of.length],
  adCompletes: ['ad', (of) => of.filter(({ ad }) => ad?.isComplete).length],
  adsSkipped: ['ad', (of) => of.filter(({ ad }) => ad?.isSkipped).length],
  adsWithKnownView: ['ad', (of) => of.filter(({ ad }) => ad?.isViewKnown).length],
  viewableAds: ['ad', (of) => of.filter(({ ad }) => ad && ad.inViewMs >= 2000).length],
  adPlayedTime: ['ad', (of) => sum(of.map(({ ad }) => ad?.playedMs ?? 0)) / 1000],
  adsReaching50: ['ad', (of) => played(of, 50)],
  adBreaks: ['ad', (of) => distinct(of.map(({ viewing, ad }) => `${viewing.id} ${ad?.breakId}`))],
  chapterStarts: ['chapter', (of) => of.length],
  chapterCompletes: ['chapter', (of) => of.filter(({ chapter }) => chapter?.isCompleted).length],
  chapterTime: ['chapter', (of) => sum(of.map(({ chapter }) => chapter?.playedMs ?? 0)) / 1000],
  breaksReached: ['break', (of) => of.length],
  adsPlanned: ['break', (of) => sum(of.map(({ adBreak }) => adBreak?.planned ?? 0))],
  plannedAdStarts: ['break', (of) => sum(of.map(({ adBreak }) => adBreak?.started ?? 0))],
  breakAbandonments: [
    'ad',
    (of) =>
      distinct(
        of
          .filter(({ viewing, ad }) => ad && ad.breakId !== '' && ad.breakId === viewing.endedInBreak && viewing.isOver)
          .map(({ viewing, ad }) => `${viewing.id} ${ad?.breakId}`),
      ),
  ],
  adRepetitionMedian: ['ad', (of) => repetition(of, 0.5)],
  adRepetitionP95: ['ad', (of) => repetition(of, 0.95)],
  averageAudience: [
    'audience',
    (of) => sum(of.map(({ span }) => (span ? span.endMs - span.beginMs : 0))) / (of[0]?.span?.windowMs ?? 1),
  ],
  peakConcurrency: ['audience', peak],
  peakViewers: ['audience', (of) => peakOfViewers(of, secondsOf)],
  peakViewersOfMinute: ['audience', (of) => peakOfViewers(of, minutesOf)],
  channelTime: [
    'audience',
    (of) =>
      sum(
        of.map(({ span, viewing: { values } }) =>
          span && LIVE.includes(values.streamKind ?? '') && values.playbackChannel ? span.endMs - span.beginMs : 0,
        ),
      ) / 1000,
  ],
  reach1: ['audience', (of) => reach(of, 1)],
  reach5: ['audience', (of) => reach(of, 5)],
  reach60: ['audience', (of) => reach(of, 60)],
  consecutiveReach5: ['audience', (of) => consecutiveReach(of, 5)],
  consecutiveReach60: ['audience', (of) => consecutiveReach(of, 60)],
  broadcasts: ['broadcast', (of) => of.length],
  airedTime: ['broadcast', (of) => aired(of, ({ airedMs }) => airedMs)],
  broadcastLiveTime: ['broadcast', (of) => aired(of, ({ liveMs }) => liveMs)],
  allChannelsLiveTime: ['broadcast', (of) => aired(of, ({ allMs }) => allMs)],
  broadcastTime7: ['broadcast', (of) => aired(of, ({ liveMs, laterMs }) => liveMs + laterMs[0])],
  broadcastTime28: ['broadcast', (of) => aired(of, ({ liveMs, laterMs }) => liveMs + laterMs[1])],
};
export const FACT_FIGURES: Record<string, (of: Of) => number> = Object.fromEntries(
  Object.entries(FACTS).map(([name, [kind, figure]]) => [
    name,
    (of) => figure(of.filter((fact) => fact.kind === kind)),
  ]),
);
export const FACT_KINDS: Record<string, Fact['kind'][]> = Object.fromEntries(
  Object.entries(FACTS).map(([name, [kind]]) => [name, [kind]]),
);
