import type { MeasuredSession, PlayerReadings, StartMeasuring } from '@sintonia/player';
import type { Tag, TagSettings } from '@sintonia/tag';

/** What the measuring of a medium tells of it. */
export interface MeasuredMedium {
  /** § 3 `videoId`. */
  id: string;
  /** § 3 `name`. */
  name: string;
  lengthS: number;
  kind: 'video' | 'audio';
  channel: string;
  /** Standard metadata (§ 3), by its key on the wire: `a.media.show`. */
  metadata: Readonly<Record<string, string>>;
}

/** Name of this player on the wire. */
const PLAYER_NAME = 'sintonia-web';

/**
 * Begins a heartbeat session for one playing of one medium (M-01). The measuring code is fetched at this moment,
 * not with the page.
 */
export const measuringOf =
  (medium: MeasuredMedium, tag: Tag, settings: TagSettings): StartMeasuring =>
  async (readings) => {
    const playback = await import('@sintonia/tag/playback');
    return startSession(playback, medium, tag, settings, readings);
  };

function startSession(
  { MediaHeartbeat, MediaHeartbeatConfig }: typeof import('@sintonia/tag/playback'),
  medium: MeasuredMedium,
  tag: Tag,
  settings: TagSettings,
  readings: PlayerReadings,
): MeasuredSession {
  const config = new MediaHeartbeatConfig();
  config.trackingServer = settings.heartbeatServer;
  config.channel = medium.channel;
  config.playerName = PLAYER_NAME;
  config.ssl = settings.isSecure;
  config.debugLogging = settings.environment === 'development';
  const heartbeat = new MediaHeartbeat(
    {
      getCurrentPlaybackTime: readings.positionS,
      getQoSObject() {
        const { bitrate, startupTimeS, framesPerSecond, droppedFrames } = readings.quality();
        return MediaHeartbeat.createQoSObject(bitrate, startupTimeS, framesPerSecond, droppedFrames);
      },
    },
    config,
    tag.measurement(),
  );
  const { VOD, AOD } = MediaHeartbeat.StreamType;
  const media = MediaHeartbeat.createMediaObject(
    medium.name,
    medium.id,
    medium.lengthS,
    medium.kind === 'video' ? VOD : AOD,
    medium.kind === 'video' ? MediaHeartbeat.MediaType.Video : MediaHeartbeat.MediaType.Audio,
  );
  media.setValue(MediaHeartbeat.MediaObjectKey.StandardMediaMetadata, medium.metadata);
  heartbeat.trackSessionStart(media);
  const end = () => {
    heartbeat.trackSessionEnd();
    heartbeat.destroy();
  };
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
      end();
    },
    end,
  };
}
