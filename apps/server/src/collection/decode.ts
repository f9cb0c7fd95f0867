/** What was received → rows, whatever its protocol; for events as they arrive and for those that are replayed. */
import { ok } from '@sintonia/contracts';
import { EVENT_CHARACTERS } from '../http/limits.ts';
import type { Protocol } from '../stores/events/reject-reasons.ts';
import { decodeAnalytics } from './decode-analytics.ts';
import { decodeClick } from './decode-click.ts';
import { decodeHeartbeat } from './decode-heartbeat.ts';
import type { DecodedRow } from './decoded-row.ts';
import { type Admitted, admitSuites, type KnownSuites } from './known-suites.ts';
import type { Received } from './received.ts';
import { type Decoded, reject } from './rejection.ts';

/** Never throws for what clients send. @param eventId of `event-id.ts`, which the caller has at hand; the rows carry it */
export type Decode = (received: Received, eventId: string) => Decoded<Admitted>;

type DecodeRows = (received: Received, eventId: string) => Decoded<DecodedRow[]>;

/**
 * @param reportSuite where clicks go, which name none, and heartbeats that do not
 * @param known suites that are measured here
 */
export function createDecode(reportSuite: string, known: KnownSuites): Decode {
  const decoders: Record<Protocol, DecodeRows> = {
    analytics: decodeAnalytics,
    heartbeat: (received, eventId) => decodeHeartbeat(received, eventId, reportSuite),
    click: (received, eventId) => decodeClick(received, eventId, reportSuite),
    batch: () => reject('unknownProtocol'), // its lines are events, it is none
    delivery: () => reject('unknownProtocol'), // a question that was answered then; asking it again now tells nobody
  };
  return (received, eventId) => {
    if (received.query.length > EVENT_CHARACTERS) return reject('tooLarge');
    const decoded = decoders[received.protocol](received, eventId);
    return decoded.ok ? ok(admitSuites(decoded.value, known)) : decoded;
  };
}
