/** What an asset list says of a break and its ads: `X-AD-…` beside the attributes of RFC 8216bis, appendix D. */

export type BreakKind = 'pre' | 'mid' | 'post' | 'live';

export interface AdBreak {
  id: string;
  kind: BreakKind;
  /** Place among the breaks of the content, from 1. */
  position: number;
  /** Second of the content at which it stands; live: 0. */
  startS: number;
  /** Ads in it. */
  ads: number;
  /** How long it may keep content waiting, all in all (V-08). */
  startsWithinMs: number;
  /** To be told when it was longer; null when nobody asked. */
  lateUrl: string | null;
  /** To be told of its first ad's beginning and its last one's end; null when nobody asked. */
  startUrl: string | null;
  endUrl: string | null;
}

/** Moments that an ad is notified of, by the names of VAST 4.2 § 3.14.1. */
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
  /** What the ad is on the broadcaster's ad server; each may be empty. */
  campaign: string;
  creative: string;
  /** Where the creative's medium is published. */
  creativeUrl: string;
  /** The break, by name. */
  placement: string;
  /** Host of the site. */
  site: string;
  /** Place in the break, from 1. */
  position: number;
  lengthS: number;
  /** Seconds after which it may be skipped; null: never. */
  skipAfterS: number | null;
  /** Link target; null: nowhere to go. */
  clickThrough: string | null;
  /** Addresses to be called once each; those not asked for are missing. */
  tracking: Partial<Record<AdTrackingEvent, string>>;
  /** Further addresses, at these seconds. */
  progress: readonly { atS: number; url: string }[];
}

/** V-08: nothing may keep content waiting for longer, whatever a list says; and as long as no list was read. */
export const STARTS_WITHIN_MS = 3000;

/** The break as hls.js knows it. */
export interface ScheduledBreak {
  id: string;
  kind: BreakKind;
  startS: number;
}

/**
 * A list may come from an origin of the operator's own and lack any of ours: what is missing gets the value that
 * promises least.
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
    tracking: recordOf(asset['X-AD-TRACKING']) as Ad['tracking'], // cast: addresses, and our own server wrote them
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
/** RFC 8216bis allows a length as text. */
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
};
