/** Most viewed pages. Its path is the one seen last. */
import type { OverviewReport } from '@sintonia/contracts';
import { metricColumns } from './metrics.ts';
import { pageHours } from './rollups/hour-columns.ts';
import type { Sources } from './rollups/sources.ts';
import { type Sql, sql, wholeNumber } from './sql.ts';

export type PageRow = OverviewReport['pages'][number];

export function topPagesQuery({ hits }: Sources, limit: number): Sql {
  // Visitors cost most to count and hardly change the order: they are counted only of pages that may be among the first.
  const mayBeFirst = sql`page in (
    select page from ${pageHours(hits)} group by page order by sum(pageviews) desc limit ${wholeNumber(limit)} with ties
  )`;
  return sql`
  select
    hours.page as pageName,
    argMax(hours.path, hours.path_at) as path,
    ${metricColumns('pageviews', 'visitors')}
  from ${hits.builds.length === 0 ? pageHours(hits) : pageHours(hits, mayBeFirst)} as hours
  group by pageName
  order by pageviews desc, visitors desc, pageName
  limit ${wholeNumber(limit)}`;
}
