import type { Playback } from '@sintonia/simulator';
import { HOUR_MS } from '@sintonia/wire/durations';

const PROGRESS = [10, 25, 50, 75, 90, 95];
const QUARTILES = [25, 50, 75];

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);

const hasPreroll = ({ ads }: Playback): boolean => ads.some(({ breakKind }) => breakKind === 'preroll');
const STARTUPS: readonly [suffix: string, isMeant: (one: Playback) => boolean][] = [
  ['', () => true],
  ['WithPreroll', hasPreroll],
  ['WithoutPreroll', (one) => !hasPreroll(one)],
];

/** Figures of playback sessions, besides those that visits add up. */
export function playbackFigures(playbacks: readonly Playback[]): Record<string, number> {
  const plays = playbacks.filter(({ hasPlayed }) => hasPlayed);
  const withLength = plays.filter(({ lengthS }) => lengthS > 0);
  const ads = playbacks.flatMap((one) => one.ads);
  const withPreroll = playbacks.filter(hasPreroll);
  const startup = (of: readonly Playback[], level: number) =>
    quantile(
      of.map(({ startupMs }) => startupMs).sort((a, b) => a - b),
      level,
    );
  const times = {
    contentTimeSpent: sum(playbacks, ({ watchedS }) => watchedS),
    adTime: sum(playbacks, ({ adS }) => adS),
    stalledTime: sum(playbacks, ({ stalledS }) => stalledS),
  };
  return {
    startedAttempts: plays.length,
    unstartedAttempts: playbacks.length - plays.length,
    openAttempts: 0,
    playbackFailures: plays.filter(({ hasFailed }) => hasFailed).length,
    playsWithLength: withLength.length,
    ...Object.fromEntries(
      PROGRESS.map((percent) => [
        `playsReaching${percent}`,
        withLength.filter((one) => reachedS(one) * 100 >= one.lengthS * percent).length,
      ]),
    ),
    ...Object.fromEntries(
      PROGRESS.map((percent) => [
        `playsWatching${percent}`,
        withLength.filter((one) => coveredS(one) * 100 >= one.lengthS * percent).length,
      ]),
    ),
    uniqueContentWatched: sum(plays, coveredS),
    finishedPlays: plays.filter(({ isComplete }) => isComplete).length,
    judgedSessions: playbacks.filter(({ hasPlayed, hasFailed }) => hasPlayed || hasFailed).length,
    goodSessions: plays.filter((one) => !one.hasFailed && one.startupMs <= 8000 && isSmooth(one)).length,
    impactedSessions: playbacks.filter(
      (one) => one.hasFailed || (one.hasPlayed && (one.startupMs > 8000 || !isSmooth(one))),
    ).length,
    timedPlays: plays.filter(({ startupMs }) => startupMs > 0).length,
    startupScores: sum(plays, ({ startupMs }) => (startupMs > 0 ? 800 / (8 + startupMs / 1000) : 0)),
    heartbeatsSent: sum(playbacks, ({ heartbeats }) => heartbeats),
    presenceTime: sum(playbacks, ({ presentS }) => presentS),
    otherWaitingTime: sum(playbacks, ({ otherWaitS }) => otherWaitS),
    stalls: sum(playbacks, ({ stalls }) => stalls),
    playedMinutes: times.contentTimeSpent / 60,
    breakAbandonments: playbacks.filter(({ isLeftInBreak }) => isLeftInBreak).length,
    attemptsWithPreroll: withPreroll.length,
    exitsInPreroll: withPreroll.filter(({ hasPlayed, hasFailed }) => !hasPlayed && !hasFailed).length,
    ...Object.fromEntries(
      STARTUPS.flatMap(([suffix, isMeant]) => [
        [`startupMedian${suffix}`, startup(plays.filter(isMeant), 0.5)],
        [`startupP95${suffix}`, startup(plays.filter(isMeant), 0.95)],
      ]),
    ),
    averageAudienceOfContent: sum(playbacks, ({ lengthS, watchedS }) => (lengthS > 0 ? watchedS / lengthS : 0)),
    droppedFrames: sum(plays, ({ droppedFrames }) => droppedFrames),
    adsSkipped: ads.filter(({ isSkipped }) => isSkipped).length,
    adsWithKnownView: ads.length,
    viewableAds: ads.filter(({ playedS }) => playedS >= 2).length,
    adsUnfinished: ads.filter(({ isComplete }) => !isComplete).length,
    ...Object.fromEntries(
      QUARTILES.map((percent) => [
        `adsReaching${percent}`,
        ads.filter(({ lengthS, playedS }) => playedS * 100 >= lengthS * percent).length,
      ]),
    ),
    adBreaks: sum(playbacks, (one) => new Set(one.ads.map(({ inBreak }) => inBreak)).size),
    breaksReached: sum(playbacks, ({ planned }) => planned.filter((ads) => ads > 0).length),
    adsPlanned: sum(playbacks, ({ planned }) => sum(planned, (count) => count)),
    plannedAdStarts: ads.length,
    ...times,
    adPlayedTime: sum(ads, ({ playedS }) => playedS),
    mediaTimeSpent: times.contentTimeSpent + times.adTime,
    playingOrStalledTime: times.contentTimeSpent + times.stalledTime,
    chapterStarts: sum(playbacks, ({ chapters }) => chapters.starts),
    chapterCompletes: sum(playbacks, ({ chapters }) => chapters.completes),
    chapterTime: sum(playbacks, ({ chapters }) => chapters.playedS),
    pausedTime: sum(playbacks, ({ pausedS }) => pausedS),
    timeWithBitrate: times.contentTimeSpent,
    deliveredBits: sum(playbacks, ({ bitrate, watchedS }) => bitrate * watchedS),
    channelTime: sum(playbacks, ofChannels),
    timeOfAllChannels: sum(playbacks, ofChannels),
    peakConcurrency: peak(playbacks.flatMap(({ spans }) => spans)),
  };
}

