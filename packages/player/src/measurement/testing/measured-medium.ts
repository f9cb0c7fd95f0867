/** For tests: a visitor and a medium that is measured. */
import type { MeasurementObject, PrivacyStatus } from '@sintonia/tag/playback';
import type { StreamKind } from '../../player-media.ts';
import { measureWithHeartbeats } from '../measure-with-heartbeats.ts';
import type { Presentation } from '../presentation.ts';

/** A visitor who has not yet answered the consent question. */
export function aVisitor() {
  const listeners = new Set<(status: PrivacyStatus) => void>();
  const ready: (() => void)[] = [];
  const measurement: MeasurementObject = {
    account: 'tramuntana-dev',
    trackingServer: 'mesura.example',
    visitor: { marketingCloudOrgId: '7A51@SintoniaOrg' },
    onPrivacy: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenReady: (listener) => void ready.push(listener),
    trackMediaStart: () => undefined,
  };
  return {
    measurement,
    listeners,
    choose: (status: PrivacyStatus) => {
      if (status === 'in') for (const listener of ready.splice(0)) listener();
      for (const listener of [...listeners]) listener(status);
    },
  };
}

/** As the player says it in a visible tab. */
const STILL = { at: () => 0, how: () => ({ view: 'in' as const }) };

/** Heartbeats of a medium as the site starts them. */
export const startHeartbeats = (
  measurement: MeasurementObject,
  kind: 'video' | 'audio' = 'video',
  stream: StreamKind = kind === 'video' ? 'vod' : 'aod',
  shown: { readonly at: () => number; readonly how: () => Partial<Presentation> & { height?: number } } = STILL,
) =>
  measureWithHeartbeats({
    trackingServer: 'mesura.example/hb',
    isSecure: true,
    playerName: 'sintonia-web',
    appVersion: '1.2.3',
    channel: 'tramuntana-1',
    media: { name: 'Cims', id: '1001', lengthS: 36, kind, stream },
    metadata: () => ({ 'a.media.show': 'Cims' }),
    debugLogging: false,
    measurement,
  })({
    positionS: shown.at,
    quality: () => ({
      ...{ bitrate: 0, framesPerSecond: 0, height: 0, droppedFrames: 0, startupTimeS: 0 },
      ...shown.how(),
    }),
    isResumed: () => false,
  });
