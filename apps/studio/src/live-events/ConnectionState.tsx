import { useFormats, useWords } from '../messages/language.ts';
import styles from './ConnectionState.module.css';
import type { Realtime } from './realtime-state.ts';

/** State of the live connection. Announced only on changes; the running clock is not. */
export function ConnectionState({ state }: { state: Realtime }) {
  const words = useWords().realtime;
  const formats = useFormats();
  const { connection, now } = state;
  return (
    <div className={styles.state}>
      <p className={styles[connection]} role="status">
        {words[connection]} {connection === 'reconnecting' && now && words.staleSince(formats.clock(now.at))}
      </p>
      {connection === 'live' && now && (
        <time className={styles.clock} dateTime={now.at} aria-hidden="true">
          {formats.clock(now.at)}
        </time>
      )}
    </div>
  );
}
