/** Decodes a rejected event again with the current decoders. */
import type { RejectReason } from '@sintonia/contracts';
import { eventIdOf } from '../../ingest/event-id.ts';
import { countRequest } from '../../ingest/forgery-signals.ts';
import { protocolOf, type Received, targetOf } from '../../ingest/received.ts';
import { toRejectedRow } from '../../ingest/rejected-row.ts';
import { withBasics } from '../../ingest/steps/decoded-row.ts';
import { runSteps } from '../../ingest/steps/steps.ts';
import type { EventRow } from '../../stores/events/event-rows.ts';
import { BASE64, lineToReceived, readBatch } from '../batch.ts';
import { unknownSuite } from '../known-suites.ts';
import type { Decode } from '../protocols/decode.ts';
import type { StoredRejection } from './replay-request.ts';

export type DecodedAgain =
  /** `isPart`: readable for some suites only; it stays stored for the unknown ones. */
  | { kind: 'readable'; rows: readonly EventRow[]; isPart?: boolean }
  | { kind: 'cut' }
  | { kind: 'unreadable'; reason: RejectReason };

export async function decodeAgain(stored: StoredRejection, decode: Decode): Promise<DecodedAgain> {
  if (!stored.is_whole) return { kind: 'cut' };
  const received = toReceived(stored);
  return stored.protocol === 'batch' ? decodeBatchAgain(received, decode) : decodeEventAgain(received, stored, decode);
}

/** Keeps the stored id: an event rejected after the steps may lack bytes that the id was computed from. */
function decodeEventAgain(received: Received, stored: StoredRejection, decode: Decode): DecodedAgain {
  const decoded = decode({ ...received, protocol: protocolOf(received.path) }, stored.event_id);
  if (!decoded.ok) return { kind: 'unreadable', reason: decoded.error.reason };
  const { rows, unknown } = decoded.value;
  const { request_visitors, request_sessions, source_arrivals, claimed_ahead_s } = stored;
  const forgerySignals = { request_visitors, request_sessions, source_arrivals, claimed_ahead_s };
  if (rows.length === 0 && unknown.length > 0) return { kind: 'unreadable', reason: 'unknownSuite' };
  const admitted = rows.map((entry) => withBasics(runSteps(entry, received), forgerySignals));
  return { kind: 'readable', rows: admitted, isPart: unknown.length > 0 };
}

/** Like an arriving batch: invalid lines are rejected separately. */
async function decodeBatchAgain(received: Received, decode: Decode): Promise<DecodedAgain> {
  const { query } = received;
  const isGzip = query.startsWith(BASE64);
  const body = isGzip ? Buffer.from(query.slice(BASE64.length), 'base64') : Buffer.from(query);
  const batch = await readBatch(body, isGzip);
  if (!batch.ok) return { kind: 'unreadable', reason: batch.why };
  const lines = batch.lines.map((text) => {
    const line = lineToReceived(text, received);
    return { line, decoded: decode(line, eventIdOf(targetOf(line))) };
  });
  const requestSignals = countRequest(lines.map(({ decoded }) => (decoded.ok ? decoded.value.named : null)));
  const rows = lines.flatMap(({ line, decoded }): readonly EventRow[] => {
    if (!decoded.ok) return [{ table: 'rejected', row: toRejectedRow(line, decoded.error) }];
    const { rows, unknown } = decoded.value;
    const admitted = rows.map((entry) => withBasics(runSteps(entry, line), requestSignals));
    if (unknown.length === 0) return admitted;
    return [
      ...admitted,
      { table: 'rejected', row: { ...toRejectedRow(line, unknownSuite(unknown)), ...requestSignals } },
    ];
  });
  return { kind: 'readable', rows };
}

const toReceived = (stored: StoredRejection): Received => ({
  protocol: stored.protocol,
  method: stored.method,
  path: stored.path,
  query: stored.raw.slice(stored.path.length + 1),
  receivedAtMs: stored.received_ms,
  userAgent: stored.user_agent,
  address: stored.address,
  ...(stored.is_resent && { resent: { clockMs: stored.client_clock_ms || null } }),
});
