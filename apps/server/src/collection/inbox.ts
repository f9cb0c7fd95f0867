/**
 * Processes a beacon: decode, steps, make durable, answer. Invalid events are stored as rejected; repeats of durable
 * events are answered at once.
 */
import type { Metrics } from '../http/monitoring/metrics.ts';
import type { Named } from '../ingest/company.ts';
import { type CountCompany, createCompanyCounter } from '../ingest/count-company.ts';
import { eventIdOf } from '../ingest/event-id.ts';
import { type Received, targetOf } from '../ingest/received.ts';
import { toRejectedRow } from '../ingest/rejected-row.ts';
import type { Rejection } from '../ingest/rejection.ts';
import type { DecodedRow } from '../ingest/steps/decoded-row.ts';
import { runSteps } from '../ingest/steps/steps.ts';
import type { EventRow } from '../stores/events/event-rows.ts';
import { type EventStream, StreamError, type StreamFailure } from '../stores/stream/event-stream.ts';
import { createSetAsideBudget, unknownSuite } from './known-suites.ts';
import type { Decode } from './protocols/decode.ts';
import { createRecentIds } from './recent-ids.ts';

/** `apart`: for an unknown suite; answered like `accepted`, stored as rejected within a limit. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'repeated' }
  | { kind: 'apart' }
  | { kind: 'rejected'; rejection: Rejection };

/** `unavailable`: nothing is guaranteed, the client must resend everything. */
export type Receipt = { kind: 'received'; outcomes: Outcome[] } | { kind: 'unavailable'; why: StreamFailure };

export interface Inbox {
  /**
   * Processes the events of one request. Outcomes in the order of the events, once all are durable. Never throws for
   * client input.
   */
  receive(received: readonly Received[]): Promise<Receipt>;
  /** The same for events that were separate requests. */
  receiveEach(received: readonly Received[]): Promise<Receipt>;
  /** Stores a request refused before decoding (too long, not UTF-8). */
  refuse(received: Received, rejection: Rejection): Promise<Receipt>;
}

export type InboxMetrics = Pick<
  Metrics,
  'received' | 'accepted' | 'repeated' | 'rejected' | 'droppedApart' | 'refused'
>;

/** For what is no request of a visitor: the demo's past, benches. */
export const UNCOUNTED: InboxMetrics = {
  received() {},
  accepted() {},
  repeated() {},
  rejected() {},
  droppedApart() {},
  refused() {},
};

export interface InboxOptions {
  stream: Pick<EventStream, 'append'>;
  metrics: InboxMetrics;
  decode: Decode;
  /** Sets the counts by which reports find forged events. */
  countCompany?: CountCompany;
}

interface Taken {
  outcome: Outcome;
  id: string;
  rows: readonly EventRow[];
  /** Its first row for a known suite, if any. */
  first?: DecodedRow | undefined;
  /** Names in the event, if readable. */
  named?: Named | null;
  /** Outcome of its part for unknown suites, if any. */
  apart?: 'kept' | 'dropped';
}

export function createInbox(options: InboxOptions): Inbox {
  const { stream, metrics, decode, countCompany = createCompanyCounter() } = options;
  const durable = createRecentIds();
  const hasRoomApart = createSetAsideBudget();

  const rejected = (received: Received, rejection: Rejection): Taken => {
    const row = toRejectedRow(received, rejection);
    return { outcome: { kind: 'rejected', rejection }, id: row.event_id, rows: [{ table: 'rejected', row }] };
  };

  const take = (received: Received): Taken => {
    const id = eventIdOf(targetOf(received));
    if (durable.has(id)) return { outcome: { kind: 'repeated' }, id, rows: [] };
    const decoded = decode(received, id);
    if (!decoded.ok) return rejected(received, decoded.error);
    const { unknown, named, ...admitted } = decoded.value;
    const rows = admitted.rows.map((entry) => runSteps(entry, received));
    const [first] = rows;
    if (unknown.length === 0) return { outcome: { kind: 'accepted' }, id, rows, first, named };
    const outcome = { kind: rows.length > 0 ? 'accepted' : 'apart' } as const;
    if (!hasRoomApart(received)) return { outcome, id, rows, first, named, apart: 'dropped' };
    const aside = rejected(received, unknownSuite(unknown)).rows;
    return { outcome, id, rows: [...rows, ...aside], first, named, apart: 'kept' };
  };

  const count = ({ protocol }: Received, { outcome, apart }: Taken) => {
    if (apart === 'kept') metrics.rejected(protocol, 'unknownSuite');
    if (apart === 'dropped') metrics.droppedApart(protocol);
    if (outcome.kind === 'rejected') metrics.rejected(protocol, outcome.rejection.reason);
    else if (outcome.kind !== 'apart') metrics[outcome.kind](protocol);
  };

  const keep = async (all: readonly Received[], taken: readonly Taken[]): Promise<Receipt> => {
    for (const { protocol } of all) metrics.received(protocol);
    try {
      await stream.append(taken.flatMap((one) => one.rows));
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
      metrics.refused(error.kind);
      return { kind: 'unavailable', why: error.kind };
    }
    taken.forEach((one, i) => {
      if (one.outcome.kind === 'accepted' || one.apart === 'kept') durable.add(one.id);
      const received = all[i];
      if (received) count(received, one);
    });
    return { kind: 'received', outcomes: taken.map((one) => one.outcome) };
  };

  const receive = (all: readonly Received[], isOneRequest: boolean) => {
    const taken = withoutDuplicates(all.map(take));
    countCompany(all, taken, isOneRequest);
    return keep(all, taken);
  };

  return {
    receive: (all) => receive(all, true),
    receiveEach: (all) => receive(all, false),
    refuse: (received, rejection) => keep([received], [rejected(received, rejection)]),
  };
}

/** An event repeated within a batch is written once. */
function withoutDuplicates(taken: readonly Taken[]): readonly Taken[] {
  if (taken.length < 2) return taken;
  const seen = new Set<string>();
  return taken.map((one) => {
    if (one.outcome.kind === 'rejected' || !seen.has(one.id)) {
      seen.add(one.id);
      return one;
    }
    return { id: one.id, outcome: { kind: 'repeated' }, rows: [] };
  });
}
