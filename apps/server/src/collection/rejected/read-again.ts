/** Decodes a rejected event again with the current decoders. */
import type { RejectReason } from '@sintonia/contracts';
import { eventIdOf } from '../../ingest/event-id.ts';
import { countRequest } from '../../ingest/forgery-signals.ts';
import { protocolOf, type Received, targetOf } from '../../ingest/received.ts';
import { toRejectedRow } from '../../ingest/rejected-row.ts';
import { withBasics } from '../../ingest/steps/decoded-row.ts';
import { runSteps } from '../../ingest/steps/steps.ts';
import type { EventRow, RejectedRow } from '../../stores/events/event-rows.ts';
import { BASE64, lineToReceived, readBatch } from '../batch.ts';
import { unknownSuite } from '../known-suites.ts';
import type { Decode } from '../protocols/decode.ts';

export type ReadAgain =
  /** `isPart`: readable for some suites only; it stays stored for the unknown ones. */
  | { kind: 'readable'; rows: readonly EventRow[]; isPart?: boolean }
  | { kind: 'cut' }
  | { kind: 'unreadable'; reason: RejectReason };

type Kept = Omit<RejectedRow, 'received_at'> & { received_ms: number };

export async function readAgain(kept: Kept, decode: Decode): Promise<ReadAgain> {
  if (!kept.is_whole) return { kind: 'cut' };
  const received = toReceived(kept);
  return kept.protocol === 'batch' ? readBatchAgain(received, decode) : readEventAgain(received, kept, decode);
}

/** Keeps the stored id: an event rejected after the steps may lack bytes that the id was computed from. */
function readEventAgain(received: Received, kept: Kept, decode: Decode): ReadAgain {
  const decoded = decode({ ...received, protocol: protocolOf(received.path) }, kept.event_id);
  if (!decoded.ok) return { kind: 'unreadable', reason: decoded.error.reason };
  const { rows, unknown } = decoded.value;
  const { request_visitors, request_sessions, source_arrivals, claimed_ahead_s } = kept;
  const forgerySignals = { request_visitors, request_sessions, source_arrivals, claimed_ahead_s };
  if (rows.length === 0 && unknown.length > 0) return { kind: 'unreadable', reason: 'unknownSuite' };
  const admitted = rows.map((entry) => withBasics(runSteps(entry, received), forgerySignals));
  return { kind: 'readable', rows: admitted, isPart: unknown.length > 0 };
}

/** Like an arriving batch: invalid lines are rejected separately. */
async function readBatchAgain(received: Received, decode: Decode): Promise<ReadAgain> {
  const { query } = received;
  const isGzip = query.startsWith(BASE64);
  const body = isGzip ? Buffer.from(query.slice(BASE64.length), 'base64') : Buffer.from(query);
  const batch = await readBatch(body, isGzip);
  if (!batch.ok) return { kind: 'unreadable', reason: batch.why };
  const lines = batch.lines.map((text) => {
    const line = lineToReceived(text, received);
    return { line, decoded: decode(line, eventIdOf(targetOf(line))) };
  });
  const ofRequest = countRequest(lines.map(({ decoded }) => (decoded.ok ? decoded.value.named : null)));
  const rows = lines.flatMap(({ line, decoded }): readonly EventRow[] => {
    if (!decoded.ok) return [{ table: 'rejected', row: toRejectedRow(line, decoded.error) }];
    const { rows, unknown } = decoded.value;
    const admitted = rows.map((entry) => withBasics(runSteps(entry, line), ofRequest));
    if (unknown.length === 0) return admitted;
    return [...admitted, { table: 'rejected', row: { ...toRejectedRow(line, unknownSuite(unknown)), ...ofRequest } }];
  });
  return { kind: 'readable', rows };
}

const toReceived = (kept: Kept): Received => ({
  protocol: kept.protocol,
  method: kept.method,
  path: kept.path,
  query: kept.raw.slice(kept.path.length + 1),
  receivedAtMs: kept.received_ms,
  userAgent: kept.user_agent,
  address: kept.address,
  ...(kept.is_resent && { resent: { clockMs: kept.client_clock_ms || null } }),
});
