import type { Ad, AdBreak, AdTrackingEvent } from '../ad-facts.ts';

const AD_TRACKING_EVENTS: readonly AdTrackingEvent[] = [
  ...(['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const),
  ...(['skip', 'pause', 'resume', 'mute', 'unmute', 'error'] as const),
];

/** For tests: an ad of eight seconds, skippable after five, with an address for every event. */
export const anAd = (over: Partial<Ad> = {}): Ad => ({
  id: 'tren',
  name: 'Adorm-t’hi',
  advertiser: 'Estel',
  campaign: 'hivern',
  creative: 'estel-8s',
  creativeUrl: 'https://cdn.example/estel.mp4',
  placement: 'pre',
  site: 'www.example.cat',
  position: 1,
  lengthS: 8,
  skipAfterS: 5,
  clickThrough: '/ads/event/click?ad=x',
  tracking: Object.fromEntries(AD_TRACKING_EVENTS.map((name) => [name, `/${name}?ad=${over.id ?? 'tren'}`])),
  progress: [],
  ...over,
});

export const aBreak = (over: Partial<AdBreak> = {}): AdBreak => ({
  id: 'ad-pre',
  kind: 'pre',
  position: 1,
  startS: 0,
  ads: 1,
  startsWithinMs: 3000,
  lateUrl: '/late?ad=x',
  startUrl: null,
  endUrl: null,
  ...over,
});
