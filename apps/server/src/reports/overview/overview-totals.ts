/** The totals of a period. */
import { metricColumns } from '../../query/metrics.ts';
import { hitHours, sessionsOf } from '../../query/rollups/hour-columns.ts';
import type { Sources } from '../../query/rollups/sources.ts';
import { type Sql, sql } from '../../query/sql.ts';

/** One row: the part of `Totals` from hits. */
export const hitTotalsQuery = ({ hits }: Sources): Sql => sql`
  select ${metricColumns('pageviews', 'exemptPageviews', 'visitors', 'visits')} from ${hitHours(hits)} as hours`;

/** One row: the part of `Totals` from playback. */
export const playTotalsQuery = ({ playback }: Sources): Sql => sql`
  select ${metricColumns('plays', 'completions', 'uniqueViewers', 'contentTimeSpent')} from ${sessionsOf(playback)}`;
