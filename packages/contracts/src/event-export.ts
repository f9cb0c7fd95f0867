/** `GET /api/v1/events`: raw events of one table and period, as stored. */
import { z } from 'zod';
import { SuiteName } from './reports.ts';

export const EventExportFormat = z.enum(['jsonl', 'parquet']);
export type EventExportFormat = z.infer<typeof EventExportFormat>;

const Instant = z.iso.datetime({ offset: true });

export const EventExportQuery = z
  .strictObject({
    table: z.enum(['hits', 'playback']).default('hits'),
    /** Instants, ISO 8601; `to` is exclusive. */
    from: Instant,
    to: Instant,
    /** The server's own when none is named. */
    suite: SuiteName.optional(),
    format: EventExportFormat.default('jsonl'),
  })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
    path: ['from'],
    message: '`from` must be before `to`',
  });
export type EventExportQuery = z.infer<typeof EventExportQuery>;

/** A Parquet file is written as a whole: a longer period must be requested in parts. */
export const PARQUET_ROWS = 500_000;
