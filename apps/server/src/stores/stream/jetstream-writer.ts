/**
 * Role `write`: moves events from the stream into the event store, in batches. A message is acknowledged after its
 * insert; if a writer is killed in between, another one repeats the insert, which gives one row (S-03).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type ConsumerMessages, type JsMsg, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import type { EventRow } from '../events/event-rows.ts';
import type { EventStore } from '../events/event-store.ts';
import type { Protocol } from '../events/protocols.ts';
import { fromMessage } from './event-messages.ts';
import { STREAM, WRITER, WRITER_SILENT_MS } from './jetstream-setup.ts';
import { storeRows } from './store-rows.ts';
import { startSweeping } from './sweep-stale-messages.ts';

/** How long the first message of a batch waits for more: a ClickHouse server needs few, large inserts. */
const LINGER_MS = 200;
const GROUP_MESSAGES = 2500;
/** Interval at which it extends the acknowledgement deadline of its messages. */
const WORKING_EVERY_MS = WRITER_SILENT_MS / 3;
/** Messages per pull request. */
const FETCHED_MESSAGES = 2000;
/** Expiry of a pull request; requests unknown to a new leader are repeated afterwards. */
const REQUEST_MS = 5000;
/** Idle heartbeat; twice this without a message means that the leader is gone. */
const HEARTBEAT_MS = 1000;
/** Delay before a failed insert is retried. */
const RETRY_DELAY_MS = 1000;
/** Delay for unreadable messages: they wait for a version that can read them, and are never deleted. */
const UNREADABLE_RETRY_DELAY_MS = 300_000;

export interface WriterOptions {
  connection: NatsConnection;
  events: Pick<EventStore, 'insert'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  lingerMs?: number;
  /** Called with the duration of each insert, seconds, and its number of rows. */
  onCommit?: (seconds: number, rows: number) => void;
  onSetAside?: (protocol: Protocol) => void;
}

export interface StreamWriter {
  /** Stores and acknowledges its messages, and takes no more. */
  close(): Promise<void>;
}

interface Held {
  message: JsMsg;
  rows: readonly EventRow[];
}

export function startWriter(options: WriterOptions): StreamWriter {
  const { connection, events, log, lingerMs = LINGER_MS, onCommit, onSetAside = () => {} } = options;
  const waiting: Held[] = [];
  /** Messages taken and neither acknowledged nor returned. */
  const held = new Set<JsMsg>();
  let draining: Promise<void> | null = null;
  let isClosed = false;
  let messages: ConsumerMessages | null = null;

  const commit = async (group: readonly Held[]): Promise<void> => {
    const rows = group.flatMap((held) => held.rows);
    const startedAt = performance.now();
    const failed = await storeRows(events, rows, onSetAside);
    const stored = rows.filter(({ table }) => !failed.has(table)).length;
    if (stored > 0) onCommit?.((performance.now() - startedAt) / 1000, stored);
    for (const { message, rows: own } of group) {
      held.delete(message);
      if (own.some(({ table }) => failed.has(table))) message.nak(RETRY_DELAY_MS);
      else message.ack();
    }
    if (failed.size === 0) return;
    log.warn({ part: 'writer', failed: Object.fromEntries(failed) }, 'the event store refused an insert; retrying');
    if (!isClosed) await pause(RETRY_DELAY_MS);
  };

  const drain = async (): Promise<void> => {
    if (!isClosed) await pause(lingerMs);
    while (waiting.length > 0) await commit(waiting.splice(0, GROUP_MESSAGES));
    draining = null;
  };

  const take = (message: JsMsg) => {
    try {
      waiting.push({ message, rows: fromMessage(message.data) });
      held.add(message);
    } catch (error) {
      log.error({ part: 'writer', err: error, sequence: message.seq }, 'a message is not readable; it is retained');
      message.nak(UNREADABLE_RETRY_DELAY_MS);
      return;
    }
    draining ??= drain();
  };

  const consume = async (): Promise<void> => {
    const consumer = await jetstream(connection, { checkAPI: false }).consumers.get(STREAM, WRITER);
    messages = await consumer.consume({
      max_messages: FETCHED_MESSAGES,
      expires: REQUEST_MS,
      idle_heartbeat: HEARTBEAT_MS,
    });
    if (isClosed) return void (await messages.close());
    for await (const message of messages) take(message);
  };

  const run = async (): Promise<void> => {
    while (!isClosed && !connection.isClosed()) {
      await consume().catch((error: unknown) => {
        if (!isClosed) log.warn({ part: 'writer', err: error }, 'the stream cannot be read; retrying');
      });
      if (!isClosed) await pause(RETRY_DELAY_MS);
    }
  };
  void run();
  const working = setInterval(() => {
    for (const message of held) message.working();
  }, WORKING_EVERY_MS);
  const stopSweeping = startSweeping({ connection, events, log, onSetAside });

  return {
    close: async () => {
      isClosed = true;
      await messages?.close();
      await draining;
      await stopSweeping();
      clearInterval(working);
      await connection.flush();
    },
  };
}
