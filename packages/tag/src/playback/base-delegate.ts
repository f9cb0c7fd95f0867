import type { PlaybackDelegate } from './adapter/playback-config.ts';

/** Default delegate, as in the incumbent's client. A separate entry point, because most pages pass their own object. */
export class MediaHeartbeatDelegate implements PlaybackDelegate {
  getCurrentPlaybackTime(): number {
    return 0;
  }
  getQoSObject(): unknown {
    return null;
  }
}
