import type { EventBasics, EventRow } from '../../stores/events/event-rows.ts';
import type { Received } from '../received.ts';

/** A decoded row before it is stored. */
export type DecodedRow = Extract<EventRow, { table: 'hits' | 'playback' }>;

/** One step between decoding and storing. It may change the row in place, which is not shared yet. */
export type Step = (entry: DecodedRow, received: Received) => DecodedRow;

/** Sets some columns common to both tables. In place, since a copy costs more than a step. */
export function withBasics(entry: DecodedRow, basics: Partial<EventBasics>): DecodedRow {
  Object.assign(entry.row, basics);
  return entry;
}
