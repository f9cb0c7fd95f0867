/** Decodes a heartbeat into one row. */
import { ok } from '@sintonia/contracts';
import { decodeHeartbeat as decodeParameters, HEARTBEAT_FIELDS } from '@sintonia/wire';
import { type Received, targetOf } from '../../ingest/received.ts';
import { type Decoded, reject } from '../../ingest/rejection.ts';
import type { DecodedRow } from '../../ingest/steps/decoded-row.ts';
import { toPlaybackColumns } from './playback-columns.ts';

/** Optional on the wire, but used for time spent, so an invalid value must not become 0. */
const COUNTED = new Set([HEARTBEAT_FIELDS.durationMs.key, HEARTBEAT_FIELDS.playheadS.key]);

/** @param reportSuite suite of heartbeats that name none */
export function decodeHeartbeat(received: Received, eventId: string, reportSuite: string): Decoded<DecodedRow[]> {
  if (received.query === '') return reject('missingField', HEARTBEAT_FIELDS.eventType.key);
  const { ok: isWhole, value, bad } = decodeParameters(received.query);
  const missing = bad.find((field) => field.why === 'missing' || field.why === 'empty');
  if (!isWhole && missing) return reject('missingField', missing.key);
  const unreadable = bad.find((field) => COUNTED.has(field.key) || field.key === HEARTBEAT_FIELDS.atMs.key);
  if (!isWhole || unreadable) return reject('badValue', unreadable?.key);
  const row = Object.assign(toPlaybackColumns(value, reportSuite), { event_id: eventId, raw: targetOf(received) });
  return ok([{ table: 'playback', row }]);
}
