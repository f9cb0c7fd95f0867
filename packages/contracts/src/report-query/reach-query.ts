import { DAY_S } from '@sintonia/wire/durations';
import { z } from 'zod';
import { Answer, Count, Page, Scope } from './analysis-parts.ts';

/** Number of visitors who watched for at least this many seconds. */
export const ReachQuery = z.strictObject({
  ...Scope,
  seconds: z.array(z.number().int().min(0).max(DAY_S)).min(1).max(20).default([0, 1, 5, 60, 300, 900]),
});
export type ReachQuery = z.infer<typeof ReachQuery>;

export const ReachAnswer = z.object({
  ...Answer,
  /** `cumulative`: in total; `consecutive`: without a gap of more than a second. Simultaneous viewings count each second once. */
  reach: z.array(z.object({ seconds: Count, cumulative: Count, consecutive: Count })),
  /** Viewings without identifier: not counted in reach. */
  viewingsWithoutIdentifier: Count,
});
export type ReachAnswer = z.infer<typeof ReachAnswer>;

export const ReachRowsQuery = z.strictObject({
  query: ReachQuery,
  seconds: z.number().int().min(0).max(DAY_S),
  kind: z.enum(['cumulative', 'consecutive']).default('cumulative'),
  ...Page,
});
