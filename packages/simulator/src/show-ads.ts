import { AdMetadataKeys } from '@sintonia/tag/metadata-keys';
import { MediaHeartbeat } from '@sintonia/tag/playback';
import type { PlaybackPart } from './playback-plan.ts';
import type { Playing } from './playing.ts';

const { Event, MediaObjectKey } = MediaHeartbeat;

export async function showAds(
  { heartbeat, clock, playback, session }: Pick<Playing, 'heartbeat' | 'clock' | 'playback' | 'session'>,
  { kind, ads }: PlaybackPart & { do: 'ads' },
  index: number,
): Promise<boolean> {
  const adBreak = MediaHeartbeat.createAdBreakObject(kind, index + 1, Math.floor(playback.positionS()));
  Object.assign(adBreak.info, { adsPlanned: ads.length }); // as our player says it
  session.planned.push(ads.length);
  heartbeat.trackEvent(Event.AdBreakStart, adBreak);
  for (const [position, { ad, playedS, outcome }] of ads.entries()) {
    const started = MediaHeartbeat.createAdObject(ad.name, ad.id, position + 1, ad.lengthS);
    started.setValue(MediaObjectKey.StandardAdMetadata, {
      [AdMetadataKeys.ADVERTISER]: ad.advertiser,
      [AdMetadataKeys.CAMPAIGN_ID]: ad.campaign,
      [AdMetadataKeys.CREATIVE_ID]: ad.creative,
    });
    heartbeat.trackEvent(Event.AdStart, started);
    session.adStarts += 1;
    await clock.advance(playedS * 1000);
    session.adS += playedS;
    session.ads.push({
      ...{ inBreak: index, creative: ad.creative, atMs: clock.now() - playedS * 1000 },
      breakKind: kind,
      lengthS: ad.lengthS,
      playedS,
      isComplete: outcome === 'complete',
      isSkipped: outcome === 'skip',
    });
    session.movedAtMs.push(...eachSecond(clock.now() - playedS * 1000, clock.now()));
    if (outcome === 'leave') return true;
    heartbeat.trackEvent(outcome === 'complete' ? Event.AdComplete : Event.AdSkip);
    if (outcome === 'complete') session.adCompletes += 1;
  }
  heartbeat.trackEvent(Event.AdBreakComplete);
  return false;
}

export const eachSecond = (fromMs: number, toMs: number): number[] =>
  Array.from({ length: Math.ceil((toMs - fromMs) / 1000) }, (_, i) => fromMs + i * 1000);