const ofChannels = ({ isLive, watchedS }: Playback): number => (isLive ? watchedS : 0);

/** At most a hundredth of the time is spent waiting. */
const isSmooth = ({ stalledS, watchedS }: Playback): boolean => stalledS * 100 <= stalledS + watchedS;

/** How often the most frequent ad of each viewer and clock hour was shown. */
export function repetitions(
  ads: readonly { visitor: number; atMs: number; creative: string }[],
): Record<string, number> {
  const hours = Map.groupBy(ads, ({ visitor, atMs }) => `${visitor} ${Math.floor(atMs / HOUR_MS)}`);
  const most = [...hours.values()].map((shown) =>
    Math.max(...[...Map.groupBy(shown, ({ creative }) => creative).values()].map(({ length }) => length)),
  );
  most.sort((a, b) => a - b);
  return { adRepetitionMedian: quantile(most, 0.5), adRepetitionP95: quantile(most, 0.95) };
}

/** Whole seconds, as players report them. */
const reachedS = ({ furthestS, isComplete, lengthS }: Playback): number =>
  isComplete ? lengthS : Math.floor(furthestS);

/** Seconds of the content, each once. */
function coveredS({ covered }: Playback): number {
  let [totalS, untilS] = [0, 0];
  for (const [fromS, toS] of covered.toSorted(([a], [b]) => a - b)) {
    totalS += Math.max(0, toS - Math.max(fromS, untilS));
    untilS = Math.max(untilS, toS);
  }
  return totalS;
}

/** The value below which this share lies, without interpolation. */
const quantile = (ordered: readonly number[], level: number): number =>
  ordered[Math.floor(ordered.length * level)] ?? 0;

/** Most spans that hold one instant. */
function peak(spans: Playback['spans']): number {
  const edges = spans.flatMap(([fromMs, toMs]) => [
    { atMs: fromMs, by: 1 },
    { atMs: toMs, by: -1 },
  ]);
  edges.sort((a, b) => a.atMs - b.atMs || a.by - b.by);
  let [now, most] = [0, 0];
  for (const { by } of edges) {
    now += by;
    most = Math.max(most, now);
  }
  return most;
}
