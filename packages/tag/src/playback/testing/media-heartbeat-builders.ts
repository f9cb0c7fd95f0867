/** For tests: arguments of `MediaHeartbeat`, and what it sends. */
import { parseQuery } from '@sintonia/wire';
import { vi } from 'vitest';
import { type MeasurementObject, MediaHeartbeat, MediaHeartbeatConfig } from '../playback.ts';

export const config = (over: Partial<MediaHeartbeatConfig> = {}) =>
  Object.assign(new MediaHeartbeatConfig(), {
    trackingServer: 'http://site.example:4000/hb/',
    playerName: 'web',
    ...over,
  });

export const measurement = (over: Partial<MeasurementObject> = {}): MeasurementObject => ({
  account: 'suite',
  trackingServer: 'metrics.example',
  visitor: { marketingCloudOrgId: 'ABC@Org', getCustomerIDs: () => ({ userid: { id: 'u-1', authState: 1 } }) },
  marketingCloudVisitorID: '123',
  onPrivacy(listener) {
    listener('in');
    return () => {};
  },
  whenReady: (listener) => listener(),
  trackMediaStart: () => {},
  ...over,
});

export const player = { getCurrentPlaybackTime: () => Date.now() / 1000 - 1_800_000_000, getQoSObject: () => null };
export const media = () =>
  MediaHeartbeat.createMediaObject(
    'Notícies',
    'n-1',
    60,
    MediaHeartbeat.StreamType.VOD,
    MediaHeartbeat.MediaType.Video,
  );
export const heartbeatOf = (url: string) => new Map(parseQuery(url.slice(url.indexOf('?'))));
export const eventOf = (url: string) => heartbeatOf(url).get('s:event:type');

type Fresh = typeof MediaHeartbeat;
export const aNewMedia = (fresh: Fresh) =>
  fresh.createMediaObject('Notícies', 'n-1', 60, fresh.StreamType.VOD, fresh.MediaType.Video);

/** A tracker on a page that has loaded no session part yet, and the events that it sends. */
export async function aFreshPage() {
  vi.resetModules();
  const fresh: Fresh = (await import('../playback.ts')).MediaHeartbeat;
  const sent: (string | null | undefined)[] = [];
  const heartbeats: ReturnType<typeof heartbeatOf>[] = [];
  let leave = () => {};
  const tracker = new fresh(player, config(), measurement(), {
    log: () => {},
    send: async (url) => {
      heartbeats.push(heartbeatOf(url));
      return sent.push(eventOf(url)) > 0;
    },
    read: async () => null,
    onLeave: (listener) => {
      leave = listener;
      return () => {};
    },
  });
  return { fresh, tracker, sent, heartbeats, leave: () => leave() };
}
