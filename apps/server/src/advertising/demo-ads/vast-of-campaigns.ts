/** VAST 4.2 of campaigns of the demo ad server. Pure. */
import { element, type XmlElement } from '../../http/answers/xml.ts';
import type { Campaign } from './campaign.ts';
import { eventUrl } from './demo-event-url.ts';

/** Tracking events of the linear creative, as named in VAST 4.2 § 3.14. */
const TRACKED = [
  ...['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'],
  ...['skip', 'pause', 'resume', 'mute', 'unmute'],
];

export function vast(campaigns: readonly Campaign[], origin: string): XmlElement {
  return element(
    'VAST',
    { version: '4.2', xmlns: 'http://www.iab.com/VAST' },
    ...(campaigns.length === 0
      ? [element('Error', {}, eventUrl(origin, 'error', null))]
      : campaigns.map((campaign, i) => ad(campaign, campaigns.length > 1 ? i + 1 : null, origin))),
  );
}

function ad(campaign: Campaign, sequence: number | null, origin: string): XmlElement {
  const at = (event: string) => eventUrl(origin, event, campaign.id);
  return element(
    'Ad',
    { id: campaign.id, sequence, adType: 'video' },
    element(
      'InLine',
      {},
      element('AdSystem', { version: '1.0' }, 'Sintonia'),
      element('Error', {}, at('error')),
      element('Impression', { id: 'sintonia' }, at('impression')),
      element('AdServingId', {}, campaign.id),
      element('AdTitle', {}, campaign.name),
      element('Advertiser', {}, campaign.advertiser),
      element(
        'Creatives',
        {},
        element(
          'Creative',
          { id: campaign.clip, sequence: 1 },
          element('UniversalAdId', { idRegistry: 'sintonia' }, campaign.clip),
          linear(campaign, origin, at),
        ),
      ),
    ),
  );
}

function linear(campaign: Campaign, origin: string, at: (event: string) => string): XmlElement {
  return element(
    'Linear',
    { skipoffset: campaign.skipAfterS === null ? null : timeOf(campaign.skipAfterS) },
    element('Duration', {}, timeOf(campaign.lengthS)),
    element('TrackingEvents', {}, ...TRACKED.map((event) => element('Tracking', { event }, at(event)))),
    element(
      'VideoClicks',
      {},
      element('ClickThrough', { id: campaign.id }, `${origin}/ads/demo/advertiser/${campaign.id}`),
      element('ClickTracking', { id: 'sintonia' }, at('click')),
    ),
    element(
      'MediaFiles',
      {},
      element(
        'MediaFile',
        { delivery: 'streaming', type: 'application/vnd.apple.mpegurl', width: 960, height: 540 },
        `${origin}/media/clips/${campaign.clip}/master.m3u8`,
      ),
    ),
  );
}

/** `hh:mm:ss.mmm`. */
const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);
