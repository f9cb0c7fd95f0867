/** Counts events excluded from figures: robots, staff, forged events, rejected events, and hits without identifier. */

import type { ReportBasis } from '@sintonia/contracts';
import { rejectedCountQuery } from './rejected-events.ts';
import { leftOutHours, WITHOUT_IDENTIFIER } from './rollups/left-out-hours.ts';
import type { Kind } from './rollups/rollup-kinds.ts';
import type { Sources } from './rollups/sources.ts';
import type { Ask } from './run-query.ts';
import { type Sql, sql } from './sql.ts';

export type LeftOut = ReportBasis['leftOut'];

const NOTHING_LEFT_OUT: LeftOut = {
  robotHits: 0,
  robotHeartbeats: 0,
  staffHits: 0,
  staffHeartbeats: 0,
  forgedHitsInRequest: 0,
  forgedHeartbeatsInRequest: 0,
  forgedHitsFromSource: 0,
  forgedHeartbeatsFromSource: 0,
  forgedHitsAheadOfTime: 0,
  forgedHeartbeatsAheadOfTime: 0,
  withoutIdentifier: 0,
  rejected: 0,
};

/** Figure of each reason, by the kind of its events. */
export const FIGURES: Readonly<Record<Kind, Readonly<Record<string, keyof LeftOut>>>> = {
  hits: {
    robot: 'robotHits',
    staff: 'staffHits',
    request: 'forgedHitsInRequest',
    source: 'forgedHitsFromSource',
    time: 'forgedHitsAheadOfTime',
    [WITHOUT_IDENTIFIER]: 'withoutIdentifier',
  },
  playback: {
    robot: 'robotHeartbeats',
    staff: 'staffHeartbeats',
    request: 'forgedHeartbeatsInRequest',
    source: 'forgedHeartbeatsFromSource',
    time: 'forgedHeartbeatsAheadOfTime',
  },
};

interface LeftOutRow {
  of_kind: Kind | 'rejected';
  reason: string;
  events: number;
}

/** One row by kind of events and reason. */
const leftOutQuery = ({ hits, playback }: Sources): Sql => sql`
  select of_kind, reason, sum(events) as events from (
    ${leftOutHours('hits', hits)}
    union all ${leftOutHours('playback', playback)}
    union all select 'rejected' as of_kind, '' as reason, rejected as events from (${rejectedCountQuery(hits)})
  ) group by of_kind, reason`;

function toLeftOut(rows: readonly LeftOutRow[]): LeftOut {
  const counted = rows.map(({ of_kind, reason, events }) => [
    of_kind === 'rejected' ? of_kind : (FIGURES[of_kind][reason] ?? reason),
    events,
  ]);
  return { ...NOTHING_LEFT_OUT, ...Object.fromEntries(counted) };
}

/** Hits and heartbeats that one machine forged. */
export const forgedOf = (leftOut: LeftOut): number =>
  leftOut.forgedHitsInRequest +
  leftOut.forgedHeartbeatsInRequest +
  leftOut.forgedHitsFromSource +
  leftOut.forgedHeartbeatsFromSource +
  leftOut.forgedHitsAheadOfTime +
  leftOut.forgedHeartbeatsAheadOfTime;

/** Counted once for each state that is read by several queries, suite and period. */
const counted = new WeakMap<object, Map<string, LeftOut>>();

/**
 * Counts what is left out of a suite and period. Rejects with `EventStoreError`.
 *
 * @param asOf the state that the query reads instead of the present one
 */
export async function readLeftOut(ask: Ask, sources: Sources, asOf: object | null = null): Promise<LeftOut> {
  const { suite, fromMs, toMs } = sources.hits;
  const key = [fromMs, toMs, suite].join(' ');
  const known = asOf && counted.get(asOf)?.get(key);
  if (known) return known;
  const leftOut = toLeftOut(await ask<LeftOutRow>(leftOutQuery(sources)));
  if (asOf) counted.set(asOf, (counted.get(asOf) ?? new Map<string, LeftOut>()).set(key, leftOut));
  return leftOut;
}
