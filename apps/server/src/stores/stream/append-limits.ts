/** Limits of rows waiting to become durable in one process; above them clients get 503 with Retry-After. */
import type { EventRow } from '../events/event-rows.ts';

/** Waiting rows; some 40 MB at the usual size. */
export const QUEUE_ROWS = 20_000;
/** Characters of waiting raw requests, for rows of unusual size. */
export const QUEUE_CHARACTERS = 64_000_000;

export const charactersOf = (rows: readonly EventRow[]): number =>
  rows.reduce((sum, { row }) => sum + row.raw.length, 0);
