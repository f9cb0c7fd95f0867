import {
  type AnalyticsStart,
  type MeasurementObject,
  MediaHeartbeat,
  MediaHeartbeatConfig,
} from '@sintonia/tag/playback';
import { createSteadyClock } from '@sintonia/tag/steady-clock';
import { DEFAULT_PLAYBACK_SETTINGS, encodeSettings } from '@sintonia/wire';
import type { SimulatedSite, SimulatedVideo } from './audience.ts';
import type { FakeClock } from './fake-clock.ts';
import type { PlaybackPlan } from './playback-plan.ts';
import type { RandomSource } from './random.ts';

export interface SimulatedHeartbeatOptions {
  site: SimulatedSite;
  video: SimulatedVideo;
  visitorId: string;
  plan: PlaybackPlan;
  random: RandomSource;
  onStart?: (start: AnalyticsStart, atMs: number) => void;
  /** Seconds between two heartbeats, the publisher's setting; by default that of § 9. */
  reportEveryS?: number;
  clock: FakeClock;
  /** The device's clock, ms epoch; it may be wrong. */
  deviceNowMs: () => number;
  /** Position of the content, seconds. */
  positionS: () => number;
  send: (url: string) => Promise<boolean>;
}

/** Longest interval of reading the settings. */
const CHECK_EVERY_S = 600;

/** The tag's real playback session, with simulated time, network and player. */
export function createSimulatedHeartbeat(options: SimulatedHeartbeatOptions): MediaHeartbeat {
  const { site, video, visitorId, plan, random, onStart, reportEveryS } = options;
  const { clock, deviceNowMs, positionS, send } = options;
  const config = Object.assign(new MediaHeartbeatConfig(), {
    trackingServer: site.heartbeatServer,
    ssl: site.origin.startsWith('https:'),
    channel: video.channel,
    playerName: 'sintonia-simulator',
    appVersion: 'sintonia-simulator 1.0.0',
  });
  const { bitrate = 800_000, droppedFrames = 0, startupMs } = plan;
  const delegate = {
    getCurrentPlaybackTime: positionS,
    getQoSObject: () => {
      const quality = MediaHeartbeat.createQoSObject(bitrate, startupMs / 1000, 25, droppedFrames);
      return Object.assign(quality, { info: { ...quality.info, view: 'in', muted: 'off' } }); // as our player says it
    },
  };
  const settings =
    reportEveryS === undefined
      ? null
      : encodeSettings({
          ...DEFAULT_PLAYBACK_SETTINGS,
          trackingIntervalS: reportEveryS,
          checkIntervalS: CHECK_EVERY_S,
          nielsenEnabled: false,
        });
  return new MediaHeartbeat(
    delegate,
    config,
    measurementOf(site, visitorId, (start) => onStart?.(start, clock.now())),
    {
      ...createSteadyClock(deviceNowMs, clock.now),
      after: clock.after,
      random: () => random.whole(0, 2 ** 32 - 1),
      send,
      read: async () => settings,
      log: () => undefined,
    },
  );
}

function measurementOf(
  { reportSuite, origin, organisationId }: SimulatedSite,
  visitorId: string,
  trackMediaStart: MeasurementObject['trackMediaStart'],
): MeasurementObject {
  return {
    account: reportSuite,
    trackingServer: new URL(origin).host,
    marketingCloudVisitorID: visitorId,
    visitor: { marketingCloudOrgId: organisationId },
    onPrivacy(listener) {
      listener('in');
      return () => undefined;
    },
    whenReady: (listener) => listener(),
    trackMediaStart,
  };
}
