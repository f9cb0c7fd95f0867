/** Erasure of a visitor's events, complete and proven: afterwards they are counted again (I-04, R-07). */
import type { EventTable } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { countEvents, visitorEvents } from './visitor-events.ts';

export interface Erasure {
  erased: Record<EventTable, number>;
  /** Playback sessions that were the visitor's. */
  sessions: number;
  /** Events still there. Above 0 only when the visitor goes on sending faster than they can be erased. */
  remaining: number;
}

export interface ErasureParts {
  events: Pick<EventStore, 'query' | 'remove'>;
  stream: Pick<EventStream, 'settle'>;
}

/** Events of the visitor may arrive while others are erased. */
const ROUNDS = 3;

/** Rejects with `EventStoreError` when the store fails; asking again goes on where it was cut. */
export async function eraseVisitor({ events, stream }: ErasureParts, visitorId: string): Promise<Erasure> {
  const erasure: Erasure = { erased: { hits: 0, playback: 0, rejected: 0 }, sessions: 0, remaining: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    await stream.settle(); // what waits to become durable is erased too
    const found = await visitorEvents(events, visitorId);
    const counts = await countEvents(events, found);
    erasure.remaining = counts.hits + counts.playback + counts.rejected;
    if (erasure.remaining === 0) break;
    erasure.sessions += found.sessions;
    // Playback last: its rows say which sessions were the visitor's, should this be cut half-way.
    for (const table of ['rejected', 'hits', 'playback'] as const) {
      if (counts[table] === 0) continue;
      await events.remove(table, found.conditions[table].sql, found.conditions[table].params);
      erasure.erased[table] += counts[table];
    }
    const after = await countEvents(events, found);
    erasure.remaining = after.hits + after.playback + after.rejected;
  }
  return erasure;
}
