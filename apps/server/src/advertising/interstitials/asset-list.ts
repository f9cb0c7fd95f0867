/** The asset list of a break (RFC 8216bis, appendix D.2), with what the player shows and says of each ad. Pure. */

import type { TokenSigner } from '../../http/token-signer.ts';
import type { FitAd } from '../decision/compose-break.ts';
import type { Decision } from '../decision/decide-break.ts';
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
  /** The ad by its id on the broadcaster's own ad server: of a chain of wrappers, the first one. */
  'X-AD-CAMPAIGN': string;
  /** Registered id of the creative, else its id on the ad server. */
  'X-AD-CREATIVE': string;
  /** Where the creative's medium is published, without its query. */
  'X-AD-CREATIVE-URL': string;
  /** The break, by the name that the ad server's schedule gives it, else by ours. */
  'X-AD-PLACEMENT': string;
  /** Host of the site. */
  'X-AD-SITE': string;
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
  /** To be called once each, when the first ad begins and when the last one has ended; null: nobody wants to hear. */
  'X-AD-BREAK-START': string | null;
  'X-AD-BREAK-END': string | null;
}

export interface AssetListFacts {
  ads: readonly FitAd[];
  /** Addresses that want to hear of the break itself. */
  breakTracking: Decision['breakTracking'] | null;
  break: AdAssetList['X-AD-BREAK'];
  /** What the viewer was shown, this break included. */
  state: string;
  startsWithinMs: number;
  /** Host of the site; empty when it is not known. */
  site: string;
  nowS: number;
  /** Tells this handing-out from another of the same second. */
  turn: number;
}

/** Not called by the player as they happen in an ad: clicks are a link, progress has seconds, the others are the break's. */
const NOT_OF_AN_AD: ReadonlySet<AdEventName> = new Set(['click', 'progress', 'late', 'breakStart', 'breakEnd']);
const TRACKED = AD_EVENTS.filter((event) => !NOT_OF_AN_AD.has(event));

export function assetList(
  { ads, breakTracking, break: adBreak, state, startsWithinMs, site, nowS, turn }: AssetListFacts,
  signer: TokenSigner,
): AdAssetList {
  /** @param turnOf the same ad may come twice in one break: each is reported by itself */
  const beacon = (ad: string, turnOf: number, report: string[] = [], to: string | null = null): Beacon => ({
    kind: adBreak.KIND,
    atS: nowS,
    turn: turnOf,
    ad,
    report,
    to,
  });
  const ofBreak = (event: 'breakStart' | 'breakEnd') => {
    const report = breakTracking?.[event] ?? [];
    return report.length > 0 && ads.length > 0 ? beaconAddress(event, beacon('', turn, report), signer) : null;
  };
  return {
    ASSETS: ads.map((ad, i) => ({
      URI: asSeenByBrowser(ad.plays),
      DURATION: Math.round(ad.lengthS * 1000) / 1000,
      'X-AD-ID': ad.id,
      'X-AD-NAME': ad.name,
      'X-AD-ADVERTISER': ad.advertiser,
      'X-AD-CAMPAIGN': ad.campaign,
      'X-AD-CREATIVE': ad.creativeId,
      'X-AD-CREATIVE-URL': asSeenByBrowser(withoutQuery(ad.medium.url)),
      'X-AD-PLACEMENT': adBreak.ID,
      'X-AD-SITE': site,
      'X-AD-POSITION': i + 1,
      'X-AD-SKIP-AFTER': ad.skipAfterS,
      'X-AD-CLICK-THROUGH':
        ad.clickThrough &&
        beaconAddress('click', beacon(ad.id, turn + i, ad.tracking.click, asSeenByBrowser(ad.clickThrough)), signer),
      'X-AD-TRACKING': Object.fromEntries(
        TRACKED.map((event) => [event, beaconAddress(event, beacon(ad.id, turn + i, ad.tracking[event]), signer)]),
      ),
      'X-AD-PROGRESS': ad.progress.map(({ atS, urls }) => ({
        AT: atS,
        URI: beaconAddress('progress', beacon(`${ad.id} ${atS}`, turn + i, urls), signer),
      })),
    })),
    'X-AD-BREAK': adBreak,
    'X-AD-STATE': state,
    'X-AD-STARTS-WITHIN-MS': startsWithinMs,
    'X-AD-LATE': beaconAddress('late', beacon('', turn), signer),
    'X-AD-BREAK-START': ofBreak('breakStart'),
    'X-AD-BREAK-END': ofBreak('breakEnd'),
  };
}

function withoutQuery(address: URL): URL {
  const plain = new URL(address);
  plain.search = plain.hash = '';
  return plain;
}
