import type { ReportQueryInput } from '@sintonia/contracts';
import { initialQuery } from '../query/preset-query.ts';
import { type ReportScope, tableQuery } from '../query/report-request.ts';

/** Query of figures of the overview: the same numbers with their basis, within the same period and suite. Pure. */
export const overviewQuery = (scope: ReportScope, metrics: readonly string[]): ReportQueryInput =>
  tableQuery({ ...scope, queryState: initialQuery({ metrics }) });
