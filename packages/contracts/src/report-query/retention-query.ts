import { z } from 'zod';
import { Answer, Count, Page, Scope } from './analysis-parts.ts';

/** Visitors by the week of their first matching hit, and the later weeks with another. */
export const RetentionQuery = z.strictObject(Scope);
export type RetentionQuery = z.infer<typeof RetentionQuery>;

export const RetentionAnswer = z.object({
  ...Answer,
  /** By week of the first hit, its Monday in the broadcaster's calendar; a week cut by the period counts from its start. */
  cohorts: z.array(
    z.object({
      week: z.string(),
      visitors: Count,
      /** Visitors in the n-th week after, starting with the week itself, up to the last week of the period. */
      seen: z.array(Count),
    }),
  ),
  /** Hits without identifier: in no cohort. */
  hitsWithoutIdentifier: Count,
});
export type RetentionAnswer = z.infer<typeof RetentionAnswer>;

export const RetentionRowsQuery = z.strictObject({
  query: RetentionQuery,
  week: z.iso.date(),
  /** Number of weeks after. */
  after: z.number().int().min(0).max(60),
  ...Page,
});
