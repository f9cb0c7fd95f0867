import css from './Away.module.css';
import type { RadioState } from './radio-store.ts';
import { windowChannel } from './window/window-channel.ts';

/** The radio is in a window of its own: where it went, and how it comes back. */
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
