/**
 * Receives the demo's requests like any event: decoded, marked, made durable. Only the clock differs: the time of
 * receipt is the time of sending, which no client can request (S-06). Only for the demo's own suite.
 */

import { protocolOf, type Received } from '../ingest/received.ts';
import { splitTarget } from '../ingest/request-to-received.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { createInbox } from './inbox.ts';
import { UNCOUNTED } from './inbox-metrics.ts';
import { createDecode } from './protocols/decode.ts';

/** Time of the request, ms. */
const ON_ITS_WAY_MS = 80;
const ADDRESS = '127.0.0.1';

/** A request, its time and its browser. */
export interface PastRequest {
  atMs: number;
  userAgent: string;
  /** Path and query. */
  line: string;
  /** When it failed at first: the device's clock as its outbox sends it again (M-10). */
  resentClockMs?: number;
}

/** Resolves to false if the stream accepts nothing at present; then nothing is guaranteed. */
export type ReceivePast = (requests: readonly PastRequest[]) => Promise<boolean>;

export function createReceivePast(stream: Pick<EventStream, 'append'>, suite: string): ReceivePast {
  const inbox = createInbox({ stream, metrics: UNCOUNTED, decode: createDecode(suite, new Set([suite])) });
  return async (requests) => (await inbox.receiveEach(requests.map(toReceived))).kind === 'received';
}

function toReceived({ atMs, userAgent, line, resentClockMs }: PastRequest): Received {
  const [path, query] = splitTarget(line);
  const receivedAtMs = Math.round(atMs) + ON_ITS_WAY_MS;
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
