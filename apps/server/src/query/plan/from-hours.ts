/** Decides which figures can be read from hourly rollups, with the same result (`rollups/`). */

import { figureOfHours } from '../metrics.ts';
import { hitHours } from '../rollups/hour-columns.ts';
import type { Source } from '../rollups/sources.ts';
import { list, named, type Sql, sql, text } from '../sql.ts';
import { bucketOf, isOfWholeHours } from './buckets.ts';
import type { Plan } from './check-query.ts';
import { asFigure, NO_FIGURE } from './count-sql.ts';
import type { Breakdown } from './statement.ts';

/** Whether a query of hits can be read from hours: no filter, and no breakdown except by time. Visits span hours. */
export function isOfHours({ query, counted }: Plan, { granularity, dimensions }: Breakdown, timeZone: string): boolean {
  const { filter, segments } = query;
  if (dimensions.length > 0 || filter !== undefined || segments.length > 0) return false;
  if (granularity === 'minute' || (granularity !== 'total' && !isOfWholeHours(timeZone))) return false;
  const ofHits = [...counted].filter(([, { relation }]) => relation === 'hits');
  return ofHits.length > 0 && ofHits.every(([key]) => figureOfHours(key) !== null);
}

/** Like `relationCounts` for hits: one row per bucket of the period. */
export function hourCounts({ counted }: Plan, source: Source, { granularity }: Breakdown, timeZone: string): Sql {
  const figures = [...counted].map(([key, { relation }]) => {
    const figure = relation === 'hits' ? figureOfHours(key) : null;
    return sql`${figure === null ? NO_FIGURE : asFigure(figure)} as ${named(`m_${key}`)}`;
  });
  const time = sql`${bucketOf(granularity, text(timeZone), sql`hours.hour`)} as time`;
  return sql`select ${list([time, ...figures])} from ${hitHours(source)} as hours group by time`;
}
