/**
 * The stream between many collectors and many writers: NATS JetStream. The caller is answered when enough servers have
 * its events (S-03); a writer moves them into the event store (`jetstream-writer.ts`).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type JetStreamManager, jetstream } from '@nats-io/jetstream';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { createConcurrencyLimiter } from '../events/concurrency-limiter.ts';
import type { EventRow } from '../events/event-rows.ts';
import { charactersOf, QUEUE_CHARACTERS, QUEUE_ROWS } from './append-limits.ts';
import { type EventMessage, fromMessage, toMessages } from './event-messages.ts';
import { type EventStream, SETTLED_WITHIN_MS, StreamError } from './event-stream.ts';
import { codeOfApi, EVENTS_SUBJECT, LIVE_SUBJECT, STREAM } from './jetstream-setup.ts';

/** Most publications in flight; more increase latency without throughput. */
const IN_FLIGHT = 1024;
const ACK_WITHIN_MS = 2000;
/** A leader election takes some 7 s; after this, tell the client to retry. */
const TIMEOUT_MS = 9000;
const RETRY_DELAY_MS = 100;
/** Bytes reserved for message headers. */
const PAYLOAD_SHARE = 0.9;
const POLL_INTERVAL_MS = 50;

/** STREAM_STORE_FAILED (stream full), INSUFFICIENT_RESOURCES, STORAGE_RESOURCES_EXCEEDED */
const FULL_CODES = new Set([10077, 10023, 10047]);

export interface JetStreamOptions {
  connection: NatsConnection;
  manager: Pick<JetStreamManager, 'streams'>;
  timeoutMs?: number;
  /** Called with the time until each append became durable, seconds, and its number of rows. */
  onCommit?: (seconds: number, rows: number) => void;
}

export function createJetStream(options: JetStreamOptions): EventStream {
  const { connection, manager, timeoutMs = TIMEOUT_MS, onCommit } = options;
  const client = jetstream(connection, { checkAPI: false });
  const publishing = createConcurrencyLimiter('publications', IN_FLIGHT, Number.POSITIVE_INFINITY);
  const listeners = new Set<(rows: readonly EventRow[]) => void>();
  const pending = new Set<Promise<void>>();
  let subscription: Subscription | null = null;
  let waitingRows = 0;
  let waitingCharacters = 0;
  let isClosed = false;

  /** Retries with the same message id: a message that arrived without its acknowledgement is not duplicated. */
  const publish = async ({ id, payload }: EventMessage): Promise<void> => {
    const giveUpAt = performance.now() + timeoutMs;
    for (;;) {
      try {
        const { duplicate } = await client.publish(EVENTS_SUBJECT, payload, { msgID: id, timeout: ACK_WITHIN_MS });
        if (!duplicate) connection.publish(LIVE_SUBJECT, payload);
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (FULL_CODES.has(codeOfApi(error) ?? 0)) throw new StreamError('full', reason);
        if (performance.now() > giveUpAt || connection.isClosed()) throw new StreamError('unavailable', reason);
        await pause(RETRY_DELAY_MS);
      }
    }
  };

  const publishAll = async (rows: readonly EventRow[]): Promise<void> => {
    const startedAt = performance.now();
    const mostBytes = (connection.info?.max_payload ?? 1_000_000) * PAYLOAD_SHARE;
    const results = await Promise.allSettled(
      toMessages(rows, mostBytes).map((message) => publishing.run(() => publish(message))),
    );
    onCommit?.((performance.now() - startedAt) / 1000, rows.length);
    const refused = results.find((result) => result.status === 'rejected');
    if (refused) throw refused.reason;
  };

  const follow = () => {
    subscription ??= connection.subscribe(LIVE_SUBJECT, {
      callback: (error, message) => {
        if (error) return;
        const rows = fromMessage(message.data);
        for (const listener of listeners) listener(rows);
      },
    });
  };

  return {
    append: async (rows) => {
      if (isClosed) throw new StreamError('unavailable', 'the server is closing');
      if (rows.length === 0) return;
      const characters = charactersOf(rows);
      if (waitingRows + rows.length > QUEUE_ROWS || waitingCharacters + characters > QUEUE_CHARACTERS) {
        throw new StreamError('full', `${waitingRows} rows are waiting already`);
      }
      waitingRows += rows.length;
      waitingCharacters += characters;
      const appending = publishAll(rows).finally(() => {
        waitingRows -= rows.length;
        waitingCharacters -= characters;
        pending.delete(appending);
      });
      pending.add(appending);
      return appending;
    },
    onAppended: (listener) => {
      listeners.add(listener);
      follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        subscription?.unsubscribe();
        subscription = null;
      };
    },
    depth: () => waitingRows,
    backlog: async () => {
      const { state } = await manager.streams.info(STREAM);
      const lagS = state.messages > 0 ? Math.max(0, (Date.now() - Date.parse(state.first_ts)) / 1000) : 0;
      return { events: state.messages, bytes: state.bytes, lagS };
    },
    settle: async () => {
      await Promise.allSettled(pending);
      const giveUpAt = performance.now() + SETTLED_WITHIN_MS;
      const stateOf = async () => (await manager.streams.info(STREAM)).state;
      const { last_seq } = await stateOf().catch(unavailable);
      for (;;) {
        const { first_seq, messages } = await stateOf().catch(unavailable);
        if (messages === 0 || first_seq > last_seq) return;
        if (performance.now() > giveUpAt) {
          throw new StreamError('unavailable', `${messages} events still wait for the role write`);
        }
        await pause(POLL_INTERVAL_MS);
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(pending);
      subscription?.unsubscribe();
    },
  };
}

function unavailable(error: unknown): never {
  throw new StreamError('unavailable', error instanceof Error ? error.message : String(error));
}
