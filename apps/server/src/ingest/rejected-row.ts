/** Row of a rejected event, with enough data to decode it later exactly as at arrival (S-04). */

import { shortAddress } from '../http/addresses/shorten-address.ts';
import { EMPTY_REJECTED, type RejectedRow } from '../stores/events/event-rows.ts';
import { eventIdOf } from './event-id.ts';
import { type Received, targetOf } from './received.ts';
import type { Rejection } from './rejection.ts';

/** Longest raw text stored, characters. */
const LONGEST_RAW = 32_768;
const LONGEST_USER_AGENT = 1000;

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
    path: received.path.slice(0, LONGEST_RAW),
    raw: raw.slice(0, LONGEST_RAW).toWellFormed(),
    is_whole: raw.length <= LONGEST_RAW ? 1 : 0,
    user_agent: received.userAgent.slice(0, LONGEST_USER_AGENT),
    address: shortAddress(received.address),
    is_resent: received.resent ? 1 : 0,
    client_clock_ms: received.resent?.clockMs ?? 0,
  };
}
