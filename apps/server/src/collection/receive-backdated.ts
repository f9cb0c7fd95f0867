/**
 * Receives the demo's requests like any event: decoded, marked, made durable. Only the clock differs: the time of
 * receipt is the time of sending, which no client can request (S-06). Only for the demo's own suite.
 */

import { protocolOf, type Received } from '../ingest/received.ts';
import { splitTarget } from '../ingest/request-to-received.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { createInbox } from './inbox.ts';
import { NO_METRICS } from './inbox-metrics.ts';
import { createDecode } from './protocols/decode.ts';

/** Time between sending and receipt, ms. */
const NETWORK_MS = 80;
const ADDRESS = '127.0.0.1';

/** A request, its time and its browser. */
export interface BackdatedRequest {
  atMs: number;
  userAgent: string;
  /** Path and query. */
  line: string;
  /** Set if the first attempt failed: the device's clock when its outbox sends the request again (M-10). */
  resentClockMs?: number;
}

/** Resolves to false if the stream accepts nothing at present; then nothing is guaranteed. */
export type ReceiveBackdated = (requests: readonly BackdatedRequest[]) => Promise<boolean>;

export function createReceiveBackdated(stream: Pick<EventStream, 'append'>, suite: string): ReceiveBackdated {
  const inbox = createInbox({ stream, metrics: NO_METRICS, decode: createDecode(suite, new Set([suite])) });
  return async (requests) => (await inbox.receiveEach(requests.map(toReceived))).kind === 'received';
}

function toReceived({ atMs, userAgent, line, resentClockMs }: BackdatedRequest): Received {
  const [path, query] = splitTarget(line);
  const receivedAtMs = Math.round(atMs) + NETWORK_MS;
  return {
    protocol: protocolOf(path),
    method: 'GET',
    path,
    query,
    receivedAtMs,
    userAgent,
    address: ADDRESS,
    ...(resentClockMs !== undefined && { resent: { clockMs: resentClockMs } }),
  };
}
