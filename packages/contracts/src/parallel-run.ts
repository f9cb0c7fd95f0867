/** S-08: daily figures of this server beside those of the server being replaced, and the known differences. */

import { DAY_MS } from '@sintonia/wire/durations';
import { z } from 'zod';
import { MetricName, SuiteName } from './reports.ts';

/** Metrics that both servers count. */
export const ParallelMetric = MetricName.extract([
  'pageviews',
  'visits',
  'visitors',
  'plays',
  'completions',
  'contentTimeSpent',
]);
export type ParallelMetric = z.infer<typeof ParallelMetric>;

/**
 * Difference between this server's figure and theirs: events that they never get, events that only they count, events
 * that they count on another day. `expected` is this server's figure plus these three; the remainder to `theirs` has
 * another cause.
 */
export const ParallelFigure = z.object({
  ours: z.number(),
  /** 0 or less: counted here without any identifier, and not sent to them (C-07). */
  withoutIdentifier: z.number(),
  /** Robots and forged events, as detected here. */
  robots: z.number(),
  /** They count on the day of arrival, this server on the day of the event. */
  arrival: z.number(),
  expected: z.number(),
  /** Null until the day's figure is imported. */
  theirs: z.number().nullable(),
});
export type ParallelFigure = z.infer<typeof ParallelFigure>;

/** Longest comparison, days. */
export const MOST_COMPARED_DAYS = 92;

export const ParallelRunQuery = z
  .object({ from: z.iso.date(), to: z.iso.date(), suite: SuiteName.optional() })
  .refine(({ from, to }) => from <= to, { message: '`from` must not be after `to`', path: ['from'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= (MOST_COMPARED_DAYS - 1) * DAY_MS, {
    message: `a comparison is of ${MOST_COMPARED_DAYS} days at most`,
    path: ['to'],
  });

/** `GET /api/parallel-run?from&to&suite`: both days included, in the broadcaster's time zone. */
export const ParallelRunReport = z.object({
  suite: z.string(),
  timeZone: z.string(),
  /** Second destination of pages' requests; null without a parallel run. */
  servers: z.object({ analytics: z.string(), heartbeats: z.string() }).nullable(),
  /** Oldest first. */
  days: z.array(z.object({ day: z.string(), figures: z.record(ParallelMetric, ParallelFigure) })),
});
export type ParallelRunReport = z.infer<typeof ParallelRunReport>;

/** `PUT /api/parallel-run/figures?suite`, an export of theirs as CSV: one line a day, one column a metric. */
export const ParallelFigures = z.object({ csv: z.string().max(1_000_000), suite: SuiteName.optional() });

/** Result of the import. */
export const ParallelFiguresTaken = z.object({
  /** Figures stored. */
  taken: z.number(),
  /** First and last day of them; null without any. */
  days: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** Unknown lines and columns. */
  refused: z.array(
    z.object({
      /** Counted from 1. */
      line: z.number(),
      why: z.enum(['noDay', 'noNumber', 'unknownColumn']),
      text: z.string(),
    }),
  ),
});
export type ParallelFiguresTaken = z.infer<typeof ParallelFiguresTaken>;
