/** Facts of a break and its ads in an asset list: `X-AD-…` beside the attributes of RFC 8216bis, appendix D. */

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
  /** Called when the delay was longer; null when not requested. */
  lateUrl: string | null;
  /** Called when its first ad starts and its last one ends; null when not requested. */
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

/** V-08: longest delay of content, whatever a list says, and until a list was read. */
export const STARTS_WITHIN_MS = 3000;

/** The break as hls.js describes it. */
export interface ScheduledBreak {
  id: string;
  kind: BreakKind;
  startS: number;
}

/**
 * A list may come from an operator's server without these extensions: a missing field gets the most restrictive value.
 */
export function adBreakOf(list: unknown, scheduled: ScheduledBreak): AdBreak {
  const facts = recordOf(recordOf(list)['X-AD-BREAK']);
  const within = numberOf(recordOf(list)['X-AD-STARTS-WITHIN-MS']) ?? STARTS_WITHIN_MS;
  return {
    ...scheduled,
    position: numberOf(facts.POSITION) ?? 1,
    ads: assetsOf(list).length,
    startsWithinMs: Math.min(within, STARTS_WITHIN_MS),
    lateUrl: textOf(recordOf(list)['X-AD-LATE']),
    startUrl: textOf(recordOf(list)['X-AD-BREAK-START']),
    endUrl: textOf(recordOf(list)['X-AD-BREAK-END']),
  };
}

/** @param index in the list, from 0 */
export function adOf(list: unknown, index: number, scheduled: ScheduledBreak): Ad {
  const asset = recordOf(assetsOf(list)[index]);
  const progress = Array.isArray(asset['X-AD-PROGRESS']) ? asset['X-AD-PROGRESS'].map(recordOf) : [];
  return {
    id: textOf(asset['X-AD-ID']) ?? `${scheduled.id}-${index + 1}`,
    name: textOf(asset['X-AD-NAME']) ?? '',
    advertiser: textOf(asset['X-AD-ADVERTISER']) ?? '',
    campaign: textOf(asset['X-AD-CAMPAIGN']) ?? '',
    creative: textOf(asset['X-AD-CREATIVE']) ?? '',
    creativeUrl: textOf(asset['X-AD-CREATIVE-URL']) ?? '',
    placement: textOf(asset['X-AD-PLACEMENT']) ?? '',
    site: textOf(asset['X-AD-SITE']) ?? '',
    position: index + 1,
    lengthS: numberOf(asset.DURATION) ?? 0,
    skipAfterS: numberOf(asset['X-AD-SKIP-AFTER']),
    clickThrough: textOf(asset['X-AD-CLICK-THROUGH']),
    tracking: recordOf(asset['X-AD-TRACKING']) as Ad['tracking'], // cast: addresses written by our server
    progress: progress.flatMap(({ AT, URI }) => {
      const [atS, url] = [numberOf(AT), textOf(URI)];
      return atS === null || url === null ? [] : [{ atS, url }];
    }),
  };
}

const assetsOf = (list: unknown): unknown[] => {
  const assets = recordOf(list).ASSETS;
  return Array.isArray(assets) ? assets : [];
};
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // cast: keys are unknown
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** RFC 8216bis allows a duration as text. */
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
};
