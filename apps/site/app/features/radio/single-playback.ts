import { ownMedia } from '@sintonia/player/own-media';
import { windowChannel } from './window/window-channel.ts';

/**
 * One player plays at a time: starting one of this site's players stops the others of the page, and the radio's own
 * window. Other media elements stop nothing and are left alone (V-07). Returns a function that ends it.
 */
export function enforceSinglePlayback(): () => void {
  const channel = windowChannel();
  const pauseOthers = ({ target }: Event) => {
    const media = ownMedia(document);
    if (!media.some((one) => one === target)) return;
    for (const other of media) if (other !== target && !other.paused) other.pause();
    channel.post({ type: 'pause' });
  };
  document.addEventListener('play', pauseOthers, { capture: true });
  return () => {
    document.removeEventListener('play', pauseOthers, { capture: true });
    channel.close();
  };
}
