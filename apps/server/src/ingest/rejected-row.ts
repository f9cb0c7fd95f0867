/** Row of a rejected event, with enough data to decode it later exactly as at arrival (S-04). */

import { shortAddress } from '../http/addresses/shorten-address.ts';
import { EMPTY_REJECTED, type RejectedRow } from '../stores/events/event-rows.ts';
import { eventIdOf } from './event-id.ts';
import { type Received, targetOf } from './received.ts';
import type { Rejection } from './rejection.ts';

/** Maximum length of the stored raw text, characters. */
const MAX_RAW_CHARACTERS = 32_768;
const MAX_USER_AGENT_CHARACTERS = 1000;

export function toRejectedRow(received: Received, { reason, field = '' }: Rejection): RejectedRow {
  const raw = targetOf(received);
  return {
    ...EMPTY_REJECTED,
    event_id: eventIdOf(raw),
    received_at: new Date(received.receivedAtMs).toISOString(),
    protocol: received.protocol,
    reason,
    field,
    method: received.method,
    path: received.path.slice(0, MAX_RAW_CHARACTERS),
    raw: raw.slice(0, MAX_RAW_CHARACTERS).toWellFormed(),
    is_whole: raw.length <= MAX_RAW_CHARACTERS ? 1 : 0,
    user_agent: received.userAgent.slice(0, MAX_USER_AGENT_CHARACTERS),
    address: shortAddress(received.address),
    is_resent: received.resent ? 1 : 0,
    client_clock_ms: received.resent?.clockMs ?? 0,
  };
}
