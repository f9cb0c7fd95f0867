import css from './Away.module.css';
import type { RadioState } from './radio-store.ts';
import { windowChannel } from './window/window-channel.ts';

/** Shown while the radio plays in its own window: focus it, or bring playback back. */
export function Away({ away }: { away: NonNullable<RadioState['away']> }) {
  const comeBack = () => {
    const channel = windowChannel();
    channel.post({ type: 'comeBack' });
    channel.close();
  };
  return (
    <div className={css.away}>
      <p>
        <strong>{away.name}</strong> sona en una finestra a part.
      </p>
      <button type="button" onClick={comeBack}>
        Torna-la a la pàgina
      </button>
    </div>
  );
}
