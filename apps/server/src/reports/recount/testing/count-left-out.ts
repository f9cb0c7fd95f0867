/** For tests: events excluded from figures of a suite and period, counted in plain code. */
import type { HitRow, PlaybackRow } from '../../../stores/events/event-rows.ts';
import { hitsOf } from './recount-hits.ts';
import type { RawRows } from './recount-query.ts';

interface Asked {
  suite: string;
  fromMs: number;
  toMs: number;
  timeZone: string;
}

export function countLeftOut({ hits, reports }: RawRows, asked: Asked) {
  const isInside = (atMs: number) => atMs >= asked.fromMs && atMs < asked.toMs;
  const robots = (rows: readonly (HitRow | PlaybackRow)[]) =>
    firstOfEach(rows).filter((row) => row.is_robot === 1 && isInside(Date.parse(row.occurred_at))).length;
  const views = hitsOf(hits, asked).filter(
    ({ kind, tier, atMs }) => kind === 'pageview' && tier === 'none' && isInside(atMs),
  );
  return {
    robotHits: robots(hits.filter(({ suite }) => suite === asked.suite)),
    robotReports: robots(reports.filter(({ suites }) => suites.includes(asked.suite))),
    withoutIdentifier: views.length,
  };
}

/** The first received one of repeats. */
function firstOfEach<R extends HitRow | PlaybackRow>(rows: readonly R[]): R[] {
  const first = new Map<string, R>();
  for (const row of rows) {
    const other = first.get(row.event_id);
    if (!other || row.received_at < other.received_at) first.set(row.event_id, row);
  }
  return [...first.values()];
}
