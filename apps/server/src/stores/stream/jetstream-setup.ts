/** Connection to NATS, and the stream and consumer shared by all our processes (S-05). */
import { setTimeout as pause } from 'node:timers/promises';
import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import { StreamError } from './event-stream.ts';

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
/** Time to wait for servers that are starting at the same time and electing a leader. */
const OPEN_TIMEOUT_MS = 30_000;
const OPEN_RETRY_MS = 250;
const RECONNECT_MS = 250;

export interface JetStreamSettings {
  /** `nats://user:password@host:4222`; user and password of the first are used for all. */
  servers: readonly string[];
  replicas: number;
  /** Limit of bytes waiting for the writers. */
  maxBytes: number;
  timeoutMs?: number;
}

/** Rejects with `StreamError` if no server is reachable. Reconnects indefinitely afterwards. */
export async function connectNats({
  servers,
  timeoutMs = OPEN_TIMEOUT_MS,
}: JetStreamSettings): Promise<NatsConnection> {
  const addresses = servers.map((server) => new URL(server));
  const [first] = addresses;
  const options = {
    servers: addresses.map(({ host }) => host),
    ...(first?.username && { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) }),
    ...(first?.protocol === 'tls:' && { tls: {} }),
    name: 'sintonia',
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    ignoreAuthErrorAbort: true,
  };
  return retry(timeoutMs, () => connect(options), `NATS_URL=${options.servers.join(',')} cannot be reached`);
}

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

async function retry<T>(timeoutMs: number, work: () => Promise<T>, whatFailed: string): Promise<T> {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (Date.now() > giveUpAt) throw new StreamError('unavailable', `${whatFailed}: ${reason}`);
      await pause(OPEN_RETRY_MS);
    }
  }
}
