import { type RefObject, useEffect, useState } from 'react';

/** iPhone offers full screen for video elements only. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/**
 * Full screen of the player with its controls; on iPhone of the video element. A refusal by the browser changes
 * nothing.
 */
export function useFullscreen(frame: RefObject<HTMLElement | null>, element: RefObject<HTMLVideoElement | null>) {
  const [isOn, setOn] = useState(false);
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype);
    const changed = () => setOn(document.fullscreenElement === frame.current && frame.current !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [frame]);
  const toggle = () => {
    if (isOn) return void document.exitFullscreen().catch(() => undefined);
    if (document.fullscreenEnabled) return void frame.current?.requestFullscreen().catch(() => undefined);
    (element.current as AppleVideo | null)?.webkitEnterFullscreen?.(); // cast: WebKit method
  };
  return { isOn, isPossible, toggle };
}
