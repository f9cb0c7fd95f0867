/** One ad as an ad server described it, in our words. Nothing of it is believed yet but its form. */
import { createHash } from 'node:crypto';
import type { AdEventName } from '../events/ad-event-names.ts';
import type { AdFailureReason } from './ad-failures.ts';
import { webAddress } from './ad-transport.ts';

export interface CandidateAd {
  id: string;
  name: string;
  advertiser: string;
  /** What repetition is counted by: 32 bits of the creative's registered id, else of its media. */
  creative: number;
  /** Place in its pod; null stands alone. */
  sequence: number | null;
  /** HLS. */
  media: URL;
  /** As it says; null when it does not. Seconds. */
  lengthS: number | null;
  /** Null: cannot be skipped. Seconds. */
  skipAfterS: number | null;
  clickThrough: URL | null;
  tracking: Partial<Record<AdEventName, string[]>>;
  progress: { atS: number; urls: string[] }[];
  errorUrls: string[];
}

/** The parts of vast-client's answer that are read. Its own types say `any`. */
export interface VastAd {
  id: string | null;
  sequence: string | null;
  title: string | null;
  system: { value: string } | null;
  advertiser: { value: string } | null;
  errorURLTemplates: string[];
  impressionURLTemplates: { url: string }[];
  viewableImpression: { viewUndetermined: string[] }[];
  creatives: VastCreative[];
}

interface VastCreative {
  type: string;
  id: string | null;
  universalAdIds: { idRegistry: string; value: string }[];
  duration: number;
  skipDelay: number | null;
  mediaFiles: { fileURL: string; mimeType: string | null }[];
  videoClickThroughURLTemplate: { url: string } | null;
  videoClickTrackingURLTemplates: { url: string }[];
  trackingEvents: Record<string, string[]>;
}

const HLS_TYPES = ['application/vnd.apple.mpegurl', 'application/x-mpegurl', 'audio/mpegurl', 'audio/x-mpegurl'];

/** Names of VAST for one event of ours: older versions have others. */
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

/** Ads of one document carry few addresses for one event; a liar's thousands are cut. */
const URLS_PER_EVENT = 20;
const NAME_CHARACTERS = 120;

export function toCandidate(ad: VastAd): CandidateAd | AdFailureReason {
  const linear = ad.creatives.find((creative) => creative.type === 'linear');
  if (!linear) return 'notLinear';
  const media = linear.mediaFiles
    .filter(({ mimeType }) => HLS_TYPES.includes(mimeType?.trim().toLowerCase() ?? ''))
    .flatMap(({ fileURL }) => webAddress(fileURL) ?? [])
    .sort((a, b) => Number(b.protocol === 'https:') - Number(a.protocol === 'https:'))[0];
  if (!media) return 'noHls';
  const lengthS = linear.duration > 0 ? linear.duration : null;
  const sequence = Number.parseInt(ad.sequence ?? '', 10);
  return {
    id: short(ad.id ?? linear.id ?? ''),
    name: short(ad.title ?? ''),
    advertiser: short(ad.advertiser?.value ?? ''),
    creative: fingerprintOf(linear, media),
    sequence: sequence > 0 ? sequence : null,
    media,
    lengthS,
    skipAfterS: skipAfterS(linear.skipDelay, lengthS),
    clickThrough: webAddress(linear.videoClickThroughURLTemplate?.url),
    tracking: trackingOf(ad, linear),
    progress: progressOf(linear.trackingEvents, lengthS),
    errorUrls: urlsOf(ad.errorURLTemplates),
  };
}

function trackingOf(ad: VastAd, linear: VastCreative): CandidateAd['tracking'] {
  const tracking: CandidateAd['tracking'] = {
    // Nobody measures here whether it could be seen, and that is what is said.
    impression: urlsOf([
      ...ad.impressionURLTemplates.map(({ url }) => url),
      ...ad.viewableImpression.flatMap(({ viewUndetermined }) => viewUndetermined),
    ]),
    click: urlsOf(linear.videoClickTrackingURLTemplates.map(({ url }) => url)),
    error: urlsOf(ad.errorURLTemplates),
  };
  for (const [event, names] of Object.entries(VAST_NAMES) as [AdEventName, readonly string[]][]) // cast: its own keys
    tracking[event] = urlsOf(names.flatMap((name) => linear.trackingEvents[name] ?? []));
  return tracking;
}

/** Events at an offset: `progress-5`, `progress-25%`. */
function progressOf(events: VastCreative['trackingEvents'], lengthS: number | null): CandidateAd['progress'] {
  return Object.entries(events)
    .flatMap(([name, urls]) => {
      const [, offset, percent] = /^progress-(\d+(?:\.\d+)?)(%?)$/.exec(name) ?? [];
      if (offset === undefined || (percent && lengthS === null)) return [];
      return [{ atS: percent ? ((lengthS ?? 0) * Number(offset)) / 100 : Number(offset), urls: urlsOf(urls) }];
    })
    .sort((a, b) => a.atS - b.atS)
    .slice(0, URLS_PER_EVENT);
}

/** An offset at or past the end never comes. */
function skipAfterS(delayS: number | null, lengthS: number | null): number | null {
  if (delayS === null || !Number.isFinite(delayS) || delayS < 0) return null;
  return lengthS !== null && delayS >= lengthS ? null : delayS;
}

function fingerprintOf({ universalAdIds }: VastCreative, media: URL): number {
  const registered = universalAdIds.find(({ value }) => value && value !== 'unknown');
  const name = registered ? `${registered.idRegistry}:${registered.value}` : media.origin + media.pathname;
  return createHash('sha256').update(name).digest().readUInt32BE(0);
}

const urlsOf = (list: readonly string[]): string[] =>
  [...new Set(list)].filter((url) => webAddress(url) !== null).slice(0, URLS_PER_EVENT);

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, NAME_CHARACTERS);
