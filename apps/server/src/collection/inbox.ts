/**
 * Processes a beacon: decode, steps, make durable, answer. Invalid events are stored as rejected; repeats of durable
 * events are answered at once.
 */

import { type CountForgerySignals, createForgerySignalCounter } from '../ingest/count-forgery-signals.ts';
import { eventIdOf } from '../ingest/event-id.ts';
import type { Named } from '../ingest/forgery-signals.ts';
import { type Received, targetOf } from '../ingest/received.ts';
import { toRejectedRow } from '../ingest/rejected-row.ts';
import type { Rejection } from '../ingest/rejection.ts';
import type { DecodedRow } from '../ingest/steps/decoded-row.ts';
import { runSteps } from '../ingest/steps/steps.ts';
import type { EventRow } from '../stores/events/event-rows.ts';
import { type EventStream, StreamError } from '../stores/stream/event-stream.ts';
import type { InboxMetrics } from './inbox-metrics.ts';
import { createUnknownSuiteBudget, unknownSuite } from './known-suites.ts';
import type { Decode } from './protocols/decode.ts';
import type { Outcome, Receipt } from './receipt.ts';
import { createRecentIds } from './recent-ids.ts';

export interface Inbox {
  /**
   * Processes the events of one request. Outcomes in the order of the events, once all are durable. Never throws for
   * client input.
   */
  receive(received: readonly Received[]): Promise<Receipt>;
  /** Like `receive`, for events that were separate requests. */
  receiveEach(received: readonly Received[]): Promise<Receipt>;
  /** Stores a request refused before decoding (too long, not UTF-8). */
  refuse(received: Received, rejection: Rejection): Promise<Receipt>;
}

export interface InboxOptions {
  stream: Pick<EventStream, 'append'>;
  metrics: InboxMetrics;
  decode: Decode;
  /** Sets the counts by which reports find forged events. */
  countForgerySignals?: CountForgerySignals;
}

interface Processed {
  outcome: Outcome;
  id: string;
  rows: readonly EventRow[];
  /** Its first row for a known suite, if any. */
  first?: DecodedRow | undefined;
  /** Names in the event, if readable. */
  named?: Named | null;
  /** Outcome of its part for unknown suites, if any. */
  unknownPart?: 'quarantined' | 'dropped';
}

export function createInbox(options: InboxOptions): Inbox {
  const { stream, metrics, decode, countForgerySignals = createForgerySignalCounter() } = options;
  const durable = createRecentIds();
  const hasQuarantineRoom = createUnknownSuiteBudget();

  const rejected = (received: Received, rejection: Rejection): Processed => {
    const row = toRejectedRow(received, rejection);
    return { outcome: { kind: 'rejected', rejection }, id: row.event_id, rows: [{ table: 'rejected', row }] };
  };

  const process = (received: Received): Processed => {
    const id = eventIdOf(targetOf(received));
    if (durable.has(id)) return { outcome: { kind: 'repeated' }, id, rows: [] };
    const decoded = decode(received, id);
    if (!decoded.ok) return rejected(received, decoded.error);
    const { unknown, named, ...admitted } = decoded.value;
    const rows = admitted.rows.map((entry) => runSteps(entry, received));
    const [first] = rows;
    if (unknown.length === 0) return { outcome: { kind: 'accepted' }, id, rows, first, named };
    const outcome = { kind: rows.length > 0 ? 'accepted' : 'unknownSuite' } as const;
    if (!hasQuarantineRoom(received)) return { outcome, id, rows, first, named, unknownPart: 'dropped' };
    const quarantined = rejected(received, unknownSuite(unknown)).rows;
    return { outcome, id, rows: [...rows, ...quarantined], first, named, unknownPart: 'quarantined' };
  };

  const count = ({ protocol }: Received, { outcome, unknownPart }: Processed) => {
    if (unknownPart === 'quarantined') metrics.rejected(protocol, 'unknownSuite');
    if (unknownPart === 'dropped') metrics.droppedUnknownSuite(protocol);
    if (outcome.kind === 'rejected') metrics.rejected(protocol, outcome.rejection.reason);
    else if (outcome.kind !== 'unknownSuite') metrics[outcome.kind](protocol);
  };

  const persist = async (all: readonly Received[], processed: readonly Processed[]): Promise<Receipt> => {
    for (const { protocol } of all) metrics.received(protocol);
    try {
      await stream.append(processed.flatMap((one) => one.rows));
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
      metrics.refused(error.kind);
      return { kind: 'unavailable', why: error.kind };
    }
    processed.forEach((one, i) => {
      if (one.outcome.kind === 'accepted' || one.unknownPart === 'quarantined') durable.add(one.id);
      const received = all[i];
      if (received) count(received, one);
    });
    return { kind: 'received', outcomes: processed.map((one) => one.outcome) };
  };

  const receive = (all: readonly Received[], isOneRequest: boolean) => {
    const processed = withoutDuplicates(all.map(process));
    countForgerySignals(all, processed, isOneRequest);
    return persist(all, processed);
  };

  return {
    receive: (all) => receive(all, true),
    receiveEach: (all) => receive(all, false),
    refuse: (received, rejection) => persist([received], [rejected(received, rejection)]),
  };
}

/** An event repeated within a batch is written once. */
function withoutDuplicates(processed: readonly Processed[]): readonly Processed[] {
  if (processed.length < 2) return processed;
  const seen = new Set<string>();
  return processed.map((one) => {
    if (one.outcome.kind === 'rejected' || !seen.has(one.id)) {
      seen.add(one.id);
      return one;
    }
    return { id: one.id, outcome: { kind: 'repeated' }, rows: [] };
  });
}
