/** The form of an asset list (RFC 8216bis, appendix D.2) with what the player shows and reports per ad. */
import type { AdEventName } from '../events/ad-event-names.ts';
import type { BreakKind } from './break-plan.ts';

/** Addresses are paths on our own origin, except `URI`, which may be on an ad server's. */
interface AdAsset {
  URI: string;
  /** Measured length, seconds. */
  DURATION: number;
  'X-AD-ID': string;
  'X-AD-NAME': string;
  'X-AD-ADVERTISER': string;
  /** Id of the ad on the broadcaster's own ad server: the first in a chain of wrappers. */
  'X-AD-CAMPAIGN': string;
  /** Registered id of the creative, else its id on the ad server. */
  'X-AD-CREATIVE': string;
  /** Address of the published medium, without its query. */
  'X-AD-CREATIVE-URL': string;
  /** Name of the break in the ad server's schedule, else our own. */
  'X-AD-PLACEMENT': string;
  /** Host of the site. */
  'X-AD-SITE': string;
  /** Position in the break, from 1. */
  'X-AD-POSITION': number;
  /** Seconds until the skip button is enabled; null: never. */
  'X-AD-SKIP-AFTER': number | null;
  /** Click-through link: counts the click, then redirects to the advertiser. Null: none. */
  'X-AD-CLICK-THROUGH': string | null;
  /** Addresses to call once each when the event occurs: GET, or POST with `navigator.sendBeacon`. */
  'X-AD-TRACKING': Partial<Record<AdEventName, string>>;
  /** Addresses to call at these seconds of the ad. */
  'X-AD-PROGRESS': { AT: number; URI: string }[];
}

export interface AdAssetList {
  ASSETS: AdAsset[];
  'X-AD-BREAK': {
    ID: string;
    KIND: BreakKind;
    /** Number among the breaks of the content, from 1; live: 1. */
    POSITION: number;
    /** Position in the content, seconds; live: 0. */
    START: number;
  };
  /** Value of `state` for the next request of a playlist or an asset list. */
  'X-AD-STATE': string;
  /** Longest wait of content, milliseconds; then the player calls `X-AD-LATE` and continues content. */
  'X-AD-STARTS-WITHIN-MS': number;
  'X-AD-LATE': string;
  /** Addresses to call once each when the first ad begins and the last one has ended; null: none. */
  'X-AD-BREAK-START': string | null;
  'X-AD-BREAK-END': string | null;
}
