import type { MeasurementObject } from '@sintonia/tag/playback';
import type { BreakKind } from '../ads/ad-facts.ts';
import { LIVE_LENGTH_S } from '../live/live-playhead.ts';
import { isLiveStream, type StreamKind } from '../player-media.ts';
import type { MeasuredSession, PlayerReadings, StartMeasuring } from './playback-measurement.ts';

/** What the heartbeats of one medium say of it and of where they go (§ 3). */
export interface HeartbeatOptions {
  /** Host of the heartbeat server, may carry a port and a path prefix. */
  trackingServer: string;
  isSecure: boolean;
  playerName: string;
  /** Slug of the channel or station. */
  channel: string;
  /** § 3 `name`, `videoId`, `length` in seconds (that of a day for what is live), media type and stream type. */
  media: { name: string; id: string; lengthS: number; kind: 'video' | 'audio'; stream: StreamKind };
  /** Standard metadata (§ 3) by its key on the wire: `a.media.show` … */
  metadata: Readonly<Record<string, string>>;
  /** § 9: warnings of the session go to the console too. */
  debugLogging: boolean;
  measurement: MeasurementObject;
}

/**
 * Measures a medium with heartbeats (M rows). The measuring code is fetched with the first session, beside the
 * playing code, so that a page where nobody presses play does not carry it. Heartbeats leave through the page's
 * outbox: none is lost when the server or the page goes away (M-10).
 */
export function measureWithHeartbeats(options: HeartbeatOptions): StartMeasuring {
  return async (readings) => {
    const [{ MediaHeartbeat, MediaHeartbeatConfig }, { pageOutbox }] = await Promise.all([
      import('@sintonia/tag/playback'),
      import('@sintonia/tag/outbox'),
    ]);
    const { measurement } = options;
    const config = Object.assign(new MediaHeartbeatConfig(), {
      trackingServer: options.trackingServer,
      ssl: options.isSecure,
      playerName: options.playerName,
      channel: options.channel,
      ovp: 'sintonia',
      debugLogging: options.debugLogging,
    });
    const heartbeat = new MediaHeartbeat(delegateOf(readings, MediaHeartbeat), config, measurement, {
      send: pageOutbox(measurement).send,
    });
    heartbeat.trackSessionStart(mediaOf(options, readings.isResumed(), MediaHeartbeat));
    return sessionOf(heartbeat, MediaHeartbeat);
  };
}

type HeartbeatClass = typeof import('@sintonia/tag/playback').MediaHeartbeat;
type Heartbeat = InstanceType<HeartbeatClass>;

function delegateOf({ positionS, quality }: PlayerReadings, { createQoSObject }: HeartbeatClass) {
  return {
    getCurrentPlaybackTime: positionS,
    getQoSObject() {
      const { bitrate, startupTimeS, framesPerSecond, droppedFrames } = quality();
      return createQoSObject(bitrate, startupTimeS, framesPerSecond, droppedFrames);
    },
  };
}

function mediaOf(
  { media: { name, id, lengthS, kind, stream }, metadata }: HeartbeatOptions,
  isResumed: boolean,
  { createMediaObject, MediaType, MediaObjectKey }: HeartbeatClass,
) {
  const media = createMediaObject(
    name,
    id,
    isLiveStream(stream) ? LIVE_LENGTH_S : lengthS,
    stream,
    kind === 'video' ? MediaType.Video : MediaType.Audio,
  );
  media.setValue(MediaObjectKey.StandardMediaMetadata, metadata);
  if (isResumed) media.setValue(MediaObjectKey.MediaResumed, true);
  return media;
}

/** § 3 `name` of an ad break. */
const BREAK_NAMES: Readonly<Record<BreakKind, string>> = {
  pre: 'preroll',
  mid: 'midroll',
  post: 'postroll',
  live: 'live',
};

/** M-04: the end of the content completes and then ends the session; the heartbeat lets go when nothing of it waits. */
function sessionOf(
  heartbeat: Heartbeat,
  { Event, MediaObjectKey, createAdBreakObject, createAdObject, createChapterObject }: HeartbeatClass,
): MeasuredSession {
  return {
    play: () => heartbeat.trackPlay(),
    pause: () => heartbeat.trackPause(),
    seekStart: () => heartbeat.trackEvent(Event.SeekStart),
    seekComplete: () => heartbeat.trackEvent(Event.SeekComplete),
    bufferStart: () => heartbeat.trackEvent(Event.BufferStart),
    bufferComplete: () => heartbeat.trackEvent(Event.BufferComplete),
    bitrateChange: () => heartbeat.trackEvent(Event.BitrateChange),
    adBreakStart: ({ kind, position, startS }) =>
      heartbeat.trackEvent(Event.AdBreakStart, createAdBreakObject(BREAK_NAMES[kind], position, startS)),
    adBreakComplete: () => heartbeat.trackEvent(Event.AdBreakComplete),
    adStart({ name, id, position, lengthS, advertiser }) {
      const ad = createAdObject(name, id, position, lengthS);
      ad.setValue(MediaObjectKey.StandardAdMetadata, { 'a.media.ad.advertiser': advertiser });
      heartbeat.trackEvent(Event.AdStart, ad);
    },
    adComplete: () => heartbeat.trackEvent(Event.AdComplete),
    adSkip: () => heartbeat.trackEvent(Event.AdSkip),
    chapterStart: ({ title, position, lengthS, startS }) =>
      heartbeat.trackEvent(Event.ChapterStart, createChapterObject(title, position, lengthS, startS)),
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
