/** Uploaded figures of the incumbent server (S-08). */
import type { ParallelMetric } from '@sintonia/contracts';
import { date, doublePrecision, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const parallelFigure = pgTable(
  'parallel_figure',
  {
    suite: text('suite').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric').$type<ParallelMetric>().notNull(),
    value: doublePrecision('value').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    givenBy: text('given_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.suite, table.day, table.metric] })],
);
