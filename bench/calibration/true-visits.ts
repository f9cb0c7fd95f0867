import type { Activity } from '@sintonia/simulator';

const VISIT_GAP_MS = 30 * 60_000;
/** A visit that is visible for longer is no bounce. */
const BOUNCE_S = 10;

/** Figures of visits: each visitor's activity, split where half an hour passes without any. */
export function visitFigures(visitors: Iterable<readonly Activity[]>): Record<string, number> {
  let [count, runs, entries, bounces] = [0, 0, 0, 0];
  for (const activity of visitors) {
    count += 1;
    for (const run of runsOf(activity)) {
      const pages = run.filter(({ isPage }) => isPage).length;
      runs += 1;
      entries += pages > 0 ? 1 : 0;
      const visibleS = run.reduce((sum, one) => sum + one.visibleS, 0);
      bounces += pages === 1 && visibleS < BOUNCE_S && !run.some(({ isAction }) => isAction) ? 1 : 0;
    }
  }
  return { visitors: count, newVisitors: count, visits: runs, entries, exits: entries, bounces };
}

function runsOf(activity: readonly Activity[]): Activity[][] {
  const runs: Activity[][] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const one of activity.toSorted((a, b) => a.atMs - b.atMs)) {
    const current = runs.at(-1);
    if (current && one.atMs - lastMs < VISIT_GAP_MS) current.push(one);
    else runs.push([one]);
    lastMs = one.atMs;
  }
  return runs;
}
