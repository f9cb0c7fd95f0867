import type { Activity } from '@sintonia/simulator';
import { MINUTE_MS } from '@sintonia/wire/durations';

/** § 9, written from the definition: the server’s own constant is what this checks. */
const VISIT_GAP_MS = 30 * MINUTE_MS;
/** Hits state whole seconds. A gap that differs from half an hour by less may end a visit or not. */
const STATED_MS = 1000;
/** A visit that is visible for longer is no bounce. */
const BOUNCE_S = 10;

/**
 * Figures of visits: each visitor's activity, split where half an hour passes without any. Where only media plays, there is
 * no visit.
 *
 * @param loss share of requests that do not arrive, 0 to 1. A visit may look like a bounce without them: `bounces` is how
 *   many do on average.
 */
export function visitFigures(visitors: Iterable<readonly Activity[]>, loss: number): Record<string, number> {
  let [count, runs, entries, bounces, undecidedVisits, campaignVisits, searchesWithResult] = [0, 0, 0, 0, 0, 0, 0];
  for (const activity of visitors) {
    count += 1;
    const inOrder = activity.toSorted((a, b) => a.atMs - b.atMs);
    undecidedVisits += inOrder.filter(({ atMs }, i) => {
      const gapMs = atMs - (inOrder[i - 1]?.atMs ?? atMs);
      return Math.abs(gapMs - VISIT_GAP_MS) < STATED_MS;
    }).length;
    for (const run of runsOf(inOrder).filter(hasHit)) {
      runs += 1;
      entries += run.some(({ isPage }) => isPage) ? 1 : 0;
      campaignVisits += run.some(({ isOfCampaign }) => isOfCampaign) ? 1 : 0;
      searchesWithResult += run.filter((_, i) => leadsToResult(run, i)).length;
      bounces += chanceOfBounce(run, loss);
    }
  }
  return {
    visitors: count,
    newVisitors: count,
    visits: runs,
    entries,
    exits: entries,
    bounces,
    undecidedVisits,
    campaignVisits,
    searchesWithResult,
  };
}

/** Whether a result of the search is opened before the next search, in any tab of the browser. */
function leadsToResult(visit: readonly Activity[], search: number): boolean {
  const resultsPage = visit[search]?.resultsPage;
  if (!resultsPage) return false;
  for (const { isSearch, openedFrom } of visit.slice(search + 1)) {
    if (isSearch) return false;
    if (openedFrom === resultsPage) return true;
  }
  return false;
}

const hasHit = (run: readonly Activity[]): boolean => run.some(({ isPlaying }) => !isPlaying);

/** That of a visit one page view arrives, no action, and less than ten seconds of visible time. */
function chanceOfBounce(visit: readonly Activity[], loss: number): number {
  const pages = visit.filter(({ isPage }) => isPage);
  const actions = visit.filter(({ isPage, isAction }) => isAction && !isPage);
  const plainPages = pages.filter(({ isAction }) => !isAction).length;
  if (plainPages === 0) return 0;
  const onlyOnePage = plainPages * (1 - loss) * loss ** (pages.length - 1 + actions.length);
  return onlyOnePage * chanceOfLess(BOUNCE_S, visit, loss);
}

/** That visible time of less than `limitS` arrives. */
function chanceOfLess(limitS: number, [first, ...rest]: readonly Activity[], loss: number): number {
  if (limitS <= 0) return 0;
  if (!first) return 1;
  if (first.visibleS === 0) return chanceOfLess(limitS, rest, loss);
  return loss * chanceOfLess(limitS, rest, loss) + (1 - loss) * chanceOfLess(limitS - first.visibleS, rest, loss);
}

function runsOf(inOrder: readonly Activity[]): Activity[][] {
  const runs: Activity[][] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const one of inOrder) {
    const current = runs.at(-1);
    if (current && one.atMs - lastMs < VISIT_GAP_MS) current.push(one);
    else runs.push([one]);
    lastMs = one.atMs;
  }
  return runs;
}
