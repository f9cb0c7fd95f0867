/** What happened, by metric; from the simulator's knowledge, which no server receives. */
import type { HistoryVisit } from '@sintonia/demo/simulated-history';
import type { Activity, Playback, VisitTruth } from '@sintonia/simulator';
import type { CalibratedBroadcast } from './calibrated-schedule.ts';
import { broadcastFigures } from './true-broadcasts.ts';
import { playbackFigures, repetitions } from './true-playbacks.ts';
import { visitFigures } from './true-visits.ts';

/** One visit as far as it counts: whose it is, what it did. */
interface Counted {
  who: number;
  activity: readonly Activity[];
  playbacks: readonly Playback[];
  truth: VisitTruth;
  /** Page views that count inside a visit. */
  identified: number;
  /** Of those, searches. */
  searches: number;
}

/** What is reported. */
export interface Reported {
  /** Length of the period, seconds. */
  windowS: number;
  broadcasts: readonly CalibratedBroadcast[];
}

/** All that people did. */
export const trueFigures = (visits: readonly HistoryVisit[], reported: Reported): Record<string, number> =>
  figuresOf(
    visits.flatMap(({ person, activity, playbacks, truth }) =>
      person === null
        ? []
        : { who: person, activity, playbacks, truth, identified: truth.pageviews, searches: truth.searches },
    ),
    reported,
    0,
  );

/**
 * What can be known at best: of browsers, not of people; only what they were allowed to measure; and robots that look
 * like people. `bounces` is how many visits look like one on average, at this loss of requests.
 */
export const visibleFigures = (
  visits: readonly HistoryVisit[],
  reported: Reported,
  loss: number,
): Record<string, number> =>
  figuresOf(
    visits.flatMap(({ isKnownRobot, browser, activity, playbacks, measurable }) =>
      isKnownRobot
        ? []
        : {
            who: browser,
            activity: activity.filter(({ isMeasured }) => isMeasured),
            playbacks: playbacks.filter(({ isMeasured }) => isMeasured),
            truth: measurable,
            identified: measurable.pageviews - measurable.exemptPageviews,
            searches: activity.filter(({ isMeasured, isSearch }) => isMeasured && isSearch).length,
          },
    ),
    reported,
    loss,
  );

function figuresOf(
  visits: readonly Counted[],
  { windowS, broadcasts }: Reported,
  loss: number,
): Record<string, number> {
  const sum = (of: keyof VisitTruth) => visits.reduce((total, { truth }) => total + truth[of], 0);
  const visitors = new Map<number, Activity[]>();
  for (const { who, activity } of visits) {
    if (activity.length > 0) visitors.set(who, [...(visitors.get(who) ?? []), ...activity]);
  }
  const playbacks = visits.flatMap((visit) => visit.playbacks);
  const viewers = visits.filter((visit) => visit.playbacks.some(({ hasPlayed }) => hasPlayed)).map(({ who }) => who);
  const shown = visits.flatMap(({ who, playbacks: of }) => of.flatMap(({ ads }) => ads.map((ad) => ({ ...ad, who }))));
  const ofPlaybacks = playbackFigures(playbacks);
  const sums: readonly (keyof VisitTruth)[] = [
    ...([
      'pageviews',
      'exemptPageviews',
      'timeOnPage',
      'searches',
      'emptySearches',
      'searchesWithResult',
      'downloads',
      'shares',
      'participations',
    ] as const),
    ...(['buttonClicks', 'linkClicks', 'exitLinks', 'mediaStarts', 'plays', 'startFailures'] as const),
    ...(['exitsBeforeStart', 'completions', 'adStarts', 'adCompletes'] as const),
  ];
  return {
    ...Object.fromEntries(sums.map((key) => [key, sum(key)])),
    ...visitFigures(visitors.values(), loss),
    ...ofPlaybacks,
    ...broadcastFigures(broadcasts, playbacks),
    ...repetitions(shown),
    identifiedPageviews: visits.reduce((total, { identified }) => total + identified, 0),
    identifiedSearches: visits.reduce((total, { searches }) => total + searches, 0),
    uniqueViewers: new Set(viewers).size,
    averageAudience: (ofPlaybacks.contentTimeSpent ?? 0) / windowS,
  };
}
