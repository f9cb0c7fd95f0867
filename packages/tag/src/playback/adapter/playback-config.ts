import { LIBRARY_VERSION } from '../session/session-limits.ts';

/** Settings of a tracker. Create with `new MediaHeartbeatConfig()` and assign properties, like in the incumbent's client. */
export class MediaHeartbeatConfig {
  /** Host of the heartbeat server, with optional port and path prefix: `site.example:4000/hb`. */
  trackingServer = '';
  channel = '';
  /** Online video platform. */
  ovp = 'unknown';
  appVersion = '';
  playerName = '';
  /** https when true. */
  ssl = false;
  /** Writes warnings to the console too. */
  debugLogging = false;
  /** Version sent on the wire. */
  libraryVersion = LIBRARY_VERSION;
}

/** What a tracker reads from the player. */
export interface PlaybackDelegate {
  /** Seconds from the start of the content; for live streams, as the page defines it. */
  getCurrentPlaybackTime(): number;
  /** The result of `createQoSObject`, or null when the player reports no quality. */
  getQoSObject(): unknown;
}

/** `{scheme}://{trackingServer}`. A scheme or trailing slash in the setting is removed. */
export const heartbeatOrigin = ({
  ssl,
  trackingServer,
}: Pick<MediaHeartbeatConfig, 'ssl' | 'trackingServer'>): string =>
  `http${ssl ? 's' : ''}://${trackingServer.replace(/^https?:\/\/|\/$/g, '')}`;
