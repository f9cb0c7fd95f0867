/** S-08: our figures beside those of the server that is being replaced, day by day, and what tells them apart. */

import { z } from 'zod';
import { DAY_MS } from './durations.ts';
import { SuiteName } from './reports.ts';

/** What both count. */
export const ParallelMetric = z.enum(['pageviews', 'visits', 'visitors', 'plays', 'completions', 'contentTimeSpent']);
export type ParallelMetric = z.infer<typeof ParallelMetric>;

/**
 * From our figure to theirs: what they never get, what they count and we do not, what they count on another day. `expected`
 * is ours with these three added; what is left between it and `theirs` has another cause.
 */
export const ParallelFigure = z.object({
  ours: z.number(),
  /** 0 or less: counted by us without any identifier, and not sent to them (C-07). */
  withoutIdentifier: z.number(),
  /** Robots by our reckoning. */
  robots: z.number(),
  /** They count on the day of arrival, we on the day when it happened. */
  arrival: z.number(),
  expected: z.number(),
  /** Null until somebody hands in that day's figure. */
  theirs: z.number().nullable(),
});
export type ParallelFigure = z.infer<typeof ParallelFigure>;

export const ParallelRunQuestion = z
  .object({ from: z.iso.date(), to: z.iso.date(), suite: SuiteName.optional() })
  .refine(({ from, to }) => from <= to, { message: '`from` must not be after `to`', path: ['from'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 91 * DAY_MS, {
    message: 'a comparison is of 92 days at most',
    path: ['to'],
  });

/** `GET /api/parallel-run?from&to&suite`: both days included, of the broadcaster's time zone. */
export const ParallelRunReport = z.object({
  suite: z.string(),
  timeZone: z.string(),
  /** Where pages send to besides; null: nowhere, no parallel run. */
  servers: z.object({ analytics: z.string(), heartbeats: z.string() }).nullable(),
  /** Oldest first. */
  days: z.array(z.object({ day: z.string(), figures: z.record(ParallelMetric, ParallelFigure) })),
});
export type ParallelRunReport = z.infer<typeof ParallelRunReport>;

/** `PUT /api/parallel-run/figures?suite`, an export of theirs as CSV: a day a line, a metric a column. */
export const ParallelFigures = z.object({ csv: z.string().max(1_000_000), suite: SuiteName.optional() });

/** What became of them. */
export const ParallelFiguresTaken = z.object({
  /** Figures that are kept now. */
  taken: z.number(),
  /** Lines and columns that say nothing we know. */
  refused: z.array(
    z.object({
      /** From 1. */
      line: z.number(),
      why: z.enum(['noDay', 'noNumber', 'unknownColumn']),
      text: z.string(),
    }),
  ),
});
export type ParallelFiguresTaken = z.infer<typeof ParallelFiguresTaken>;
