/** What the player reads from hls.js interstitials. */
import type { ErrorData, default as Hls, HlsAssetPlayer, InterstitialEvent } from 'hls.js';
import type { BreakKind, ScheduledBreak } from './ad-facts.ts';

/** The next ad of a pod loads this long before the current one ends; hls.js would start only at its end. Seconds. */
export const NEXT_AD_S = 4;

export function loadNextAd({ interstitial, assetItem }: HlsAssetPlayer, { interstitialsManager }: Hls): void {
  const next = interstitial.assetList[interstitial.findAssetIndex(assetItem) + 1];
  if (next) interstitialsManager?.playerQueue.find(({ assetId }) => assetId === next.identifier)?.loadSource();
}

export function scheduledBreak({ identifier, cue, startTime }: InterstitialEvent): ScheduledBreak {
  const kind: BreakKind = cue.pre ? 'pre' : cue.post ? 'post' : 'mid';
  return { id: identifier, kind, startS: Number.isFinite(startTime) ? startTime : 0 };
}

/** True when the playhead is at a break, or a break follows what plays. */
export function hasBreakAhead({ interstitialsManager: manager }: Hls): boolean {
  if (!manager || manager.playingIndex < 0) return false;
  return manager.schedule.slice(manager.playingIndex).some(({ event }) => event);
}

/** VAST 4.2 § 2.3.6.3: not found, timeout, not playable, any other error. */
export function vastErrorOf(
  { type, details, response }: Pick<ErrorData, 'type' | 'details' | 'response'>,
  Engine: typeof Hls,
) {
  if (details.endsWith('TimeOut')) return 402;
  if (response?.code && response.code >= 400) return 401;
  return type === Engine.ErrorTypes.MEDIA_ERROR ? 405 : 900;
}
