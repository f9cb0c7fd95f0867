import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { StreamError } from './event-stream.ts';

/** Time to wait for servers that are starting at the same time and electing a leader. */
export const OPEN_TIMEOUT_MS = 30_000;
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

export async function retry<T>(timeoutMs: number, work: () => Promise<T>, whatFailed: string): Promise<T> {
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
