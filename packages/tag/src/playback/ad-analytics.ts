import type { Ad, SessionDraft } from './session-state.ts';
import { addStart, mediaContext, whole } from './start-analytics.ts';

/** The analytics start of an ad, and the heartbeat that tells of it. */
export function startAdAnalytics(s: SessionDraft, ad: Ad): void {
  const contextData = {
    ...mediaContext(s, ad.metadata),
    'a.media.ad.name': ad.adId,
    'a.media.ad.friendlyName': ad.adName,
    'a.media.ad.podFriendlyName': ad.adBreakName,
    'a.media.ad.length': whole(ad.adLengthS),
    'a.media.ad.playerName': s.playerName,
    'a.media.ad.pod': ad.adBreakId,
    'a.media.ad.podPosition': whole(ad.adPosition),
    'a.media.ad.podSecond': whole(ad.adBreakStartS),
    'a.media.ad.view': 'true',
  };
  addStart(s, { pe: 'msa_s', pev3: `${s.media.mediaType}Ad`, contextData }, 'aa_ad_start');
}
