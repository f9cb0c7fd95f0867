import type { ContentMedia } from '../events/content-media.ts';

/** Frames that the browser dropped; 0 without a picture. */
export function droppedFrames(element: HTMLMediaElement): number {
  return element instanceof HTMLVideoElement ? element.getVideoPlaybackQuality().droppedVideoFrames : 0;
}

/** The same for content only: the count restarts with each ad in the element, and with content after it. */
export function contentDroppedFrames(
  element: HTMLMediaElement,
  content: Pick<ContentMedia, 'isHeld' | 'addEventListener' | 'removeEventListener'>,
) {
  let before = 0;
  const interrupted = () => {
    before += droppedFrames(element);
  };
  content.addEventListener('interrupted', interrupted);
  return {
    count: () => (content.isHeld ? before : before + droppedFrames(element)),
    stop: () => content.removeEventListener('interrupted', interrupted),
  };
}
