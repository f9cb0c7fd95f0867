import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * «Mira-ho a la TV» (W-09): plays the medium on a receiver of the viewer's home through the Remote Playback API.
 *
 * Playback here uses Media Source Extensions, which no receiver can take over. So a separate element, hidden and
 * silent, has the plain HLS address; the browser uses it to find receivers and to cast. Without API or receiver there
 * is no button.
 */
export function useTelevision(local: RefObject<HTMLMediaElement | null>, hls: string, isActive: boolean) {
  const remote = useRef<HTMLVideoElement>(null);
  const [isAvailable, setAvailable] = useState(false);
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    if (!isActive || !('remote' in HTMLMediaElement.prototype)) return;
    const element = document.createElement('video');
    element.preload = 'none';
    element.src = hls;
    remote.current = element;
    const controller = new AbortController();
    const { remote: playback } = element;
    playback.watchAvailability(setAvailable).catch(() => setAvailable(false));
    const connect = () => {
      const here = local.current;
      if (!here) return;
      here.pause();
      element.currentTime = here.currentTime;
      void element.play().catch(() => undefined);
      setConnected(true);
    };
    const disconnect = () => {
      element.pause();
      setConnected(false);
      if (!local.current) return;
      if (element.currentTime > 0) local.current.currentTime = element.currentTime;
      void local.current.play().catch(() => undefined);
    };
    playback.addEventListener('connect', connect, { signal: controller.signal });
    playback.addEventListener('disconnect', disconnect, { signal: controller.signal });
    return () => {
      controller.abort();
      void playback.cancelWatchAvailability().catch(() => undefined);
      element.removeAttribute('src');
      remote.current = null;
      setAvailable(false);
    };
  }, [local, hls, isActive]);
  /** Opens the browser's list of receivers; closing it without a choice continues here. */
  const choose = () => void remote.current?.remote.prompt().catch(() => undefined);
  return { isAvailable, isConnected, choose };
}
