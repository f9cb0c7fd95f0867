/** Queries of the analyses: concurrency, reach, funnels, flows and retention. */
import { DAY_S } from '@sintonia/wire/durations';
import { z } from 'zod';
import { SuiteSelection } from '../reports.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { ReportBasis } from './report-answer.ts';
import { QueryFilter, QueryPeriod, QuerySegment } from './report-query.ts';

const Scope = {
  /** By default the server's own. */
  suite: SuiteSelection.optional(),
  period: QueryPeriod,
  filter: QueryFilter.optional(),
  /** All of them must hold. */
  segments: z.array(QuerySegment).max(QUERY_LIMITS.segments).default([]),
};
const Answer = { suite: z.string(), period: z.object({ from: z.string(), to: z.string() }), basis: ReportBasis };
const Name = z.string().regex(/^[a-z][a-zA-Z0-9]{0,60}$/);
const Text = z.string().max(QUERY_LIMITS.valueCharacters);
const Instant = z.iso.datetime();
const Count = z.number();
/** Page size and offset. */
const Page = {
  limit: z.number().int().min(1).max(QUERY_LIMITS.rows).default(100),
  cursor: z.string().max(10_000).optional(),
};

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

/** Viewings that played each part of a title: a filter on `mediaId` or `title` says which. */
export const PositionsQuery = z.strictObject({
  ...Scope,
  /** Seconds of content in each part. */
  per: z.number().int().min(1).max(3600).default(10),
});
export type PositionsQuery = z.infer<typeof PositionsQuery>;

export const PositionsAnswer = z.object({
  ...Answer,
  viewings: Count,
  /** Longest length stated by a player, seconds; 0 when unknown. */
  lengthS: Count,
  /** Parts in which something played; `left` is the number of viewings whose last played second lies in the part. */
  points: z.array(z.object({ atS: Count, viewings: Count, left: Count })),
});
export type PositionsAnswer = z.infer<typeof PositionsAnswer>;

export const PositionsRowsQuery = z.strictObject({
  query: PositionsQuery,
  atS: z.number().int().min(0),
  /** Only viewings that stopped in the part. */
  isLeft: z.boolean().default(false),
  ...Page,
});

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
