/** Sets the counts on arriving events by which reports exclude forged ones (`stores/events/counted-events.ts`). */
import type { EventRow } from '../stores/events/event-rows.ts';
import { createClaimedTime } from './claimed-time.ts';
import { countRequest, createSourceCounter, type Named } from './forgery-signals.ts';
import type { Received } from './received.ts';
import type { DecodedRow } from './steps/decoded-row.ts';

interface Event {
  rows: readonly EventRow[];
  /** Its first row for a known suite, if any. */
  first?: DecodedRow | undefined;
  /** Names in the event, if readable. */
  named?: Named | null;
}

/**
 * @param received in the same order as `events`
 * @param isOneRequest whether all arrived in one request; else each in its own
 */
export type CountForgerySignals = (
  received: readonly Received[],
  events: readonly Event[],
  isOneRequest: boolean,
) => void;

export function createForgerySignalCounter(): CountForgerySignals {
  const arrivalsOf = createSourceCounter();
  const claimedAhead = createClaimedTime();
  return (received, events, isOneRequest) => {
    for (const request of isOneRequest ? [events] : events.map((event) => [event])) {
      const ofRequest = countRequest(request.map(({ named = null }) => named));
      for (const { row } of request.flatMap(({ rows }) => rows)) Object.assign(row, ofRequest);
    }
    events.forEach(({ named = null, rows, first }, i) => {
      const one = received[i];
      if (one === undefined) return;
      const source_arrivals = arrivalsOf(one, named);
      const claimed_ahead_s = named && first ? claimedAhead(one, named, first) : 0;
      for (const { row } of rows) {
        row.source_arrivals = source_arrivals;
        row.claimed_ahead_s = claimed_ahead_s;
      }
    });
  };
}
