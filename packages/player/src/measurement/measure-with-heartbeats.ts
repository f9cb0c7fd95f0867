import type { MeasurementObject } from '@sintonia/tag/playback';
import type { MeasuredSession, PlayerReadings, StartMeasuring } from './playback-measurement.ts';

/** What the heartbeats of one medium say of it and of where they go (§ 3). */
export interface HeartbeatOptions {
  /** Host of the heartbeat server, may carry a port and a path prefix. */
  trackingServer: string;
  isSecure: boolean;
  playerName: string;
  appVersion: string;
  /** Slug of the channel or station. */
  channel: string;
  media: { name: string; id: string; lengthS: number; streamType: string; mediaType: 'video' | 'audio' };
  /** Standard and custom metadata by their wire keys, `a.media.show` … */
  metadata: Readonly<Record<string, string>>;
  measurement: MeasurementObject;
}

/**
 * Measures a medium with heartbeats (M rows). The measuring code is fetched with the first session, beside the
 * playing code, so that a page where nobody presses play does not carry it.
 */
export function measureWithHeartbeats(options: HeartbeatOptions): StartMeasuring {
  return async (readings) => {
    const playback = await import('@sintonia/tag/playback');
    const { MediaHeartbeat, MediaHeartbeatConfig } = playback;
    const { media } = options;
    const config = Object.assign(new MediaHeartbeatConfig(), {
      trackingServer: options.trackingServer,
      ssl: options.isSecure,
      playerName: options.playerName,
      appVersion: options.appVersion,
      channel: options.channel,
      ovp: 'sintonia',
    });
    const heartbeat = new MediaHeartbeat(
      delegateOf(readings, MediaHeartbeat.createQoSObject),
      config,
      options.measurement,
    );
    heartbeat.trackSessionStart(
      MediaHeartbeat.createMediaObject(media.name, media.id, media.lengthS, media.streamType, media.mediaType),
      options.metadata,
    );
    return sessionOf(heartbeat);
  };
}

type Playback = typeof import('@sintonia/tag/playback');
type Heartbeat = InstanceType<Playback['MediaHeartbeat']>;

function delegateOf(
  { positionS, quality }: PlayerReadings,
  createQoSObject: Playback['MediaHeartbeat']['createQoSObject'],
) {
  return {
    getCurrentPlaybackTime: positionS,
    getQoSObject() {
      const { bitrate, startupTimeS, framesPerSecond, droppedFrames } = quality();
      return createQoSObject(bitrate, startupTimeS, framesPerSecond, droppedFrames);
    },
  };
}

/** M-04: the end of the content completes and then ends the session. */
function sessionOf(heartbeat: Heartbeat): MeasuredSession {
  return {
    play: () => heartbeat.trackPlay(),
    pause: () => heartbeat.trackPause(),
    seekStart: () => heartbeat.trackEvent('seekStart'),
    seekComplete: () => heartbeat.trackEvent('seekComplete'),
    bufferStart: () => heartbeat.trackEvent('bufferStart'),
    bufferComplete: () => heartbeat.trackEvent('bufferComplete'),
    bitrateChange: () => heartbeat.trackEvent('bitrateChange'),
    error: (id) => heartbeat.trackError(id),
    complete() {
      heartbeat.trackComplete();
      heartbeat.trackSessionEnd();
    },
    end: () => heartbeat.trackSessionEnd(),
  };
}
