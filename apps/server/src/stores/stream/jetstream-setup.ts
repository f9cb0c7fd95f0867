/** The connection to NATS, and the stream and consumer that all our processes share (S-05). */
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
/** Where collectors publish what must not be lost. */
export const EVENTS_SUBJECT = 'sintonia.events';
/** Where they tell of what has become durable, for whoever listens right now. */
export const LIVE_SUBJECT = 'sintonia.live';
export const WRITER = 'writer';

/** A repeat within this is dropped on arrival; a later one becomes one row in the event store. */
const REMEMBERED_MS = 120_000;
/** What a writer took and neither acknowledged nor said to be working on goes to another after this. */
export const WRITER_SILENT_MS = 10_000;
/** Messages that writers hold together without having acknowledged them. */
const HELD_MESSAGES = 10_000;
/** Servers that are being started with everything else, and have yet to choose a leader. */
const OPEN_TIMEOUT_MS = 30_000;
const OPEN_RETRY_MS = 250;
const RECONNECT_MS = 250;

export interface JetStreamSettings {
  /** `nats://user:password@host:4222`; user and password of the first are used for all. */
  servers: readonly string[];
  replicas: number;
  /** Bytes that may wait for the writers. */
  maxBytes: number;
  timeoutMs?: number;
}

/** Rejects with `StreamError` when no server can be reached. It reconnects by itself for ever after. */
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

/** Makes the stream and its consumer as this version needs them; the same again changes nothing. */
export async function setUpStream(connection: NatsConnection, settings: JetStreamSettings): Promise<JetStreamManager> {
  const { replicas, maxBytes, timeoutMs = OPEN_TIMEOUT_MS } = settings;
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const changeable = {
    subjects: [EVENTS_SUBJECT],
    max_bytes: maxBytes,
    num_replicas: replicas,
    duplicate_window: nanos(REMEMBERED_MS),
    // When it is full it refuses, and the client is asked to come again: nothing old is dropped for something new.
    discard: DiscardPolicy.New,
  };
  const make = async () => {
    const stream = {
      ...changeable,
      name: STREAM,
      storage: StorageType.File,
      // A message goes when a writer acknowledged it: what waits is exactly what is not in the event store.
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

/** STREAM_NAME_EXIST, CONSUMER_ALREADY_EXISTS: with another configuration */
const isUsedDifferently = (error: unknown): boolean => [10058, 10148].includes(codeOfApi(error) ?? 0);

/** JetStream's error number, null when it is not JetStream's error. */
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
