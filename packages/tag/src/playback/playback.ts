/** Entry of `@sintonia/tag/playback`: playback measurement with the API of the incumbent's client. */

export type { CustomerId, MeasurementObject, PrivacyStatus } from './measurement-object.ts';
export type { ContextData } from './media-heartbeat.ts';
export { MediaHeartbeat } from './media-heartbeat.ts';
export type { QualityInfo } from './media-info.ts';
export type { MediaObject } from './media-objects.ts';
export type { PlaybackDelegate } from './playback-config.ts';
export { MediaHeartbeatConfig } from './playback-config.ts';
export type { SendHeartbeat } from './send-queue.ts';
export type { Call, Input, PlayerReading, TrackedEvent } from './session-inputs.ts';
export type { AnalyticsStart, Output, PlaybackHeartbeat, TrackerState } from './session-state.ts';
export type { PlaybackPorts, Tracker } from './tracker.ts';
