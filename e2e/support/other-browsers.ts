/** In the page, before it loads: what other browsers have to play media with. */

declare global {
  interface Window {
    MediaSource?: typeof MediaSource;
    ManagedMediaSource?: typeof MediaSource;
  }
}

/** An iPhone from iOS 17.1 on: pages hand segments to a managed source, and there is no other. */
export function likeNewIphone(): void {
  window.ManagedMediaSource = window.MediaSource;
  Reflect.deleteProperty(window, 'MediaSource');
}

/** An iPhone before: the browser plays HLS, and pages can hand over nothing. */
export function likeOldIphone(): void {
  Reflect.deleteProperty(window, 'MediaSource');
  Reflect.deleteProperty(window, 'ManagedMediaSource');
}
