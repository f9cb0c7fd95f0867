/**
 * Content of an `/ads/event/…` address: the ad server's addresses to notify, and the target of a click. Sealed, so that
 * it cannot be changed; the player's browser never contacts an ad server itself.
 */

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { HOUR_S } from '@sintonia/contracts';
import { z } from 'zod';
import type { TokenSigner } from '../../http/protection/token-signer.ts';
import type { AdEventName } from './ad-event-names.ts';

const Beacon = z.object({
  /** Kind of the break. */
  kind: z.enum(['pre', 'mid', 'post', 'live']),
  /** Epoch seconds at which the ad was handed out. */
  atS: z.number().int(),
  /** Random number that distinguishes breaks handed out within the same second; not stored. */
  turn: z.number().int(),
  /** Id of the ad on its server. */
  ad: z.string(),
  /** The ad server's addresses for this event, with macros not yet filled in. */
  report: z.array(z.string()),
  /** Target of a click: an address, or a path on our own origin. */
  to: z.string().nullable(),
});
export type Beacon = z.infer<typeof Beacon>;

/** Age above which an event is no longer counted, seconds. */
const BEACON_LIFETIME_S = 6 * HOUR_S;
const CLOCK_LEEWAY_S = 60;

/** Longest sealed value, characters; addresses are limited to 16,384 in total. */
const SIGNATURE_CHARACTERS = 8000;
const BODY_BYTES = 64 * 1024;

/** Path and query. If there are too many addresses to notify, the last ones are dropped. */
export function beaconAddress(event: AdEventName, beacon: Beacon, signer: TokenSigner): string {
  let report = beacon.report;
  for (;;) {
    const body = JSON.stringify({ ...beacon, report });
    // Excess addresses are dropped before packing: otherwise the value could not be unpacked.
    const signed = body.length < BODY_BYTES / 3 ? signer.sign(purposeOf(event), deflateRawSync(body)) : null;
    if (signed !== null && (signed.length <= SIGNATURE_CHARACTERS || report.length === 0))
      return `/ads/event/${event}?ad=${signed}`;
    report = report.slice(0, Math.floor(report.length / 2));
  }
}

/** Never throws. */
export function readBeacon(
  event: AdEventName,
  signed: string,
  nowS: number,
  signer: TokenSigner,
): Beacon | 'unreadable' | 'expired' {
  const body = signer.open(purposeOf(event), signed);
  if (!body) return 'unreadable';
  try {
    const beacon = Beacon.parse(JSON.parse(inflateRawSync(body, { maxOutputLength: BODY_BYTES }).toString('utf8')));
    const ageS = nowS - beacon.atS;
    return ageS > BEACON_LIFETIME_S || ageS < -CLOCK_LEEWAY_S ? 'expired' : beacon;
  } catch {
    return 'unreadable';
  }
}

/** Binds the seal to the event: the address of one event is invalid for another. */
const purposeOf = (event: AdEventName): string => `event:${event}`;
