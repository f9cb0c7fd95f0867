import { z } from 'zod';
import { Answer, Count, Name, Page, Scope, Text } from './analysis-parts.ts';

/** Values before and after a given one within a visit: page views by a dimension, or media starts. */
export const FlowQuery = z.strictObject({
  ...Scope,
  /** A single-valued dimension of hits, such as `page` or `videoTitle`. */
  dimension: Name.default('page'),
  value: Text,
  among: z.enum(['pageview', 'mediaStart']).default('pageview'),
  /** Steps in each direction. */
  steps: z.number().int().min(1).max(5).default(2),
  /** Values at each step, most frequent first. */
  limit: z.number().int().min(1).max(1000).default(20),
});
export type FlowQuery = z.infer<typeof FlowQuery>;

const FlowStep = z.object({
  /** −1 is just before, 1 just after. */
  step: z.number(),
  /** Occurrences where the visit had not started, or had ended. */
  none: Count,
  /** Number of different values, including those beyond the limit. */
  valueCount: Count,
  values: z.array(z.object({ value: z.string(), count: Count })),
});
export const FlowAnswer = z.object({
  ...Answer,
  /** Occurrences of the value in visits. */
  times: Count,
  before: z.array(FlowStep),
  after: z.array(FlowStep),
});
export type FlowAnswer = z.infer<typeof FlowAnswer>;

export const FlowRowsQuery = z.strictObject({
  query: FlowQuery,
  step: z.number().int().min(-5).max(5),
  /** Null: the visit had not started, or had ended. */
  value: Text.nullable(),
  ...Page,
});
