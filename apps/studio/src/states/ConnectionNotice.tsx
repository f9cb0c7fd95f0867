import { useEffect } from 'react';
import { checkConnection, checkWhenOnline } from '../api/connection.ts';
import { useConnection } from '../api/use-connection.ts';
import buttons from '../design/Button.module.css';
import { useWords } from '../messages/language.ts';
import styles from './states.module.css';

/** One notice for every part of a screen while the server cannot be reached; it goes by itself. */
export function ConnectionNotice() {
  const words = useWords().problem;
  const connection = useConnection();
  useEffect(checkWhenOnline, []);
  if (connection !== 'lost') return null;
  return (
    <div className={styles.connection} role="alert">
      <p>
        <strong>{words.offline}.</strong> {words.lostAdvice}
      </p>
      <button type="button" className={buttons.plain} onClick={checkConnection}>
        {words.retry}
      </button>
    </div>
  );
}
