/** Most viewed pages. Its path is the one seen last. */
import type { OverviewReport } from '@sintonia/contracts';
import { metricColumns } from './metrics.ts';
import { hitsOf, type Question } from './relations.ts';
import { type Sql, sql, wholeNumber } from './sql.ts';

export type PageRow = OverviewReport['pages'][number];

export const topPagesQuery = (question: Question, limit: number): Sql => sql`
  select
    page as pageName,
    argMax(hit.path, hit.occurred_at) as path,
    ${metricColumns('pageviews', 'visitors')}
  from ${hitsOf(question)} as hit
  where hit.kind = 'pageview'
  group by pageName
  order by pageviews desc, visitors desc, pageName
  limit ${wholeNumber(limit)}`;
