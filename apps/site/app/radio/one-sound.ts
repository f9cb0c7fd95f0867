import { windowChannel } from './window/window-channel.ts';

/**
 * One thing sounds at a time: what begins to play stops everything else of the page, and the radio's own window.
 * Gives what ends it.
 */
export function keepOneSound(): () => void {
  const channel = windowChannel();
  const hush = ({ target }: Event) => {
    for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video'))
      if (media !== target && !media.paused) media.pause();
    channel.post({ type: 'hush' });
  };
  document.addEventListener('play', hush, { capture: true });
  return () => {
    document.removeEventListener('play', hush, { capture: true });
    channel.close();
  };
}
