import { type MeasurementObject, MediaHeartbeat, MediaHeartbeatConfig } from '@sintonia/tag/playback';
import type { SimulatedLine, SimulatedSite, SimulatedVideo } from './audience.ts';
import { createFakeClock } from './fake-clock.ts';
import type { RandomSource } from './random.ts';

/** How one session of playback goes, decided in advance. Seconds of the medium. */
export interface PlaybackPlan {
  /** Plays until here; the length means to its end. */
  untilS: number;
  /** Stops once for a while on the way, at `atS`. */
  pause: { atS: number; forMs: number } | null;
}

export interface SimulatedSession {
  lines: SimulatedLine[];
  endsAtMs: number;
  /** Seconds in which the content moved. */
  watchedS: number;
  isComplete: boolean;
}

/** From the press on play to the first frame. */
const STARTUP_MS = 400;

/** Watches one video through the real playback session, under a fake clock. */
export async function simulatePlayback(
  site: SimulatedSite,
  video: SimulatedVideo,
  visitorId: string,
  { untilS, pause }: PlaybackPlan,
  startMs: number,
  random: RandomSource,
): Promise<SimulatedSession> {
  const clock = createFakeClock(startMs);
  const lines: SimulatedLine[] = [];
  const playback = { positionS: 0, sinceMs: 0, isMoving: false };
  const positionS = () => playback.positionS + (playback.isMoving ? (clock.now() - playback.sinceMs) / 1000 : 0);
  const move = (isMoving: boolean) =>
    Object.assign(playback, { positionS: positionS(), sinceMs: clock.now(), isMoving });

  const config = Object.assign(new MediaHeartbeatConfig(), {
    trackingServer: site.heartbeatServer,
    ssl: site.origin.startsWith('https:'),
    channel: video.channel,
    playerName: 'sintonia-simulator',
  });
  const delegate = {
    getCurrentPlaybackTime: positionS,
    getQoSObject: () => MediaHeartbeat.createQoSObject(800_000, STARTUP_MS / 1000, 25, 0),
  };
  const heartbeat = new MediaHeartbeat(delegate, config, measurementOf(site, visitorId), {
    now: clock.now,
    after: clock.after,
    random: () => random.whole(0, 2 ** 32 - 1),
    send: async (url) => {
      const { pathname, search } = new URL(url);
      lines.push({ atMs: clock.now(), line: pathname + search });
      return true;
    },
    read: async () => null,
    log: () => undefined,
  });

  heartbeat.trackSessionStart(MediaHeartbeat.createMediaObject(video.name, video.id, video.lengthS, 'vod', 'video'));
  await clock.advance(STARTUP_MS);
  heartbeat.trackPlay();
  move(true);
  if (pause && pause.atS < untilS) {
    await clock.advance(pause.atS * 1000);
    move(false);
    heartbeat.trackPause();
    await clock.advance(pause.forMs);
    heartbeat.trackPlay();
    move(true);
  }
  await clock.advance((untilS - positionS()) * 1000);
  move(false);
  const isComplete = untilS >= video.lengthS;
  if (isComplete) heartbeat.trackComplete();
  heartbeat.trackSessionEnd();
  const endsAtMs = clock.now();
  await clock.advance(1000); // the last reports leave
  return { lines, endsAtMs, watchedS: untilS, isComplete };
}

function measurementOf({ reportSuite, origin, organisationId }: SimulatedSite, visitorId: string): MeasurementObject {
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
    trackMediaStart: () => undefined,
  };
}
