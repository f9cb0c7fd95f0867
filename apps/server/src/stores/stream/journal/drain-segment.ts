/** Moves one segment of the journal into the event store: one insert per table, read by the engine itself. */
import { type EventStore, EventStoreError } from '../../events/event-store.ts';
import type { Protocol } from '../../events/protocols.ts';
import { insertAllThatFit } from '../store-rows.ts';
import { linesOf, rowsOf, type Segment } from './segment.ts';

export interface DrainParts {
  events: Pick<EventStore, 'insert' | 'insertFile'>;
  /** Called for each row that the engine refused and that was stored as rejected. */
  onSetAside: (protocol: Protocol) => void;
}

/** Rejects with `EventStoreError` if the store is unavailable; rows already inserted stay single after a retry. */
export async function drainSegment(segment: Segment, { events, onSetAside }: DrainParts): Promise<void> {
  for (const table of segment.lines.keys()) {
    try {
      await events.insertFile(table, linesOf(segment, table));
    } catch (error) {
      if (!(error instanceof EventStoreError) || error.kind !== 'insert') throw error;
      await insertAllThatFit(events, table, await rowsOf(segment, table), onSetAside);
    }
  }
}
