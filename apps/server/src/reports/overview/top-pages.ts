/** R-01. Most viewed pages, each with its latest path. */
import type { OverviewReport } from '@sintonia/contracts';
import { metricColumns } from '../../query/metrics.ts';
import { pageHours } from '../../query/rollups/hour-columns.ts';
import type { Sources } from '../../query/rollups/sources.ts';
import { oneOf, type Sql, sql, wholeNumber } from '../../query/sql.ts';

export type PageRow = OverviewReport['pages'][number];

/**
 * Names of pages that may be among the most viewed. Visitors are expensive to count and only break ties, so they are
 * counted for these pages only; in a separate statement, because the engine evaluates a subquery several times.
 */
export const mostViewedQuery = ({ hits }: Sources, limit: number): Sql => sql`
  select page from ${pageHours(hits)} group by page order by sum(pageviews) desc limit ${wholeNumber(limit)} with ties`;

/** @param pages candidate names from `mostViewedQuery` */
export const topPagesQuery = ({ hits }: Sources, pages: readonly string[], limit: number): Sql => sql`
  select
    hours.page as pageName,
    argMax(hours.path, hours.path_at) as path,
    ${metricColumns('pageviews', 'visitors')}
  from ${pageHours(hits, oneOf(sql`page`, pages))} as hours
  group by pageName
  order by pageviews desc, visitors desc, pageName
  limit ${wholeNumber(limit)}`;
