/** Connection to NATS, and the stream and consumer shared by all our processes (S-05). */
import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { type JetStreamSettings, OPEN_TIMEOUT_MS, retry } from './connect-nats.ts';

export const STREAM = 'SINTONIA';
/** Subject of collected events, stored durably. */
export const EVENTS_SUBJECT = 'sintonia.events';
/** Subject of notifications about durable events, for current listeners. */
export const LIVE_SUBJECT = 'sintonia.live';
export const WRITER = 'writer';

/** Deduplication window on arrival; a later repeat becomes one row in the event store. */
const REMEMBERED_MS = 120_000;
/** A message that a writer neither acknowledged nor extended is redelivered to another after this. */
export const WRITER_SILENT_MS = 10_000;
/** Most unacknowledged messages of all writers together. */
const HELD_MESSAGES = 10_000;

/** Creates or updates the stream and its consumer for this version. Idempotent. */
export async function setUpStream(connection: NatsConnection, settings: JetStreamSettings): Promise<JetStreamManager> {
  const { replicas, maxBytes, timeoutMs = OPEN_TIMEOUT_MS } = settings;
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const changeable = {
    subjects: [EVENTS_SUBJECT],
    max_bytes: maxBytes,
    num_replicas: replicas,
    duplicate_window: nanos(REMEMBERED_MS),
    // A full stream refuses, and clients retry: old events are never dropped for new ones.
    discard: DiscardPolicy.New,
  };
  const make = async () => {
    const stream = {
      ...changeable,
      name: STREAM,
      storage: StorageType.File,
      // Messages are deleted on acknowledgement: the stream has exactly the events that are not in the event store.
      retention: RetentionPolicy.Workqueue,
    };
    await manager.streams.add(stream).catch((error: unknown) => {
      if (isUsedDifferently(error)) return manager.streams.update(STREAM, changeable);
      throw error;
    });
    const limits = { ack_wait: nanos(WRITER_SILENT_MS), max_ack_pending: HELD_MESSAGES, max_deliver: -1 };
    const consumer = { durable_name: WRITER, ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All };
    await manager.consumers.add(STREAM, { ...consumer, ...limits }).catch((error: unknown) => {
      if (isUsedDifferently(error)) return manager.consumers.update(STREAM, WRITER, limits);
      throw error;
    });
  };
  await retry(timeoutMs, make, `NATS does not keep the stream ${STREAM} with ${replicas} replicas`);
  return manager;
}

/** STREAM_NAME_EXIST, CONSUMER_ALREADY_EXISTS: exists with another configuration */
const isUsedDifferently = (error: unknown): boolean => [10058, 10148].includes(codeOfApi(error) ?? 0);

/** JetStream's error number; null if it is not a JetStream error. */
export const codeOfApi = (error: unknown): number | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null;
