/** Decodes an analytics hit into one row per report suite. */
import { ok, type RejectReason } from '@sintonia/contracts';
import { type DecodedHit, decodeHit, type HitRefusal } from '@sintonia/wire';
import { type Received, targetOf } from '../../ingest/received.ts';
import { type Decoded, reject } from '../../ingest/rejection.ts';
import type { DecodedRow } from '../../ingest/steps/decoded-row.ts';
import type { HitRow } from '../../stores/events/event-rows.ts';
import { clientSoftware } from '../../user-agent/client-software.ts';
import { toHitColumns } from './hit-columns.ts';

const REASON_OF: Record<HitRefusal, RejectReason> = {
  path: 'unknownProtocol',
  empty: 'missingField',
  truncated: 'truncated',
};

export function decodeAnalytics(received: Received, eventId: string): Decoded<DecodedRow[]> {
  const decoded = readHit(received.path, received.query);
  if (!decoded.ok) return decoded;
  const row = toHitRow(decoded.value, received, eventId);
  const suites = new Set(decoded.value.suites);
  return ok([...suites].map((suite) => ({ table: 'hits', row: { ...row, suite } })));
}

/** The hit at this path, or the reason why it is invalid. */
export function readHit(path: string, parameters: string): Decoded<DecodedHit> {
  const decoded = decodeHit(path, parameters);
  return decoded.ok ? ok(decoded) : reject(REASON_OF[decoded.reason]);
}

/** Its row, without a suite. */
export function toHitRow({ hit }: DecodedHit, received: Received, eventId: string): HitRow {
  const { device, browser, os } = clientSoftware(received.userAgent);
  return { ...toHitColumns(hit), event_id: eventId, raw: targetOf(received), device, browser, os };
}
