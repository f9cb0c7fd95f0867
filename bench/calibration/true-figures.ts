/** What happened, by metric; from the simulator's knowledge, which no server receives. */

import type { HistoryVisit } from '@sintonia/demo/simulated-history';
import type { MetricKind } from './conditions.ts';

/** Metrics of the reports, and how each depends on the requests that arrive. */
export const METRICS: Readonly<Record<string, MetricKind>> = {
  pageviews: 'requests',
  searches: 'requests',
  emptySearches: 'requests',
  downloads: 'requests',
  shares: 'requests',
  visitors: 'people',
  visits: 'people',
  mediaStarts: 'groups',
  plays: 'groups',
  startFailures: 'moments',
  exitsBeforeStart: 'absences',
  completions: 'moments',
  uniqueViewers: 'people',
  adStarts: 'groups',
  adCompletes: 'moments',
  contentTimeSpent: 'time',
  adTime: 'time',
  averageAudience: 'time',
};

const VISIT_GAP_MS = 30 * 60_000;

/** What can be known of visits at best: everything of visitors who accept, the pages of all others. */
export function visibleFigures(open: readonly HistoryVisit[], windowS: number): Record<string, number> {
  const figures = trueFigures(
    open.filter(({ consent }) => consent === 'accepted'),
    windowS,
    ({ browser }) => browser,
  );
  const others = trueFigures(
    open.filter(({ consent }) => consent !== 'accepted'),
    windowS,
  );
  for (const metric of WITHOUT_IDENTIFIER) figures[metric] = (figures[metric] ?? 0) + (others[metric] ?? 0);
  return figures;
}

/** Counted without consent too (C-07). */
const WITHOUT_IDENTIFIER = ['pageviews', 'searches', 'emptySearches'] as const;

/** @param windowS length of the reporting period, seconds @param whoOf whom visitors are: people; at best browsers are known */
export function trueFigures(
  visits: readonly HistoryVisit[],
  windowS: number,
  whoOf: (visit: HistoryVisit) => number | null = ({ person }) => person,
): Record<string, number> {
  const sum = (of: keyof HistoryVisit['truth']) => visits.reduce((total, { truth }) => total + truth[of], 0);
  const people = visits.filter(({ person }) => person !== null);
  const hits = new Map<number, number[]>();
  for (const visit of people) {
    const who = whoOf(visit);
    if (who !== null) hits.set(who, [...(hits.get(who) ?? []), ...visit.activeAtMs]);
  }
  let runs = 0;
  for (const times of hits.values()) {
    const ordered = times.toSorted((a, b) => a - b);
    runs += ordered.filter((atMs, i) => i === 0 || atMs - (ordered[i - 1] ?? 0) >= VISIT_GAP_MS).length;
  }
  const viewers = new Set(people.filter(({ truth }) => truth.plays > 0).map(whoOf));
  return {
    pageviews: sum('pageviews'),
    searches: sum('searches'),
    emptySearches: sum('emptySearches'),
    downloads: sum('downloads'),
    shares: sum('shares'),
    visitors: hits.size,
    visits: runs,
    mediaStarts: sum('mediaStarts'),
    plays: sum('plays'),
    startFailures: sum('startFailures'),
    exitsBeforeStart: sum('exitsBeforeStart'),
    completions: sum('completions'),
    uniqueViewers: viewers.size,
    adStarts: sum('adStarts'),
    adCompletes: sum('adCompletes'),
    contentTimeSpent: sum('contentTimeSpent'),
    adTime: sum('adTime'),
    averageAudience: sum('contentTimeSpent') / windowS,
  };
}
