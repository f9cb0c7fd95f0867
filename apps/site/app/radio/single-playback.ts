import { ownMedia } from '@sintonia/player/own-media';
import { windowChannel } from './window/window-channel.ts';

/**
 * One thing sounds at a time: what begins to play in a player of ours stops the others of the page, and the radio's own
 * window. Media that are not ours stop nothing and are left alone (V-07).
 * Gives what ends it.
 */
export function enforceSinglePlayback(): () => void {
  const channel = windowChannel();
  const hush = ({ target }: Event) => {
    const media = ownMedia(document);
    if (!media.some((one) => one === target)) return;
    for (const other of media) if (other !== target && !other.paused) other.pause();
    channel.post({ type: 'hush' });
  };
  document.addEventListener('play', hush, { capture: true });
  return () => {
    document.removeEventListener('play', hush, { capture: true });
    channel.close();
  };
}
