/** Reads breaks and ads from the asset list of an interstitial. */
import { type Ad, type AdBreak, type ScheduledBreak, STARTS_WITHIN_MS } from './ad-facts.ts';

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
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

// cast: keys are unknown
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** RFC 8216bis allows a duration as text. */
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
};
