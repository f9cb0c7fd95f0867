/** In the page, before it loads: playback capabilities of other browsers. */

declare global {
  interface Window {
    MediaSource?: typeof MediaSource;
    ManagedMediaSource?: typeof MediaSource;
  }
}

/** An iPhone from iOS 17.1 on: only managed media sources. */
export function likeNewIphone(): void {
  window.ManagedMediaSource = window.MediaSource;
  Reflect.deleteProperty(window, 'MediaSource');
}

/** An older iPhone: native HLS, no media sources. */
export function likeOldIphone(): void {
  Reflect.deleteProperty(window, 'MediaSource');
  Reflect.deleteProperty(window, 'ManagedMediaSource');
}
