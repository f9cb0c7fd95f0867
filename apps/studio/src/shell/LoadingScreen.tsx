import { LoadingStroke } from '../design/BrandStroke.tsx';
import { useWords } from '../messages/language.ts';
import styles from './Opening.module.css';

/** Before anything is known: the gust, and nothing that would have to move. */
export function LoadingScreen() {
  return (
    <main className={styles.opening}>
      <LoadingStroke label={useWords().loading} />
    </main>
  );
}
