/** Tracking addresses of an ad and of the wrappers around it, by event. Pure. */
import type { AdEventName } from '../events/ad-event-names.ts';
import { errorUrlsOf, MAX_URLS_PER_EVENT, urlsOf } from './ad-addresses.ts';
import type { CandidateAd } from './candidate-ad.ts';
import type { VastInLine, VastWrapper } from './vast-terms.ts';
import { offsetS } from './vast-values.ts';

/** VAST event names for each of our events: older versions use others. */
const VAST_NAMES: Partial<Record<AdEventName, readonly string[]>> = {
  start: ['start', 'creativeView'],
  firstQuartile: ['firstQuartile'],
  midpoint: ['midpoint'],
  thirdQuartile: ['thirdQuartile'],
  complete: ['complete'],
  skip: ['skip', 'closeLinear'],
  pause: ['pause'],
  resume: ['resume'],
  mute: ['mute'],
  unmute: ['unmute'],
};

type VastAd = VastInLine | VastWrapper;

export function trackingOf(chain: readonly VastAd[]): CandidateAd['tracking'] {
  const tracking: CandidateAd['tracking'] = {
    impression: urlsOf(chain.flatMap(({ impressionUrls }) => impressionUrls)),
    click: urlsOf(chain.flatMap(({ linear }) => linear?.clickTrackingUrls ?? [])),
    error: errorUrlsOf(chain),
  };
  const all = chain.flatMap(({ linear }) => linear?.tracking ?? []);
  for (const [event, names] of Object.entries(VAST_NAMES) as [AdEventName, readonly string[]][]) // cast: its own keys
    tracking[event] = urlsOf(all.filter((each) => names.includes(each.event)).map(({ url }) => url));
  return tracking;
}

export function progressOf(chain: readonly VastAd[], lengthS: number | null): CandidateAd['progress'] {
  const at = new Map<number, string[]>();
  for (const { event, offset, url } of chain.flatMap(({ linear }) => linear?.tracking ?? [])) {
    const seconds = event === 'progress' ? offsetS(offset, lengthS) : null;
    if (seconds === null) continue;
    const urls = at.get(seconds);
    if (urls) urls.push(url);
    else at.set(seconds, [url]);
  }
  return [...at]
    .sort(([a], [b]) => a - b)
    .slice(0, MAX_URLS_PER_EVENT)
    .map(([atS, urls]) => ({ atS, urls: urlsOf(urls) }));
}
