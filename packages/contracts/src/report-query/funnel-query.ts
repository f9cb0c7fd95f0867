import { DAY_S } from '@sintonia/wire/durations';
import { z } from 'zod';
import { Answer, Count, Page, Scope } from './analysis-parts.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { QueryFilter } from './report-query.ts';

/** Funnel of visits, or of visitors within a time, whose hits match the steps in order; other hits may lie between. */
export const FunnelQuery = z.strictObject({
  ...Scope,
  steps: z.array(QueryFilter).min(1).max(QUERY_LIMITS.funnelSteps),
  within: z
    .union([
      z.literal('visit'),
      z.strictObject({
        seconds: z
          .number()
          .int()
          .min(1)
          .max(31 * DAY_S),
      }),
    ])
    .default('visit'),
  /** No other page view is allowed between two steps. */
  isStrict: z.boolean().default(false),
});
export type FunnelQuery = z.infer<typeof FunnelQuery>;

export const FunnelAnswer = z.object({
  ...Answer,
  each: z.enum(['visit', 'visitor']),
  steps: z.array(
    z.object({
      count: Count,
      /** Relative to the previous step; null where that is zero. */
      ofPrevious: Count.nullable(),
      ofFirst: Count.nullable(),
    }),
  ),
});
export type FunnelAnswer = z.infer<typeof FunnelAnswer>;

export const FunnelRowsQuery = z.strictObject({
  query: FunnelQuery,
  step: z.number().int().min(1).max(QUERY_LIMITS.funnelSteps),
  ...Page,
});
