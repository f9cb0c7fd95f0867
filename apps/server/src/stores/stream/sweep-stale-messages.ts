/**
 * Recovers stale messages: the consumer has moved past them, or holds them without delivering, as seen with nats-server
 * 2.9 after several leaders were killed. They are read by sequence number, stored and deleted, so that none is lost;
 * those already stored become one row.
 */
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import type { EventRow } from '../events/event-rows.ts';
import type { EventStore } from '../events/event-store.ts';
import type { Protocol } from '../events/protocols.ts';
import { fromMessage } from './event-messages.ts';
import { EVENTS_SUBJECT, STREAM, WRITER, WRITER_SILENT_MS } from './jetstream-setup.ts';
import { storeRows } from './store-rows.ts';

const SWEEP_EVERY_MS = 5000;
/** After this time any writer has acknowledged, extended or lost its message. */
const STALE_AFTER_MS = 3 * WRITER_SILENT_MS;
const AT_ONCE = 500;

export interface SweepParts {
  events: Pick<EventStore, 'insert'>;
  onSetAside: (protocol: Protocol) => void;
}

/** Returns the number of recovered messages. Rejects if stream or store is unavailable; the next run tries again. */
export async function sweepStaleMessages(
  manager: Pick<JetStreamManager, 'streams' | 'consumers'>,
  { events, onSetAside }: SweepParts,
  nowMs: number,
  afterMs = STALE_AFTER_MS,
): Promise<number> {
  const { state } = await manager.streams.info(STREAM);
  if (state.messages === 0 || nowMs - Date.parse(state.first_ts) < afterMs) return 0;
  // A message never delivered is not stale: the event store is slow, or was unavailable.
  const { delivered } = await manager.consumers.info(STREAM, WRITER);
  const sequences: number[] = [];
  const rows: EventRow[] = [];
  for (let seq = state.first_seq; seq <= delivered.stream_seq && sequences.length < AT_ONCE; ) {
    // cast: the server accepts both, the client's type only one
    const from = { seq, next_by_subj: EVENTS_SUBJECT } as { seq: number };
    const message = await manager.streams.getMessage(STREAM, from);
    if (message === null || message.seq > delivered.stream_seq || nowMs - message.time.getTime() < afterMs) break;
    seq = message.seq + 1;
    const own = rowsOf(message.data);
    if (own === null) continue;
    rows.push(...own);
    sequences.push(message.seq);
  }
  const failed = await storeRows(events, rows, onSetAside);
  if (failed.size > 0) throw new Error([...failed.values()].join('; '));
  for (const seq of sequences) await manager.streams.deleteMessage(STREAM, seq, false).catch(() => {}); // another writer has deleted it
  return sequences.length;
}

/** Null for a message that this version cannot read: it stays, and the writer reports it. */
function rowsOf(payload: Uint8Array): EventRow[] | null {
  try {
    return fromMessage(payload);
  } catch {
    return null;
  }
}

/** Runs until stopped. */
export function startSweeping({
  connection,
  log,
  ...parts
}: SweepParts & { connection: NatsConnection; log: Pick<FastifyBaseLogger, 'warn'> }): () => Promise<void> {
  let sweeping: Promise<void> | null = null;
  const sweep = async () => {
    try {
      const manager = await jetstreamManager(connection, { checkAPI: false });
      const drained = await sweepStaleMessages(manager, parts, Date.now());
      if (drained > 0) log.warn({ part: 'writer', drained }, 'stale messages were recovered');
    } catch (error) {
      if (!connection.isClosed()) log.warn({ part: 'writer', err: error }, 'stale messages could not be checked');
    }
    sweeping = null;
  };
  const timer = setInterval(() => {
    sweeping ??= sweep();
  }, SWEEP_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
