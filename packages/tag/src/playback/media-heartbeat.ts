import type { MeasurementObject } from './measurement-object.ts';
import {
  createAdBreakObject,
  createAdObject,
  createChapterObject,
  createMediaObject,
  createQoSObject,
  createTimedMetadataObject,
  type MediaObject,
} from './media-objects.ts';
import { MediaObjectKey } from './media-options.ts';
import type { MediaHeartbeatConfig, PlaybackDelegate } from './playback-config.ts';
import { capital, isTrackedEvent, TRACKED_EVENTS, type TrackedEvent } from './session-inputs.ts';
import { startPlayback } from './start-playback.ts';
import type { PlaybackPorts, Tracker } from './tracker.ts';

/** Custom metadata of a media, ad or chapter; other than text, number and boolean is left out. */
export type ContextData = Readonly<Record<string, unknown>>;

type EventName = Capitalize<TrackedEvent>;
type EventTable = { readonly [N in EventName]: Uncapitalize<N> };

const Event = Object.fromEntries(TRACKED_EVENTS.map((event) => [capital(event), event])) as EventTable; // cast: built from the very list the type is made of

/** What the constructor throws (§ 5). */
const needs = (what: string) => new Error(`MediaHeartbeat needs a valid ${what}.`);

/**
 * The tracker an owner of the incumbent's client knows, call by call: made from a delegate, a config and a
 * measurement object. Throws what that one throws when one of them is missing; a call out of order is logged
 * and sends nothing.
 */
export class MediaHeartbeat {
  static readonly Event = Event;
  static readonly MediaType = { Video: 'video', Audio: 'audio' } as const;
  static readonly StreamType = {
    VOD: 'vod',
    LIVE: 'live',
    LINEAR: 'linear',
    PODCAST: 'podcast',
    AUDIOBOOK: 'audiobook',
    AOD: 'aod',
  } as const;
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
    if (!measurement) throw needs('AppMeasurement instance');
    if (!measurement.visitor?.marketingCloudOrgId) throw needs('visitor instance with marketingCloudOrgId set');
    if (!delegate) throw needs('delegate object');
    if (!config?.trackingServer) throw needs('config object with trackingServer set');
    this.#tracker = startPlayback(delegate, config, measurement, ports);
  }

  trackSessionStart(media: MediaObject<'media'>, contextData?: ContextData): void {
    this.#tracker.call('sessionStart', media, contextData);
  }

  trackSessionEnd(): void {
    this.#tracker.call('sessionEnd');
  }

  trackPlay(): void {
    this.#tracker.call('play');
  }

  trackPause(): void {
    this.#tracker.call('pause');
  }

  trackComplete(): void {
    this.#tracker.call('complete');
  }

  trackError(errorId: string): void {
    this.#tracker.call('error', errorId);
  }

  trackEvent(event: TrackedEvent, info?: MediaObject | null, contextData?: ContextData): void {
    this.#tracker.call(isTrackedEvent(event) ? event : 'unknown', info, contextData);
  }

  /** Ends an open session and, once nothing of it is held back or waits, stops listening to the page. */
  destroy(): void {
    this.#tracker.destroy();
  }
}
