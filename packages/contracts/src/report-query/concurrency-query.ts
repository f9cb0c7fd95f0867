import { z } from 'zod';
import { Answer, Count, Instant, Page, Scope } from './analysis-parts.ts';

/** Concurrent sessions at each second (a day at most), or in each minute (a week at most). */
export const ConcurrencyQuery = z.strictObject({ ...Scope, per: z.enum(['second', 'minute']).default('minute') });
export type ConcurrencyQuery = z.infer<typeof ConcurrencyQuery>;

const Peak = z.object({ at: Instant, value: Count }).nullable();
export const ConcurrencyAnswer = z.object({
  ...Answer,
  /**
   * Per second: the seconds at which a number changes; it holds until the next. Per minute: the maximum of its seconds.
   * A viewing without identifier counts as a separate viewer.
   */
  points: z.array(z.object({ at: Instant, sessions: Count, viewers: Count })),
  /** Maximum and its first time; null without any viewing. */
  peak: z.object({ sessions: Peak, viewers: Peak }),
  /** Mean number of sessions over the period; equals `averageAudience` for the same query. */
  meanSessions: Count,
});
export type ConcurrencyAnswer = z.infer<typeof ConcurrencyAnswer>;

export const ConcurrencyRowsQuery = z.strictObject({ query: ConcurrencyQuery, at: Instant, ...Page });
