import type { EventBasics, EventRow } from '../stores/events/event-rows.ts';
import type { Received } from './received.ts';

/** A row on its way from decoding to the store. */
export type DecodedRow = Extract<EventRow, { table: 'hits' | 'playback' }>;

/** One thing done to every row between decoding and keeping. It may change the row, which is nobody else's yet. */
export type Step = (entry: DecodedRow, received: Received) => DecodedRow;

/** The row with some of the columns that both tables have set again; set in place, since copying costs more than a step. */
export function withBasics(entry: DecodedRow, basics: Partial<EventBasics>): DecodedRow {
  Object.assign(entry.row, basics);
  return entry;
}
