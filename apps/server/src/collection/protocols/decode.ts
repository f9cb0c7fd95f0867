/** Decodes received requests of any protocol into rows, for arriving and replayed events. */
import { ok } from '@sintonia/contracts';
import type { KnownSuites } from '../../config/config.ts';
import { EVENT_CHARACTERS } from '../../http/app/limits.ts';
import type { Received } from '../../ingest/received.ts';
import { type Decoded, reject } from '../../ingest/rejection.ts';
import type { DecodedRow } from '../../ingest/steps/decoded-row.ts';
import type { Protocol } from '../../stores/events/protocols.ts';
import { type Admitted, admitSuites } from '../known-suites.ts';
import { decodeAnalytics } from './decode-analytics.ts';
import { decodeClick } from './decode-click.ts';
import { decodeHeartbeat } from './decode-heartbeat.ts';

/** Never throws for client input. @param eventId of `event-id.ts`, already computed by the caller */
export type Decode = (received: Received, eventId: string) => Decoded<Admitted>;

type DecodeRows = (received: Received, eventId: string) => Decoded<DecodedRow[]>;

/**
 * @param reportSuite suite of clicks, which name none, and of heartbeats without one
 * @param known accepted suites
 */
export function createDecode(reportSuite: string, known: KnownSuites): Decode {
  const decoders: Record<Protocol, DecodeRows> = {
    analytics: decodeAnalytics,
    heartbeat: (received, eventId) => decodeHeartbeat(received, eventId, reportSuite),
    click: (received, eventId) => decodeClick(received, eventId, reportSuite),
    batch: () => reject('unknownProtocol'), // its lines are events, the batch is not
    delivery: () => reject('unknownProtocol'), // a request answered at the time; replaying it has no effect
  };
  return (received, eventId) => {
    if (received.query.length > EVENT_CHARACTERS) return reject('tooLarge');
    const decoded = decoders[received.protocol](received, eventId);
    return decoded.ok ? ok(admitSuites(decoded.value, known)) : decoded;
  };
}
