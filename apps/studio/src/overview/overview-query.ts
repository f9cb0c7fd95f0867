/** Query of a figure of the overview: the same number with its basis, within the same period and suite. Pure. */
import type { Filter, ReportQueryInput } from '@sintonia/contracts';
import { initialQuery } from '../query/preset-query.ts';
import { type ReportScope, tableQuery } from '../query/report-request.ts';

/** @param filter of a row, such as a page; without it the whole */
export const overviewQuery = (scope: ReportScope, metric: string, filter?: Filter): ReportQueryInput => ({
  ...tableQuery({ ...scope, queryState: initialQuery({ metrics: [metric] }) }),
  ...(filter && { filter }),
});
