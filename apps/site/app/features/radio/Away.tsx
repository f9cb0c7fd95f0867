import css from './Away.module.css';
import type { RadioState } from './radio-store.ts';
import { windowChannel } from './window/window-channel.ts';

/** Shown while the radio plays in its own window: focus it, or bring playback back. */
export function Away({ away }: { away: NonNullable<RadioState['away']> }) {
  const returnPlayback = () => {
    const channel = windowChannel();
    channel.post({ type: 'returnPlayback' });
    channel.close();
  };
  return (
    <div className={css.away}>
      <p>
        <strong>{away.name}</strong> sona en una finestra a part.
      </p>
      <button type="button" onClick={returnPlayback}>
        Torna-la a la pàgina
      </button>
    </div>
  );
}
