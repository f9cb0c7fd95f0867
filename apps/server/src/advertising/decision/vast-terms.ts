/** Terms of a VAST document (2 to 4.2), as read. */

export interface VastDocument {
  /** In document order. */
  ads: VastAd[];
  /** Addresses to notify when there is no ad. */
  errorUrls: string[];
}

export interface VastAdBase {
  id: string;
  /** Position in a pod; null: stand-alone. */
  sequence: number | null;
  errorUrls: string[];
  impressionUrls: string[];
  /** First linear creative; null if missing. */
  linear: VastLinear | null;
}

export interface VastInLine extends VastAdBase {
  kind: 'inLine';
  title: string;
  advertiser: string;
  /** Ids of the linear creative, registered ones first. */
  creativeIds: { registry: string; value: string }[];
}

export interface VastWrapper extends VastAdBase {
  kind: 'wrapper';
  tagUrl: string;
  /** Whether wrappers may follow (default: yes). */
  followsWrappers: boolean;
  /** Whether several ads may be returned (default: no). */
  allowsSeveralAds: boolean;
  /** Whether an empty position may be filled by another ad. */
  allowsFallback: boolean;
}

export type VastAd = VastInLine | VastWrapper;

export interface VastLinear {
  /** Declared length, seconds; null if missing. */
  lengthS: number | null;
  skipOffset: string;
  tracking: { event: string; offset: string; url: string }[];
  clickThrough: string;
  clickTrackingUrls: string[];
  media: { url: string; type: string; width: number; height: number; bitrate: number; api: string }[];
}
