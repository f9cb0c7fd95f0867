/** Entry of `@sintonia/tag/track-playback`: the playback session, fed with a player's own events. */
import { BROWSER_PORTS } from './adapter/browser-ports.ts';
import type { MeasurementObject } from './adapter/measurement-object.ts';
import { MediaHeartbeatConfig } from './adapter/playback-config.ts';
import { createTracker, type PlaybackPorts, type PlayerPort, type Tracker } from './adapter/tracker.ts';

export type { PlayerPort, Tracker } from './adapter/tracker.ts';
export { MediaObjectKey } from './session/media-options.ts';
export type { AnyCall } from './session/session-inputs.ts';

/** A tracker for one player on this page. Missing settings default to those of `MediaHeartbeatConfig`. */
export const trackPlayback = (
  player: PlayerPort,
  settings: Partial<MediaHeartbeatConfig>,
  measurement: MeasurementObject,
  ports?: Partial<PlaybackPorts>,
): Tracker =>
  createTracker(player, Object.assign(new MediaHeartbeatConfig(), settings), measurement, {
    ...BROWSER_PORTS,
    ...ports,
  });
