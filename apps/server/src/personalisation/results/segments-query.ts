/** Exposed visitors by segment, to locate a sample ratio mismatch. */

import type { SegmentDimension } from '@sintonia/contracts';
import { IS_COUNTED } from '../../query/counted-events.ts';
import { IS_PAGE_VIEW } from '../../query/hit-conditions.ts';
import { instant, type Sql, sql, text, wholeNumber } from '../../query/sql.ts';
import { previousAt, startsVisit } from '../../query/visits.ts';
import { dayOf, exposedVisitors, type ResultsQuery } from './exposed-visitors.ts';

/** How far back the first page of a visit is searched. */
const VISIT_DAYS = 1;
/** Values per dimension, those with most visitors. */
const VALUES = 200;

export interface SegmentRow {
  dimension: SegmentDimension;
  value: string;
  variant: string;
  visitors: number;
}

/** Landing page of the visit with the first exposure, by visitor. */
const landings = (query: ResultsQuery): Sql => sql`(
  select visitor_id, argMax(path, occurred_at) as landing from (
    select visitor_id, occurred_at, path, ${previousAt(sql`occurred_at`)}
    from hits final
    where ${IS_PAGE_VIEW} and suite = ${text(query.suite)} and ${IS_COUNTED}
      and occurred_at >= subtractDays(${instant(query.sinceMs)}, ${wholeNumber(VISIT_DAYS)})
      and visitor_id in (select visitor_id from ${exposedVisitors(query)})
  ) as page
  inner join ${exposedVisitors(query)} as seen using visitor_id
  where occurred_at <= first_at and ${startsVisit(sql`occurred_at`)}
  group by visitor_id
)`;

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
  order by sum(visitors) over (partition by dimension, value) desc
  limit ${wholeNumber(VALUES)} by dimension, variant`;
