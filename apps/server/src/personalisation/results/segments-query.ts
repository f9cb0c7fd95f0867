/** Exposed visitors by segment, to locate a sample ratio mismatch. */

import { DAY_MS, type SegmentDimension } from '@sintonia/contracts';
import { IS_COUNTED } from '../../query/counted-events.ts';
import { IS_PAGE_VIEW } from '../../query/hit-conditions.ts';
import { eventPlaybackRuns } from '../../query/plan/event-playback-runs.ts';
import { insideSpans } from '../../query/relations.ts';
import { type Sql, sql, text, wholeNumber } from '../../query/sql.ts';
import { withVisitStarts } from '../../query/visits.ts';
import { dayOf, exposedVisitors, type ResultsQuery } from './exposed-visitors.ts';

/** How far back the first page of a visit is searched. */
const VISIT_MS = DAY_MS;
/** Values per dimension, those with most visitors. */
const VALUES = 200;

export interface SegmentRow {
  dimension: SegmentDimension;
  value: string;
  variant: string;
  visitors: number;
}

/** Landing page of the visit with the first exposure, by visitor: the first page view of the last visit before it. */
function landings(query: ResultsQuery): Sql {
  const period = { fromMs: query.sinceMs - VISIT_MS, toMs: query.nowMs };
  const isExposed = sql`visitor_id in (select visitor_id from ${exposedVisitors(query)})`;
  const hits = sql`
    select visitor_id, sipHash64(visitor_id) as visit_key, occurred_at as at, kind, path from hits final
    where suite = ${text(query.suite)} and ${IS_COUNTED} and ${insideSpans(sql`occurred_at`, [period])} and ${isExposed}`;
  const runs = eventPlaybackRuns({ suite: query.suite }, [period], isExposed);
  return sql`(
    select visitor_id, argMin(path, (-toInt64(visit_no), at)) as landing from (
      select visitor_id, at, kind, path, sum(starts) over (partition by visit_key order by at) as visit_no
      from (${withVisitStarts(hits, sql`at`, runs)})
    ) as page
    inner join ${exposedVisitors(query)} as seen using visitor_id
    where ${IS_PAGE_VIEW} and at <= first_at
    group by visitor_id
  )`;
}

export const segmentsQuery = (query: ResultsQuery): Sql => sql`
  select segment.1 as dimension, segment.2 as value, variant, toUInt32(count()) as visitors
  from (
    select variant, arrayJoin([
      ('day', ${dayOf(sql`first_at`, query)}), ('device', device), ('browser', browser),
      ('landing', if(landing = '', seen.path, landing))
    ]) as segment
    from ${exposedVisitors(query)} as seen
    left join ${landings(query)} as begun using visitor_id
  )
  group by dimension, value, variant
  order by sum(visitors) over (partition by dimension, value) desc, dimension, value
  limit ${wholeNumber(VALUES)} by dimension, variant`;
