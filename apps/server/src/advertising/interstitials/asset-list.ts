/**
 * The asset list of a break (RFC 8216bis, appendix D.2), with the data that the player shows and reports per ad. Pure.
 */

import type { TokenSigner } from '../../http/protection/token-signer.ts';
import type { AdBreakPlan } from '../decision/ad-break-plan.ts';
import type { PlayableAd } from '../decision/compose-break.ts';
import { asSeenByBrowser } from '../demo-ads/in-process-transport.ts';
import { type Beacon, beaconAddress } from '../events/ad-beacon.ts';
import { AD_EVENTS, type AdEventName } from '../events/ad-event-names.ts';
import type { AdAssetList } from './ad-asset-list.ts';

export interface AssetListFacts {
  ads: readonly PlayableAd[];
  /** Tracking addresses of the break itself. */
  breakTracking: AdBreakPlan['breakTracking'] | null;
  break: AdAssetList['X-AD-BREAK'];
  /** Viewing token that includes this break. */
  state: string;
  startsWithinMs: number;
  /** Host of the site; empty if unknown. */
  site: string;
  nowS: number;
  /** Distinguishes breaks handed out within the same second. */
  turn: number;
}

/** Events without an address per ad: click is a link, progress has seconds, the others belong to the break. */
const NOT_OF_AN_AD: ReadonlySet<AdEventName> = new Set(['click', 'progress', 'late', 'breakStart', 'breakEnd']);
const TRACKED = AD_EVENTS.filter((event) => !NOT_OF_AN_AD.has(event));

export function assetList(
  { ads, breakTracking, break: adBreak, state, startsWithinMs, site, nowS, turn }: AssetListFacts,
  signer: TokenSigner,
): AdAssetList {
  /** @param turnOf distinguishes two occurrences of one ad in a break, so that each is reported */
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
