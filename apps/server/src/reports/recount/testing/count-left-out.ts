/** For tests: events excluded from figures of a suite and period, counted in plain code. */
import type { HitRow, PlaybackRow } from '../../../stores/events/event-rows.ts';
import { reasonLeftOut } from './is-left-out.ts';
import { hitsOf } from './recount-hits.ts';
import type { RawRows } from './recount-query.ts';

interface Scope {
  suite: string;
  fromMs: number;
  toMs: number;
  timeZone: string;
}

export function countLeftOut(raw: RawRows, scope: Scope) {
  const { hits, heartbeats } = raw;
  const isInside = (atMs: number) => atMs >= scope.fromMs && atMs < scope.toMs;
  const ofReason = (rows: readonly (HitRow | PlaybackRow)[]) => {
    const reasons = firstOfEach(rows)
      .filter((row) => isInside(Date.parse(row.occurred_at)))
      .map(reasonLeftOut);
    return (reason: ReturnType<typeof reasonLeftOut>) => reasons.filter((one) => one === reason).length;
  };
  const ofHits = ofReason(hits.filter(({ suite }) => suite === scope.suite));
  const ofHeartbeats = ofReason(heartbeats.filter(({ suites }) => suites.includes(scope.suite)));
  const views = hitsOf(raw, scope).filter(
    ({ kind, tier, atMs }) => kind === 'pageview' && tier === 'none' && isInside(atMs),
  );
  return {
    robotHits: ofHits('robot'),
    robotHeartbeats: ofHeartbeats('robot'),
    staffHits: ofHits('staff'),
    staffHeartbeats: ofHeartbeats('staff'),
    forgedHitsInRequest: ofHits('request'),
    forgedHeartbeatsInRequest: ofHeartbeats('request'),
    forgedHitsFromSource: ofHits('source'),
    forgedHeartbeatsFromSource: ofHeartbeats('source'),
    forgedHitsAheadOfTime: ofHits('time'),
    forgedHeartbeatsAheadOfTime: ofHeartbeats('time'),
    withoutIdentifier: views.length,
  };
}

/** Of repeats, the one that was received first. */
function firstOfEach<R extends HitRow | PlaybackRow>(rows: readonly R[]): R[] {
  const first = new Map<string, R>();
  for (const row of rows) {
    const other = first.get(row.event_id);
    if (!other || row.received_at < other.received_at) first.set(row.event_id, row);
  }
  return [...first.values()];
}
