/** The asset list of a break (RFC 8216bis, appendix D.2), with what the player shows and says of each ad. Pure. */

import type { Sealer } from '../../http/seal.ts';
import type { FitAd } from '../decision/compose-break.ts';
import { asSeenByBrowser } from '../demo-ads/in-process-transport.ts';
import { type Beacon, beaconAddress } from '../events/ad-beacon.ts';
import { AD_EVENTS, type AdEventName } from '../events/ad-event-names.ts';
import type { BreakKind } from './break-plan.ts';

/** Addresses are paths on our own origin, but for `URI`, which may be on an ad server's. */
export interface AdAsset {
  URI: string;
  /** Seconds, as measured. */
  DURATION: number;
  'X-AD-ID': string;
  'X-AD-NAME': string;
  'X-AD-ADVERTISER': string;
  /** Place in the break, from 1. */
  'X-AD-POSITION': number;
  /** Seconds after which the skip button may be used; null: never. */
  'X-AD-SKIP-AFTER': number | null;
  /** Link target: counts the click, then leads to the advertiser. Null: nowhere to go. */
  'X-AD-CLICK-THROUGH': string | null;
  /** To be called once each, when it happens: GET, or POST with `navigator.sendBeacon`. */
  'X-AD-TRACKING': Partial<Record<AdEventName, string>>;
  /** To be called at these seconds of the ad. */
  'X-AD-PROGRESS': { AT: number; URI: string }[];
}

export interface AdAssetList {
  ASSETS: AdAsset[];
  'X-AD-BREAK': {
    ID: string;
    KIND: BreakKind;
    /** Place among the breaks of the content, from 1; live: 1. */
    POSITION: number;
    /** Second of the content at which it stands; live: 0. */
    START: number;
  };
  /** To be put into `state` of the next request for a playlist or an asset list. */
  'X-AD-STATE': string;
  /** When content has waited for longer than this, `X-AD-LATE` is to be called, and content to go on. */
  'X-AD-STARTS-WITHIN-MS': number;
  'X-AD-LATE': string;
}

export interface AssetListFacts {
  ads: readonly FitAd[];
  break: AdAssetList['X-AD-BREAK'];
  /** What the viewer was shown, this break included. */
  state: string;
  startsWithinMs: number;
  nowS: number;
  /** Tells this handing-out from another of the same second. */
  turn: number;
}

/** Called by the player as they happen; clicks are a link, progress has seconds, lateness is the break's. */
const TRACKED = AD_EVENTS.filter((event) => event !== 'click' && event !== 'progress' && event !== 'late');

export function assetList(
  { ads, break: adBreak, state, startsWithinMs, nowS, turn }: AssetListFacts,
  sealer: Sealer,
): AdAssetList {
  const beacon = (ad: string, tell: string[] = [], to: string | null = null): Beacon => ({
    kind: adBreak.KIND,
    atS: nowS,
    turn,
    ad,
    tell,
    to,
  });
  return {
    ASSETS: ads.map((ad, i) => ({
      URI: asSeenByBrowser(ad.media),
      DURATION: Math.round(ad.lengthS * 1000) / 1000,
      'X-AD-ID': ad.id,
      'X-AD-NAME': ad.name,
      'X-AD-ADVERTISER': ad.advertiser,
      'X-AD-POSITION': i + 1,
      'X-AD-SKIP-AFTER': ad.skipAfterS,
      'X-AD-CLICK-THROUGH':
        ad.clickThrough &&
        beaconAddress('click', beacon(ad.id, ad.tracking.click, asSeenByBrowser(ad.clickThrough)), sealer),
      'X-AD-TRACKING': Object.fromEntries(
        TRACKED.map((event) => [event, beaconAddress(event, beacon(ad.id, ad.tracking[event]), sealer)]),
      ),
      'X-AD-PROGRESS': ad.progress.map(({ atS, urls }) => ({
        AT: atS,
        URI: beaconAddress('progress', { ...beacon(ad.id, urls), turn: turn + Math.round(atS * 1000) }, sealer),
      })),
    })),
    'X-AD-BREAK': adBreak,
    'X-AD-STATE': state,
    'X-AD-STARTS-WITHIN-MS': startsWithinMs,
    'X-AD-LATE': beaconAddress('late', beacon(''), sealer),
  };
}
