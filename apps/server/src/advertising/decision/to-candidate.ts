/** Translates an ad of a VAST document into our terms. Pure. */
import { createHash } from 'node:crypto';
import { errorUrlsOf } from './ad-addresses.ts';
import type { AdFailureReason } from './ad-failures.ts';
import { mediaOf } from './ad-media.ts';
import { progressOf, trackingOf } from './ad-tracking-addresses.ts';
import { webAddress } from './ad-transport.ts';
import type { CandidateAd } from './candidate-ad.ts';
import type { VastInLine, VastLinear, VastWrapper } from './vast-terms.ts';
import { offsetS } from './vast-values.ts';

const MAX_NAME_CHARACTERS = 120;

/** @param wrappers on the way, outermost first: they get its events too */
export function toCandidate(ad: VastInLine, wrappers: readonly VastWrapper[]): CandidateAd | AdFailureReason {
  const { linear } = ad;
  if (!linear) return 'notLinear';
  const media = mediaOf(linear);
  const [best] = media;
  if (!best) return 'noMedia';
  const chain = [...wrappers, ad];
  const [registered] = ad.creativeIds;
  return {
    id: short(ad.id || (registered?.value ?? '')),
    name: short(ad.title),
    advertiser: short(ad.advertiser),
    campaign: short(chain.find(({ id }) => id !== '')?.id ?? ''),
    creativeId: short(registered?.value ?? ''),
    creative: fingerprintOf(ad, best.url),
    media,
    lengthS: linear.lengthS,
    skipAfterS: skipAfterS(linear),
    clickThrough: webAddress(linear.clickThrough),
    tracking: trackingOf(chain),
    progress: progressOf(chain, linear.lengthS),
    errorUrls: errorUrlsOf(chain),
  };
}

/** An offset at or beyond the end is dropped. */
function skipAfterS({ skipOffset, lengthS }: VastLinear): number | null {
  const atS = offsetS(skipOffset, lengthS);
  return atS === null || (lengthS !== null && atS >= lengthS) ? null : atS;
}

function fingerprintOf({ creativeIds }: VastInLine, media: URL): number {
  const registered = creativeIds.find(({ registry }) => registry !== '');
  const name = registered ? `${registered.registry}:${registered.value}` : media.origin + media.pathname;
  return createHash('sha256').update(name).digest().readUInt32BE(0);
}

const short = (text: string): string =>
  text
    .slice(0, 10 * MAX_NAME_CHARACTERS)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_CHARACTERS);
