import type { ReactNode } from 'react';
import styles from './states.module.css';

/** Nothing to show: meaning, and next step. */
export function Empty({ what, advice, children }: { what: string; advice: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.what}>{what}</p>
      <p className={styles.advice}>{advice}</p>
      {children}
    </div>
  );
}
