/** Entry of `@sintonia/tag/track-playback`: the playback session, fed with a player's own events. */
import { BROWSER_PORTS } from './browser-ports.ts';
import type { MeasurementObject } from './measurement-object.ts';
import { MediaHeartbeatConfig } from './playback-config.ts';
import { createTracker, type PlaybackPorts, type PlayerPort, type Tracker } from './tracker.ts';

export { MediaObjectKey } from './media-options.ts';
export type { AnyCall } from './session-inputs.ts';
export type { PlayerPort, Tracker } from './tracker.ts';

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
