/** What was received → rows, whatever its protocol; for events as they arrive and for those that are replayed. */
import { EVENT_CHARACTERS } from '../http/limits.ts';
import type { Protocol } from '../stores/events/reject-reasons.ts';
import { decodeAnalytics } from './decode-analytics.ts';
import { decodeClick } from './decode-click.ts';
import { decodeHeartbeat } from './decode-heartbeat.ts';
import type { DecodedRow } from './decoded-row.ts';
import type { Received } from './received.ts';
import { type Decoded, reject } from './rejection.ts';

/** Never throws for what clients send. */
export type Decode = (received: Received) => Decoded<DecodedRow[]>;

/** @param reportSuite where clicks go, which name none */
export function createDecode(reportSuite: string): Decode {
  const decoders: Record<Protocol, Decode> = {
    analytics: decodeAnalytics,
    heartbeat: decodeHeartbeat,
    click: (received) => decodeClick(received, reportSuite),
    batch: () => reject('unknownProtocol'), // its lines are events, it is none
  };
  return (received) =>
    received.query.length > EVENT_CHARACTERS ? reject('tooLarge') : decoders[received.protocol](received);
}
