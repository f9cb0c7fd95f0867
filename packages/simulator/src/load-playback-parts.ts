import { setTimeout as sleep } from 'node:timers/promises';
import { MediaHeartbeat, MediaHeartbeatConfig } from '@sintonia/tag/playback';
import { HEARTBEAT_KEYS } from '@sintonia/wire';

const GIVE_UP_AFTER = 2000;

/**
 * The playback session loads rarely used parts (ads, the idle timeout) as separate files. A fake clock does not wait for
 * files, so simulations with ads call this once in advance. Rejects when loading fails.
 */
export async function loadPlaybackParts(): Promise<void> {
  let isLoaded = false;
  const heartbeat = new MediaHeartbeat(
    { getCurrentPlaybackTime: () => 0, getQoSObject: () => null },
    Object.assign(new MediaHeartbeatConfig(), { trackingServer: 'localhost', playerName: 'sintonia-simulator' }),
    {
      account: 'none',
      trackingServer: 'localhost',
      visitor: { marketingCloudOrgId: 'none' },
      onPrivacy(listener) {
        listener('in');
        return () => undefined;
      },
      whenReady: (listener) => listener(),
      trackMediaStart: () => undefined,
    },
    {
      send: async (url) => {
        isLoaded ||= url.includes(`${HEARTBEAT_KEYS.assetType}=ad`);
        return true;
      },
      read: async () => null,
      log: () => undefined,
      onLeave: () => () => undefined,
    },
  );
  heartbeat.trackSessionStart(MediaHeartbeat.createMediaObject('none', 'none', 1, 'vod', 'video'));
  heartbeat.trackEvent(MediaHeartbeat.Event.AdBreakStart, MediaHeartbeat.createAdBreakObject('preroll', 1, 0));
  heartbeat.trackEvent(MediaHeartbeat.Event.AdStart, MediaHeartbeat.createAdObject('none', 'none', 1, 1));
  for (let turn = 0; !isLoaded && turn < GIVE_UP_AFTER; turn++) await sleep(5);
  heartbeat.destroy();
  if (!isLoaded) throw new Error('the parts of the playback session were not loaded');
}
