import { MediaObjectKey } from '../session/media-options.ts';
import {
  bySpelling,
  type Call,
  capital,
  isTrackedEvent,
  TRACKED_EVENTS,
  type TrackedEvent,
} from '../session/session-inputs.ts';
import { BROWSER_PORTS } from './browser-ports.ts';
import { incumbentCall } from './incumbent-call.ts';
import type { MeasurementObject } from './measurement-object.ts';
import {
  createAdBreakObject,
  createAdObject,
  createChapterObject,
  createMediaObject,
  createQoSObject,
  createTimedMetadataObject,
  infoOf,
  type MediaObject,
} from './media-objects.ts';
import type { MediaHeartbeatConfig, PlaybackDelegate } from './playback-config.ts';
import { createTracker, type PlaybackPorts, type Tracker } from './tracker.ts';

/** Custom metadata of a media, ad or chapter. Values other than text, number and boolean are dropped. */
export type ContextData = Readonly<Record<string, unknown>>;

/** The stream types of § 3. */
const STREAM_TYPES = ['vod', 'live', 'linear', 'podcast', 'audiobook', 'aod'] as const;
type StreamType = (typeof STREAM_TYPES)[number];
const MEDIA_TYPES = ['video', 'audio'] as const;
type MediaType = (typeof MEDIA_TYPES)[number];

/** What the constructor throws (§ 5). */
function need(given: unknown, what: string): void {
  if (!given) throw new Error(`MediaHeartbeat needs a valid ${what}.`);
}

/**
 * Tracker with the API of the incumbent's client, created from a delegate, a config and a measurement object.
 * Throws the same errors when one of them is missing. A call out of order is logged and sends nothing. This is an
 * adapter over the session; our own player passes its events to `trackPlayback` directly.
 */
export class MediaHeartbeat {
  static readonly Event: { readonly [E in TrackedEvent as Capitalize<E>]: E } = bySpelling(TRACKED_EVENTS, capital);
  static readonly MediaType: { readonly [T in MediaType as Capitalize<T>]: T } = bySpelling(MEDIA_TYPES, capital);
  static readonly StreamType: { readonly [T in StreamType as Uppercase<T>]: T } = bySpelling(STREAM_TYPES, (type) =>
    type.toUpperCase(),
  );
  static readonly MediaObjectKey = MediaObjectKey;
  static readonly createMediaObject = createMediaObject;
  static readonly createAdBreakObject = createAdBreakObject;
  static readonly createAdObject = createAdObject;
  static readonly createChapterObject = createChapterObject;
  static readonly createQoSObject = createQoSObject;
  static readonly createTimedMetadataObject = createTimedMetadataObject;

  readonly #tracker: Tracker;

  constructor(
    delegate: PlaybackDelegate,
    config: MediaHeartbeatConfig,
    measurement: MeasurementObject,
    ports?: Partial<PlaybackPorts>,
  ) {
    need(measurement, 'AppMeasurement instance');
    need(measurement.visitor?.marketingCloudOrgId, 'visitor instance with marketingCloudOrgId set');
    need(delegate, 'delegate object');
    need(config?.trackingServer, 'config object with trackingServer set');
    const player = {
      positionS: () => delegate.getCurrentPlaybackTime(),
      quality: () => infoOf(delegate.getQoSObject(), 'quality'),
    };
    this.#tracker = createTracker(player, config, measurement, { ...BROWSER_PORTS, ...ports });
  }

  #call(call: Call, given?: unknown, metadata?: unknown): void {
    this.#tracker.call(incumbentCall(call, given, metadata));
  }

  trackSessionStart(media: MediaObject<'media'>, contextData?: ContextData): void {
    this.#call('sessionStart', media, contextData);
  }

  trackSessionEnd(): void {
    this.#call('sessionEnd');
  }

  trackPlay(): void {
    this.#call('play');
  }

  trackPause(): void {
    this.#call('pause');
  }

  trackComplete(): void {
    this.#call('complete');
  }

  trackError(errorId: string): void {
    this.#call('error', errorId);
  }

  trackEvent(event: TrackedEvent, info?: MediaObject | null, contextData?: ContextData): void {
    this.#call(isTrackedEvent(event) ? event : 'unknown', info, contextData);
  }

  /** Ends an open session, and removes page listeners once nothing is held back or waiting. */
  destroy(): void {
    this.#tracker.destroy();
  }
}
