import { GustLoading } from '../design/Gust.tsx';
import { useWords } from '../messages/language.ts';
import styles from './Opening.module.css';

/** Before anything is known: the gust, and nothing that would have to move. */
export function Opening() {
  return (
    <main className={styles.opening}>
      <GustLoading label={useWords().loading} />
    </main>
  );
}
