/** Entry of `@sintonia/tag/playback`: playback measurement with the API of the incumbent's client. */

export type { CustomerId, MeasurementObject, PrivacyStatus } from './adapter/measurement-object.ts';
export type { ContextData } from './adapter/media-heartbeat.ts';
export { MediaHeartbeat } from './adapter/media-heartbeat.ts';
export type { MediaObject } from './adapter/media-objects.ts';
export type { PlaybackDelegate } from './adapter/playback-config.ts';
export { MediaHeartbeatConfig } from './adapter/playback-config.ts';
export type { PlaybackPorts, Tracker } from './adapter/tracker.ts';
export type { QualityInfo } from './session/media-info.ts';
export type { Call, Input, PlayerReading, TrackedEvent } from './session/session-inputs.ts';
export type { AnalyticsStart, Output, PlaybackHeartbeat, TrackerState } from './session/session-state.ts';
export type { SendHeartbeat } from './wire/send-queue.ts';
