/** Analytics hit → one row for each report suite it names. */
import { ok } from '@sintonia/contracts';
import { decodeHit, type HitRefusal } from '@sintonia/wire';
import { clientSoftware } from './client-software.ts';
import type { DecodedRow } from './decoded-row.ts';
import { eventIdOf } from './event-id.ts';
import { toHitColumns } from './hit-columns.ts';
import { type Received, targetOf } from './received.ts';
import { type Decoded, type RejectReason, reject } from './rejection.ts';

const REASON_OF: Record<HitRefusal, RejectReason> = {
  path: 'unknownProtocol',
  empty: 'missingField',
  truncated: 'truncated',
};

export function decodeAnalytics(received: Received): Decoded<DecodedRow[]> {
  const decoded = decodeHit(received.path, received.query);
  if (!decoded.ok) return reject(REASON_OF[decoded.reason]);
  const raw = targetOf(received);
  const columns = toHitColumns(decoded.hit);
  const { device, browser, os } = clientSoftware(received.userAgent);
  const row = { ...columns, event_id: eventIdOf(raw), raw, device, browser, os };
  const suites = new Set(decoded.suites);
  return ok([...suites].map((suite) => ({ table: 'hits', row: { ...row, suite } })));
}
