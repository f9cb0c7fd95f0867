/** How much may wait to become durable in one process; beyond it clients are asked to come again. */
import type { EventRow } from '../events/event-rows.ts';

/** Rows that may wait; of usual size some 40 MB. */
export const QUEUE_ROWS = 20_000;
/** Characters of raw requests that may wait, for when they are not of usual size. */
export const QUEUE_CHARACTERS = 64_000_000;

export const charactersOf = (rows: readonly EventRow[]): number =>
  rows.reduce((sum, { row }) => sum + row.raw.length, 0);
