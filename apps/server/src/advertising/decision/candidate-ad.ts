/** One ad as an ad server describes it, in our terms. Only its form has been checked. */
import { createHash } from 'node:crypto';
import type { AdEventName } from '../events/ad-event-names.ts';
import type { AdFailureReason } from './ad-failures.ts';
import { webAddress } from './ad-transport.ts';
import { offsetS, type VastInLine, type VastLinear, type VastWrapper } from './vast-document.ts';

/** A medium of the ad. */
export interface AdMedium {
  kind: 'hls' | 'mp4';
  url: URL;
}

export interface CandidateAd {
  id: string;
  name: string;
  advertiser: string;
  /** Ad id on the first server requested: that of the outermost wrapper, else its own. */
  campaign: string;
  /** Registered id of the creative, else its id on the ad server; may be empty. */
  creativeId: string;
  /** Fingerprint for the repetition limit: 32 bits of the registered creative id, else of its media. */
  creative: number;
  /** Best first; never empty. */
  media: AdMedium[];
  /** Declared length, seconds; null if missing. */
  lengthS: number | null;
  /** Seconds; null: not skippable. */
  skipAfterS: number | null;
  clickThrough: URL | null;
  tracking: Partial<Record<AdEventName, string[]>>;
  progress: { atS: number; urls: string[] }[];
  errorUrls: string[];
}

const HLS_TYPES = ['application/vnd.apple.mpegurl', 'application/x-mpegurl', 'audio/mpegurl', 'audio/x-mpegurl'];
const MP4_TYPES = ['video/mp4', 'video/x-m4v', 'application/mp4'];

/** Most media considered per ad. */
const MEDIA = 3;
/** Sufficient height, lines: the smallest file at or above it, else the largest. */
const ENOUGH_LINES = 720;

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

/** Limits on the number and length of addresses per event, against hostile documents. */
const URLS_PER_EVENT = 20;
const URL_CHARACTERS = 4096;
const CHARACTERS_PER_EVENT = 12_000;
const NAME_CHARACTERS = 120;

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

/** All error addresses for a failure on the way to an ad. */
export const errorUrlsOf = (chain: readonly { errorUrls: string[] }[]): string[] =>
  urlsOf(chain.flatMap(({ errorUrls }) => errorUrls));

/** HLS first, then whole files, best first. Executable media (VPAID) are excluded. */
function mediaOf({ media }: VastLinear): AdMedium[] {
  const usable = media.flatMap(({ url, type, height, api, bitrate }) => {
    const address = webAddress(url.slice(0, URL_CHARACTERS + 1));
    const kind = HLS_TYPES.includes(type) ? 'hls' : MP4_TYPES.includes(type) ? 'mp4' : null;
    if (!address || !kind || api !== '' || url.length > URL_CHARACTERS) return [];
    const isInsecure = Number(address.protocol !== 'https:');
    const isTooLarge = Number(height > ENOUGH_LINES);
    return { kind, url: address, rank: [Number(kind === 'mp4'), isInsecure, isTooLarge], height, bitrate } as const;
  });
  return usable
    .sort((a, b) => {
      const order = a.rank.findIndex((rank, i) => rank !== b.rank[i]);
      if (order !== -1) return (a.rank[order] ?? 0) - (b.rank[order] ?? 0);
      const smaller = a.height - b.height || a.bitrate - b.bitrate;
      return a.height > ENOUGH_LINES ? smaller : -smaller;
    })
    .slice(0, MEDIA)
    .map(({ kind, url }) => ({ kind, url }));
}

type Heard = VastInLine | VastWrapper;

function trackingOf(chain: readonly Heard[]): CandidateAd['tracking'] {
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

function progressOf(chain: readonly Heard[], lengthS: number | null): CandidateAd['progress'] {
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
    .slice(0, URLS_PER_EVENT)
    .map(([atS, urls]) => ({ atS, urls: urlsOf(urls) }));
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

function urlsOf(list: readonly string[]): string[] {
  const urls = new Set<string>();
  let characters = 0;
  for (const url of list) {
    if (urls.size >= URLS_PER_EVENT) break;
    if (url.length > URL_CHARACTERS || urls.has(url) || webAddress(url) === null) continue;
    characters += url.length;
    if (characters > CHARACTERS_PER_EVENT) break;
    urls.add(url);
  }
  return [...urls];
}

const short = (text: string): string =>
  text
    .slice(0, 10 * NAME_CHARACTERS)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_CHARACTERS);
