/** Queries of the report API: one model for every figure. */
import { z } from 'zod';
import { SuiteSelection } from '../reports.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { RelativePeriod } from './relative-periods.ts';

/** Name of a metric or dimension, as in `GET /api/v1/reports/catalogue`. */
const Name = z.string().regex(/^[a-z][a-zA-Z0-9]{0,60}$/);

const Day = z.iso.date();
/** Local time of the broadcaster; a minute that occurs twice in autumn means the first. */
const Minute = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/);

/** Days of the broadcaster's calendar, both inclusive. */
const Days = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['from'], message: '`from` must not be after `to`' });
/** Minutes of the broadcaster's local time; `to` is exclusive. */
const Minutes = z
  .strictObject({ from: Minute, to: Minute })
  .refine(({ from, to }) => from < to, { path: ['from'], message: '`from` must be before `to`' });

const GivenPeriod = z.union([Days, Minutes]);
export const QueryPeriod = z.union([RelativePeriod, GivenPeriod]);
export type QueryPeriod = z.infer<typeof QueryPeriod>;

/**
 * `previous`: as many days or minutes just before. `sameWeekdays`: a whole number of weeks before. `yearBefore`: the
 * same dates a year before.
 */
export const QueryComparison = z.union([z.enum(['previous', 'sameWeekdays', 'yearBefore']), GivenPeriod]);
export type QueryComparison = z.infer<typeof QueryComparison>;

export const Granularity = z.enum(['minute', 'hour', 'day', 'week', 'month', 'total']);
export type Granularity = z.infer<typeof Granularity>;

const Value = z.union([z.string().max(QUERY_LIMITS.valueCharacters), z.number()]);
const one = { dimension: Name, value: Value };

/** One condition on a dimension. Text comparison is exact, including case and accents. */
export const FilterCondition = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('equals'), ...one }),
  z.strictObject({ is: z.literal('contains'), ...one }),
  z.strictObject({ is: z.literal('starts'), ...one }),
  z.strictObject({ is: z.literal('in'), dimension: Name, values: z.array(Value).min(1).max(QUERY_LIMITS.listValues) }),
  /** Both ends inclusive; numbers compare as numbers, text by its bytes. */
  z.strictObject({ is: z.literal('between'), dimension: Name, from: Value, to: Value }),
  z.strictObject({ is: z.literal('empty'), dimension: Name }),
]);
export type FilterCondition = z.infer<typeof FilterCondition>;

export type Filter = { all: Filter[] } | { any: Filter[] } | { not: Filter } | FilterCondition;
const Filters = z.lazy(() => z.array(QueryFilter).min(1).max(QUERY_LIMITS.filterConditions));
/** `{ all: […] }`, `{ any: […] }`, `{ not: … }`, or a condition. */
export const QueryFilter: z.ZodType<Filter> = z.lazy(() =>
  z.union([
    z.strictObject({ all: Filters }),
    z.strictObject({ any: Filters }),
    z.strictObject({ not: QueryFilter }),
    FilterCondition,
  ]),
);

export const SegmentLevel = z.enum(['hit', 'visit', 'visitor', 'playback']);
export type SegmentLevel = z.infer<typeof SegmentLevel>;

/**
 * Keeps everything of a hit, visit, visitor or viewing that has one row matching `where`; with `isExcluded` everything
 * else.
 */
export const QuerySegment = z.strictObject({
  level: SegmentLevel,
  where: QueryFilter,
  isExcluded: z.boolean().default(false),
});
export type QuerySegment = z.infer<typeof QuerySegment>;

export const QuerySort = z.strictObject({
  /** A metric or dimension of the query, or `time`. */
  by: Name,
  direction: z.enum(['ascending', 'descending']).default('descending'),
});
export type QuerySort = z.infer<typeof QuerySort>;

export const ReportQuery = z.strictObject({
  /** By default the server's own. */
  suite: SuiteSelection.optional(),
  period: QueryPeriod,
  comparison: QueryComparison.optional(),
  granularity: Granularity.default('total'),
  metrics: z.array(Name).min(1).max(QUERY_LIMITS.metrics),
  /** Each dimension breaks down the previous one. */
  dimensions: z.array(Name).max(QUERY_LIMITS.dimensions).default([]),
  filter: QueryFilter.optional(),
  /** All of them must hold. */
  segments: z.array(QuerySegment).max(QUERY_LIMITS.segments).default([]),
  /** By default by time where there is one, else by the first metric, largest first. */
  sort: QuerySort.optional(),
  limit: z.number().int().min(1).max(QUERY_LIMITS.rows).default(100),
  /** `next` of the previous answer. */
  cursor: z.string().max(10_000).optional(),
});
export type ReportQuery = z.infer<typeof ReportQuery>;
/** A query as written: fields with defaults may be left out. */
export type ReportQueryInput = z.input<typeof ReportQuery>;

/** `POST /api/v1/reports/rows`: the rows behind one figure of a query's answer. */
export const ReportRowsQuery = z.strictObject({
  /** The query of the answer; its sort, limit, cursor and comparison are ignored. */
  query: ReportQuery,
  metric: Name,
  /** Part of a ratio whose rows are requested: by default the numerator. Other metrics ignore it. */
  part: z.enum(['numerator', 'denominator']).optional(),
  /** Dimensions of the row as in the answer, `time` included; empty for a total. */
  cell: z.record(z.string().max(61), z.string().max(QUERY_LIMITS.valueCharacters * 10)).default({}),
  /** `basis.asOf` of the answer; without it, rows are those of now. */
  asOf: z.iso.datetime().optional(),
  limit: z.number().int().min(1).max(QUERY_LIMITS.rows).default(100),
  cursor: z.string().max(10_000).optional(),
});
export type ReportRowsQuery = z.infer<typeof ReportRowsQuery>;
