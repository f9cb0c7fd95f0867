/** Visits of identified visitors from events: when each began and ended. */

import { IS_COUNTED } from '../counted-events.ts';
import { IS_IDENTIFIED } from '../hit-conditions.ts';
import { hitsOfSuites } from '../of-suites.ts';
import { insideSpans, type Period } from '../relations.ts';
import { type Sql, sql } from '../sql.ts';
import { previousAt, startsVisit } from '../visits.ts';
import { VISITOR_HASH } from './hit-columns.ts';
import { CONTEXT_MS, insidePeriod } from './rows-request.ts';

export interface EventVisits {
  suite: string;
  /** Non-overlapping. */
  spans: readonly Period[];
  /** If given, only visitors with a hit in this period. */
  among?: Period;
}

/** `who, began_at, ended_at`: one row per visit that began in the spans. Its end is known up to a day after a span. */
export function eventVisits({ suite, spans, among }: EventVisits): Sql {
  const around = spans.map(({ fromMs, toMs }) => ({
    fromMs: Math.max(fromMs - CONTEXT_MS, 0),
    toMs: toMs + CONTEXT_MS,
  }));
  const ofVisitors = among
    ? sql`hit.visitor_id in (
        select visitor_id from hits where ${hitsOfSuites(suite)} and ${insidePeriod(sql`occurred_at`, among)}
      )`
    : sql`1`;
  return sql`
    select who, min(at) as began_at, max(at) as ended_at from (
      select who, at, sum(starts) over (
        partition by who order by at rows between unbounded preceding and current row
      ) as visit_no
      from (
        select who, at, ${startsVisit(sql`at`)} as starts from (
          select who, at, ${previousAt(sql`at`, sql`at`, sql`who`)} from (
            select ${VISITOR_HASH} as who, hit.occurred_at as at from hits as hit final
            where ${hitsOfSuites(suite, sql`hit.suite`)} and ${IS_COUNTED} and ${insideSpans(sql`hit.occurred_at`, around)}
              and ${ofVisitors}
          )
          where ${IS_IDENTIFIED}
        )
      )
    )
    group by who, visit_no having ${insideSpans(sql`began_at`, spans)}`;
}
