/** What happened, by metric; from the simulator's knowledge, which no server receives. */
import type { HistoryVisit } from '@sintonia/demo/simulated-history';
import { type Activity, NO_TRUTH, type Playback, type VisitTruth } from '@sintonia/simulator';
import type { CalibratedBroadcast } from './calibrated-schedule.ts';
import { broadcastFigures } from './true-broadcasts.ts';
import { identityFigures } from './true-identities.ts';
import { playbackFigures, repetitions } from './true-playbacks.ts';
import { reachFigures } from './true-reach.ts';
import { visitFigures } from './true-visits.ts';

/** Fields of a visit's truth that are no sums: counted from its activity and its playbacks, or no metric. */
const NO_SUMS: readonly (keyof VisitTruth)[] = [
  'visits',
  'contentTimeSpent',
  'adTime',
  'stalledTime',
  'hiddenTime',
  'suspendedTime',
];
const SUMS = (Object.keys(NO_TRUTH) as (keyof VisitTruth)[]).filter((key) => !NO_SUMS.includes(key)); // cast: its own keys

/** One visit: its visitor and its activity. */
interface Counted {
  visitor: number;
  customer: string | undefined;
  activity: readonly Activity[];
  playbacks: readonly Playback[];
  truth: VisitTruth;
  /** Page views that count inside a visit. */
  identified: number;
  /** Searches among those page views. */
  searches: number;
}

/** The measured window. */
export interface MeasuredWindow {
  /** Length of the period, seconds. */
  windowS: number;
  broadcasts: readonly CalibratedBroadcast[];
}

/** Figures of everything that people did. */
export const trueFigures = (visits: readonly HistoryVisit[], window: MeasuredWindow): Record<string, number> =>
  figuresOf(
    visits.flatMap(({ person, customer, activity, playbacks, truth }) =>
      person === null
        ? []
        : {
            visitor: person,
            customer,
            activity,
            playbacks,
            truth,
            identified: truth.pageviews,
            searches: truth.searches,
          },
    ),
    window,
    0,
  );

/**
 * The best possible figures: they count browsers instead of people, only measured activity, and robots that look like
 * people. `bounces` is how many visits look like one on average, at this loss of requests.
 */
export const visibleFigures = (
  visits: readonly HistoryVisit[],
  window: MeasuredWindow,
  loss: number,
): Record<string, number> =>
  figuresOf(
    visits.flatMap(({ isKnownRobot, browser, customer, activity, playbacks, measurable }) =>
      isKnownRobot
        ? []
        : {
            visitor: browser,
            customer,
            activity: activity.filter(({ isMeasured }) => isMeasured),
            playbacks: playbacks.filter(({ isMeasured }) => isMeasured),
            truth: measurable,
            identified: measurable.pageviews - measurable.exemptPageviews,
            searches: activity.filter(({ isMeasured, isSearch }) => isMeasured && isSearch).length,
          },
    ),
    window,
    loss,
  );

function figuresOf(
  visits: readonly Counted[],
  { windowS, broadcasts }: MeasuredWindow,
  loss: number,
): Record<string, number> {
  const sum = (of: keyof VisitTruth) => visits.reduce((total, { truth }) => total + truth[of], 0);
  const visitors = new Map<number, Activity[]>();
  for (const { visitor, activity } of visits) {
    if (activity.length > 0) visitors.set(visitor, [...(visitors.get(visitor) ?? []), ...activity]);
  }
  const playbacks = visits.flatMap((visit) => visit.playbacks);
  const viewers = visits
    .filter((visit) => visit.playbacks.some(({ hasPlayed }) => hasPlayed))
    .map(({ visitor }) => visitor);
  const shown = visits.flatMap(({ visitor, playbacks: of }) =>
    of.flatMap(({ ads }) => ads.map((ad) => ({ ...ad, visitor }))),
  );
  const ofPlaybacks = playbackFigures(playbacks);
  return {
    ...Object.fromEntries(SUMS.map((key) => [key, sum(key)])),
    ...visitFigures(visitors.values(), loss),
    ...identityFigures(visits),
    ...ofPlaybacks,
    ...broadcastFigures(broadcasts, playbacks),
    ...repetitions(shown),
    identifiedPageviews: visits.reduce((total, { identified }) => total + identified, 0),
    identifiedSearches: visits.reduce((total, { searches }) => total + searches, 0),
    uniqueViewers: new Set(viewers).size,
    ...reachFigures(visits),
    averageAudience: (ofPlaybacks.contentTimeSpent ?? 0) / windowS,
  };
}
