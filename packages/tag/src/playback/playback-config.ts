import { LIBRARY_VERSION } from './session-limits.ts';

/** Settings of a tracker. `new MediaHeartbeatConfig()` and then assigning, as the incumbent's client has it. */
export class MediaHeartbeatConfig {
  /** Host of the heartbeat server, may carry a port and a path prefix: `site.example:4000/hb`. */
  trackingServer = '';
  channel = '';
  /** Online video platform. */
  ovp = 'unknown';
  appVersion = '';
  playerName = '';
  /** https when true. */
  ssl = false;
  /** Warnings too go to the console. */
  debugLogging = false;
  /** Version told on the wire. */
  libraryVersion = LIBRARY_VERSION;
}

/** What a tracker asks of the player. */
export interface PlaybackDelegate {
  /** Seconds from the start of the content; for live, as the page counts them. */
  getCurrentPlaybackTime(): number;
  /** The object of `createQoSObject`, or null when the player tells no quality. */
  getQoSObject(): unknown;
}

/** `{scheme}://{trackingServer}`, whatever scheme or closing slash the setting came with. */
export const heartbeatOrigin = ({
  ssl,
  trackingServer,
}: Pick<MediaHeartbeatConfig, 'ssl' | 'trackingServer'>): string =>
  `http${ssl ? 's' : ''}://${trackingServer.replace(/^https?:\/\/|\/$/g, '')}`;
