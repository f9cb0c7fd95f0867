import type { Metadata } from './metadata.ts';
import type { Ad } from './session-state.ts';
import { whole } from './start-analytics.ts';

/** What the analytics start of an ad tells of it, beside the media (wire-heartbeat § 9). */
export const adContext = (ad: Ad): Metadata => ({
  'a.media.ad.name': ad.adId,
  'a.media.ad.friendlyName': ad.adName,
  'a.media.ad.podFriendlyName': ad.adBreakName,
  'a.media.ad.length': whole(ad.adLengthS),
  'a.media.ad.playerName': ad.adResolver,
  'a.media.ad.pod': ad.adBreakId,
  'a.media.ad.podPosition': whole(ad.adPosition),
  'a.media.ad.podSecond': whole(ad.adBreakStartS),
  'a.media.ad.view': 'true',
});
