/**
 * What an address of `/ads/event/…` carries: who is to be told of the event, and where a click leads. Sealed, so that it
 * leads nowhere else; the player's browser never speaks to an ad server itself.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { TokenSigner } from '../../http/token-signer.ts';
import type { AdEventName } from './ad-event-names.ts';

const Beacon = z.object({
  /** Of the break. */
  kind: z.enum(['pre', 'mid', 'post', 'live']),
  /** Epoch seconds at which the ad was handed out. */
  atS: z.number().int(),
  /** Tells one handing-out from another of the same second, and its ads; made up each time, kept by nobody. */
  turn: z.number().int(),
  /** Id of the ad, as its server named it. */
  ad: z.string(),
  /** The ad server's addresses for this event, macros not filled in. */
  report: z.array(z.string()),
  /** Where a click leads: an address, or a path on our own origin. */
  to: z.string().nullable(),
});
export type Beacon = z.infer<typeof Beacon>;

/** What was handed out longer ago is not counted any more, seconds. */
const BEACON_LIFETIME_S = 6 * 3600;
const CLOCK_LEEWAY_S = 60;

/** Longest seal, in characters; addresses as a whole end at 16 384. */
const SIGNATURE_CHARACTERS = 8000;
const BODY_BYTES = 64 * 1024;

/** Path and query. Of too many addresses to be told, the last ones are left out. */
export function beaconAddress(event: AdEventName, beacon: Beacon, signer: TokenSigner): string {
  let report = beacon.report;
  for (;;) {
    const body = JSON.stringify({ ...beacon, report });
    // A report too long to decode again is left out before it is compressed.
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

/** The address of one event cannot be used for another one. */
const purposeOf = (event: AdEventName): string => `event:${event}`;
