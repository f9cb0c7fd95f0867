/** Erases a visitor's events completely and verifies it by counting them afterwards (I-04, R-07). */
import type { Erasure } from '@sintonia/contracts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { countEvents, visitorEvents } from './visitor-events.ts';

export interface ErasureParts {
  events: Pick<EventStore, 'query' | 'remove'>;
  stream: Pick<EventStream, 'settle'>;
}

/** Repeated, because events of the visitor may arrive meanwhile. */
const ROUNDS = 3;

/** Rejects with `EventStoreError` on failure; a retry continues where it stopped. */
export async function eraseVisitor({ events, stream }: ErasureParts, visitorId: string): Promise<Erasure> {
  const erasure: Erasure = { erased: { hits: 0, playback: 0, rejected: 0 }, sessions: 0, remaining: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    await stream.settle(); // so that waiting events are erased too
    const found = await visitorEvents(events, visitorId);
    const counts = await countEvents(events, found);
    erasure.remaining = counts.hits + counts.playback + counts.rejected;
    if (erasure.remaining === 0) break;
    erasure.sessions += found.sessions;
    // Playback last: after an interruption its rows still identify the visitor's sessions.
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

/** What an erasure removed, for the audit log. */
export const erasureDetail = ({ erased, sessions, remaining }: Erasure): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...erased, sessions, remaining }).map(([name, count]) => [name, String(count)]));
