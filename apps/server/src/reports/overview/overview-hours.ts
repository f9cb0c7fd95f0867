/** Page views, visitors and plays by hour. */

import type { OverviewReport } from '@sintonia/contracts';
import { HOUR_MS } from '@sintonia/contracts';
import { metricColumns } from '../../query/metrics.ts';
import type { Period } from '../../query/relations.ts';
import { hitHours, sessionsOf } from '../../query/rollups/hour-columns.ts';
import type { Sources } from '../../query/rollups/sources.ts';
import { type Sql, sql } from '../../query/sql.ts';

/** `hour` is in epoch seconds. A play counts in the hour in which its session first played. */
export const pageHoursQuery = ({ hits }: Sources): Sql => sql`
  select toUnixTimestamp(hours.hour) as hour, ${metricColumns('pageviews', 'visitors')}
  from ${hitHours(hits)} as hours group by hour`;
export const playHoursQuery = ({ playback }: Sources): Sql => sql`
  select toUnixTimestamp(toStartOfHour(first_play_at)) as hour, ${metricColumns('plays')}
  from ${sessionsOf(playback)} where starts_play group by hour`;

export interface PageHour {
  hour: number;
  pageviews: number;
  visitors: number;
}
export interface PlayHour {
  hour: number;
  plays: number;
}

/** Every hour of the period, oldest first; hours without events are zero. Pure. */
export function toHours(
  { fromMs, toMs }: Period,
  pages: readonly PageHour[],
  plays: readonly PlayHour[],
): OverviewReport['hours'] {
  const pagesAt = new Map(pages.map((row) => [row.hour * 1000, row]));
  const playsAt = new Map(plays.map((row) => [row.hour * 1000, row]));
  const hours: OverviewReport['hours'] = [];
  for (let atMs = Math.floor(fromMs / HOUR_MS) * HOUR_MS; atMs < toMs; atMs += HOUR_MS) {
    const page = pagesAt.get(atMs);
    hours.push({
      hour: new Date(atMs).toISOString(),
      pageviews: page?.pageviews ?? 0,
      visitors: page?.visitors ?? 0,
      plays: playsAt.get(atMs)?.plays ?? 0,
    });
  }
  return hours;
}
