import { LoadingStroke } from '../design/BrandStroke.tsx';
import { useWords } from '../messages/language.ts';
import styles from './Opening.module.css';

/** Before the first data: the brand stroke, without later layout shift. */
export function LoadingScreen() {
  return (
    <main className={styles.opening}>
      <LoadingStroke label={useWords().loading} />
    </main>
  );
}
