import { AdMetadataKeys } from '@sintonia/tag/metadata-keys';
import type { SendHeartbeat } from '@sintonia/tag/playback';
import { type AnyCall, MediaObjectKey, type Tracker, trackPlayback } from '@sintonia/tag/track-playback';
import type { Ad, BreakKind } from '../ads/ad-facts.ts';
import { LIVE_LENGTH_S } from '../live/live-playhead.ts';
import { isLiveStream } from '../player-media.ts';
import type { HeartbeatOptions } from './measure-with-heartbeats.ts';
import type { MeasuredSession, PlayerReadings } from './measured-session.ts';
import { readNetwork } from './network.ts';

/** Opens a session. */
export function startHeartbeats(
  options: HeartbeatOptions,
  readings: PlayerReadings,
  send: SendHeartbeat,
): MeasuredSession {
  const tracker = trackPlayback(
    { positionS: readings.positionS, quality: () => qualityOf(readings) },
    {
      trackingServer: options.trackingServer,
      ssl: options.isSecure,
      playerName: options.playerName,
      channel: options.channel,
      appVersion: options.appVersion,
      ovp: 'sintonia',
      debugLogging: options.debugLogging,
    },
    options.measurement,
    { send },
  );
  tracker.call(startOf(options, readings.isResumed()));
  return sessionOf(tracker);
}

function qualityOf({ quality }: PlayerReadings) {
  const { startupTimeS, ...others } = quality();
  return { ...others, startupS: startupTimeS };
}

const startOf = (
  { media: { name, id, lengthS, kind, stream }, metadata }: HeartbeatOptions,
  isResumed: boolean,
): AnyCall => ({
  call: 'sessionStart',
  info: {
    mediaName: name,
    mediaId: id,
    mediaLengthS: isLiveStream(stream) ? LIVE_LENGTH_S : lengthS,
    streamType: stream,
    mediaType: kind,
    network: readNetwork(),
  },
  options: { [MediaObjectKey.StandardMediaMetadata]: metadata(), [MediaObjectKey.MediaResumed]: isResumed },
});

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

/** M-04: the end of content completes and then ends the session; the tracker is destroyed when nothing is pending. */
function sessionOf({ call, destroy }: Tracker): MeasuredSession {
  return {
    play: () => call({ call: 'play' }),
    pause: () => call({ call: 'pause' }),
    seekStart: () => call({ call: 'seekStart' }),
    seekComplete: () => call({ call: 'seekComplete' }),
    bufferStart: () => call({ call: 'bufferStart' }),
    bufferComplete: () => call({ call: 'bufferComplete' }),
    bitrateChange: () => call({ call: 'bitrateChange' }),
    presentationChange: () => call({ call: 'presentationChange' }),
    adBreakStart: ({ kind, position, startS, ads }) =>
      call({
        call: 'adBreakStart',
        info: { adBreakName: BREAK_NAMES[kind], adBreakPosition: position, adBreakStartS: startS, adsPlanned: ads },
      }),
    adBreakComplete: () => call({ call: 'adBreakComplete' }),
    timedMetadata: (value) => call({ call: 'timedMetadataUpdate', info: { value } }),
    adStart: (ad) =>
      call({
        call: 'adStart',
        info: { adName: ad.name, adId: ad.id, adPosition: ad.position, adLengthS: ad.lengthS },
        options: { [MediaObjectKey.StandardAdMetadata]: adMetadata(ad) },
      }),
    adComplete: () => call({ call: 'adComplete' }),
    adSkip: () => call({ call: 'adSkip' }),
    adLeave: () => call({ call: 'adLeave' }),
    chapterStart: ({ title, position, lengthS, startS }) =>
      call({
        call: 'chapterStart',
        info: { chapterName: title, chapterPosition: position, chapterLengthS: lengthS, chapterStartS: startS },
      }),
    chapterComplete: () => call({ call: 'chapterComplete' }),
    chapterSkip: () => call({ call: 'chapterSkip' }),
    error: (errorId) => call({ call: 'error', info: { errorId } }),
    complete() {
      call({ call: 'complete' });
      destroy();
    },
    end: destroy,
  };
}
