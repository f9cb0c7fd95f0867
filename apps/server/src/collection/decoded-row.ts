import type { EventBasics, EventRow } from '../stores/events/event-rows.ts';
import type { Received } from './received.ts';

/** A row on its way from decoding to the store. */
export type DecodedRow = Extract<EventRow, { table: 'hits' | 'playback' }>;

/** One thing done to every row between decoding and keeping. Pure. */
export type Step = (entry: DecodedRow, received: Received) => DecodedRow;

/** The row with some of the columns that both tables have set anew. */
export function withBasics(entry: DecodedRow, basics: Partial<EventBasics>): DecodedRow {
  return entry.table === 'hits'
    ? { table: 'hits', row: { ...entry.row, ...basics } }
    : { table: 'playback', row: { ...entry.row, ...basics } };
}
