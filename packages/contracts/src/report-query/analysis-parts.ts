/** Parts of the queries of the analyses: concurrency, positions, reach, funnels, flows and retention. */
import { z } from 'zod';
import { SuiteSelection } from '../reports.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { ReportBasis } from './report-answer.ts';
import { QueryFilter, QueryPeriod, QuerySegment } from './report-query.ts';

export const Scope = {
  /** By default the server's own. */
  suite: SuiteSelection.optional(),
  period: QueryPeriod,
  filter: QueryFilter.optional(),
  /** All of them must hold. */
  segments: z.array(QuerySegment).max(QUERY_LIMITS.segments).default([]),
};
export const Answer = { suite: z.string(), period: z.object({ from: z.string(), to: z.string() }), basis: ReportBasis };
export const Name = z.string().regex(/^[a-z][a-zA-Z0-9]{0,60}$/);
export const Text = z.string().max(QUERY_LIMITS.valueCharacters);
export const Instant = z.iso.datetime();
export const Count = z.number();
/** Page size and offset, and `basis.asOf` of the answer; without it, rows are those of now. */
export const Page = {
  asOf: Instant.optional(),
  limit: z.number().int().min(1).max(QUERY_LIMITS.rows).default(100),
  cursor: z.string().max(10_000).optional(),
};
