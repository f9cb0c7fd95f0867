/** The totals of a period. */
import { metricColumns } from './metrics.ts';
import { hitsOf, type Question, sessionsOf } from './relations.ts';
import { type Sql, sql } from './sql.ts';

/** One row, of `Totals`. */
export const totalsQuery = (question: Question): Sql => sql`
  select * from
    (select ${metricColumns('pageviews', 'exemptPageviews', 'visitors', 'visits')} from ${hitsOf(question)}) as page
    cross join
    (select ${metricColumns('plays', 'completions', 'uniqueViewers', 'contentTimeSpent')} from ${sessionsOf(question)}) as media`;
