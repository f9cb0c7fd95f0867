/**
 * The demo's requests on the way that every event takes: decoded, marked, made durable. Only the clock is another one: each
 * is received when its browser sent it, which no client can ask for (S-06). They go into a suite of their own alone.
 */

import type { EventStream } from '../stores/stream/event-stream.ts';
import { createDecode } from './decode.ts';
import { createInbox, type InboxMetrics } from './inbox.ts';
import { protocolOf, type Received } from './received.ts';
import { splitTarget } from './request-to-received.ts';

/** Of a request, in ms. */
const ON_ITS_WAY_MS = 80;
const ADDRESS = '127.0.0.1';

/** What the server counts is what visitors send. */
const UNCOUNTED: InboxMetrics = {
  received() {},
  accepted() {},
  repeated() {},
  rejected() {},
  droppedApart() {},
  refused() {},
};

/** A request, when it was made and by which browser. */
export interface PastRequest {
  atMs: number;
  userAgent: string;
  /** Path and query. */
  line: string;
}

/** Resolves to false when the stream takes nothing now; then nothing of it is promised. */
export type ReceivePast = (requests: readonly PastRequest[]) => Promise<boolean>;

export function createReceivePast(stream: Pick<EventStream, 'append'>, suite: string): ReceivePast {
  const inbox = createInbox({ stream, metrics: UNCOUNTED, decode: createDecode(suite, new Set([suite])) });
  return async (requests) => (await inbox.receiveEach(requests.map(toReceived))).kind === 'received';
}

function toReceived({ atMs, userAgent, line }: PastRequest): Received {
  const [path, query] = splitTarget(line);
  const receivedAtMs = Math.round(atMs) + ON_ITS_WAY_MS;
  return { protocol: protocolOf(path), method: 'GET', path, query, receivedAtMs, userAgent, address: ADDRESS };
}
