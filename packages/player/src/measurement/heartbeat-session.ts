import { AdMetadataKeys } from '@sintonia/tag/metadata-keys';
import { MediaHeartbeat, MediaHeartbeatConfig, type SendHeartbeat } from '@sintonia/tag/playback';
import type { Ad, BreakKind } from '../ads/ad-facts.ts';
import { LIVE_LENGTH_S } from '../live/live-playhead.ts';
import { isLiveStream } from '../player-media.ts';
import type { HeartbeatOptions } from './measure-with-heartbeats.ts';
import type { MeasuredSession, PlayerReadings } from './playback-measurement.ts';

/** Opens a session. */
export function startHeartbeats(
  options: HeartbeatOptions,
  readings: PlayerReadings,
  send: SendHeartbeat,
): MeasuredSession {
  const { measurement } = options;
  const config = Object.assign(new MediaHeartbeatConfig(), {
    trackingServer: options.trackingServer,
    ssl: options.isSecure,
    playerName: options.playerName,
    channel: options.channel,
    appVersion: options.appVersion,
    ovp: 'sintonia',
    debugLogging: options.debugLogging,
  });
  const heartbeat = new MediaHeartbeat(delegateOf(readings), config, measurement, { send });
  heartbeat.trackSessionStart(mediaOf(options, readings.isResumed()));
  return sessionOf(heartbeat);
}

const { Event, MediaObjectKey, MediaType } = MediaHeartbeat;

function delegateOf({ positionS, quality }: PlayerReadings) {
  return {
    getCurrentPlaybackTime: positionS,
    getQoSObject() {
      const { bitrate, startupTimeS, framesPerSecond, droppedFrames } = quality();
      return MediaHeartbeat.createQoSObject(bitrate, startupTimeS, framesPerSecond, droppedFrames);
    },
  };
}

function mediaOf({ media: { name, id, lengthS, kind, stream }, metadata }: HeartbeatOptions, isResumed: boolean) {
  const media = MediaHeartbeat.createMediaObject(
    name,
    id,
    isLiveStream(stream) ? LIVE_LENGTH_S : lengthS,
    stream,
    kind === 'video' ? MediaType.Video : MediaType.Audio,
  );
  media.setValue(MediaObjectKey.StandardMediaMetadata, metadata());
  if (isResumed) media.setValue(MediaObjectKey.MediaResumed, true);
  return media;
}

/** § 3: the six ad keys; an empty value is not sent. */
const adMetadata = ({ advertiser, campaign, creative, placement, site, creativeUrl }: Ad) => ({
  [AdMetadataKeys.ADVERTISER]: advertiser,
  [AdMetadataKeys.CAMPAIGN_ID]: campaign,
  [AdMetadataKeys.CREATIVE_ID]: creative,
  [AdMetadataKeys.PLACEMENT_ID]: placement,
  [AdMetadataKeys.SITE_ID]: site || globalThis.location?.host, // a server without a public address sends none
  [AdMetadataKeys.CREATIVE_URL]: creativeUrl,
});

/** § 3 `name` of an ad break. */
const BREAK_NAMES: Readonly<Record<BreakKind, string>> = {
  pre: 'preroll',
  mid: 'midroll',
  post: 'postroll',
  live: 'live',
};

/** M-04: the end of content completes and then ends the session; the heartbeat is destroyed when nothing is pending. */
function sessionOf(heartbeat: MediaHeartbeat): MeasuredSession {
  return {
    play: () => heartbeat.trackPlay(),
    pause: () => heartbeat.trackPause(),
    seekStart: () => heartbeat.trackEvent(Event.SeekStart),
    seekComplete: () => heartbeat.trackEvent(Event.SeekComplete),
    bufferStart: () => heartbeat.trackEvent(Event.BufferStart),
    bufferComplete: () => heartbeat.trackEvent(Event.BufferComplete),
    bitrateChange: () => heartbeat.trackEvent(Event.BitrateChange),
    adBreakStart: ({ kind, position, startS }) =>
      heartbeat.trackEvent(Event.AdBreakStart, MediaHeartbeat.createAdBreakObject(BREAK_NAMES[kind], position, startS)),
    adBreakComplete: () => heartbeat.trackEvent(Event.AdBreakComplete),
    timedMetadata: (value) =>
      heartbeat.trackEvent(Event.TimedMetadataUpdate, MediaHeartbeat.createTimedMetadataObject(value)),
    adStart(started) {
      const ad = MediaHeartbeat.createAdObject(started.name, started.id, started.position, started.lengthS);
      ad.setValue(MediaObjectKey.StandardAdMetadata, adMetadata(started));
      heartbeat.trackEvent(Event.AdStart, ad);
    },
    adComplete: () => heartbeat.trackEvent(Event.AdComplete),
    adSkip: () => heartbeat.trackEvent(Event.AdSkip),
    chapterStart: ({ title, position, lengthS, startS }) =>
      heartbeat.trackEvent(Event.ChapterStart, MediaHeartbeat.createChapterObject(title, position, lengthS, startS)),
    chapterComplete: () => heartbeat.trackEvent(Event.ChapterComplete),
    chapterSkip: () => heartbeat.trackEvent(Event.ChapterSkip),
    error: (id) => heartbeat.trackError(id),
    complete() {
      heartbeat.trackComplete();
      heartbeat.destroy();
    },
    end: () => heartbeat.destroy(),
  };
}
