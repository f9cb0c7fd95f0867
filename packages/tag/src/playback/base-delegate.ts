import type { PlaybackDelegate } from './playback-config.ts';

/** Delegate to start from, as the incumbent's client has it. An entry of its own: most pages give an object of theirs. */
export class MediaHeartbeatDelegate implements PlaybackDelegate {
  getCurrentPlaybackTime(): number {
    return 0;
  }
  getQoSObject(): unknown {
    return null;
  }
}
