/** `X-AD-…` attributes of a break and its ads in an asset list, in addition to those of RFC 8216bis, appendix D. */

export type BreakKind = 'pre' | 'mid' | 'post' | 'live';

export interface AdBreak {
  id: string;
  kind: BreakKind;
  /** Position among the breaks of the content, from 1. */
  position: number;
  /** Second of the content at which it starts; live: 0. */
  startS: number;
  /** Number of its ads. */
  ads: number;
  /** Longest total delay of content (V-08). */
  startsWithinMs: number;
  /** Address to call when the delay was longer; null when not requested. */
  lateUrl: string | null;
  /** Addresses to call when its first ad starts and its last one ends; null when not requested. */
  startUrl: string | null;
  endUrl: string | null;
}

/** Ad tracking events, by the names of VAST 4.2 § 3.14.1. */
export type AdTrackingEvent =
  | 'impression'
  | 'start'
  | 'firstQuartile'
  | 'midpoint'
  | 'thirdQuartile'
  | 'complete'
  | 'skip'
  | 'pause'
  | 'resume'
  | 'mute'
  | 'unmute'
  | 'error';

export interface Ad {
  id: string;
  name: string;
  advertiser: string;
  /** The ad on the broadcaster's ad server; each field may be empty. */
  campaign: string;
  creative: string;
  /** Address of the creative's media file. */
  creativeUrl: string;
  /** Name of the break. */
  placement: string;
  /** Host of the site. */
  site: string;
  /** Position in the break, from 1. */
  position: number;
  lengthS: number;
  /** Seconds after which it may be skipped; null for never. */
  skipAfterS: number | null;
  /** Link target; null for none. */
  clickThrough: string | null;
  /** Addresses to be called once each; events without an address are missing. */
  tracking: Partial<Record<AdTrackingEvent, string>>;
  /** Further addresses, at these seconds. */
  progress: readonly { atS: number; url: string }[];
}

/** V-08: upper limit of the delay in every list, and the limit until a list has been read. */
export const STARTS_WITHIN_MS = 3000;

/** The break as hls.js describes it. */
export interface ScheduledBreak {
  id: string;
  kind: BreakKind;
  startS: number;
}
