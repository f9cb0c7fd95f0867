/** Visits of identified visitors from events: when each began and ended. */

import { type EventsRead, isHitRead } from '../events-read.ts';
import { HAS_VISITOR } from '../hit-conditions.ts';
import { hitsOfSuites } from '../of-suites.ts';
import { insideSpans, type Period } from '../relations.ts';
import { type Sql, sql } from '../sql.ts';
import { visitorHash } from '../visitor-hash.ts';
import { withVisitStarts } from '../visits.ts';
import { eventPlaybackRuns } from './event-playback-runs.ts';
import { CONTEXT_MS, insidePeriod } from './rows-request.ts';

export interface EventVisits extends EventsRead {
  /** Non-overlapping. */
  spans: readonly Period[];
  /** If given, only visitors with a hit in this period. */
  among?: Period;
}

/**
 * `visitor, began_at, ended_at`: one row per visit that began in the spans, with the times of its first and last hit. The
 * last one is known up to a day after a span.
 */
export function eventVisits({ spans, among, ...read }: EventVisits): Sql {
  const around = spans.map(({ fromMs, toMs }) => ({
    fromMs: Math.max(fromMs - CONTEXT_MS, 0),
    toMs: toMs + CONTEXT_MS,
  }));
  const ofVisitors = among
    ? sql`visitor_id in (
        select visitor_id from hits where ${hitsOfSuites(read.suite)} and ${insidePeriod(sql`occurred_at`, among)}
      )`
    : sql`1`;
  const hits = sql`
    select ${visitorHash('hit')} as visit_key, hit.occurred_at as at from hits as hit final
    where ${isHitRead(read)} and ${HAS_VISITOR}
      and ${insideSpans(sql`hit.occurred_at`, around)} and ${ofVisitors}`;
  return sql`
    select visit_key as visitor, min(at) as began_at, max(at) as ended_at from (
      select visit_key, at, sum(starts) over (partition by visit_key order by at) as visit_no
      from (${withVisitStarts(hits, sql`at`, eventPlaybackRuns(read, around, ofVisitors))})
    )
    group by visit_key, visit_no having ${insideSpans(sql`began_at`, spans)}`;
}
