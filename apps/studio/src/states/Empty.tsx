import type { ReactNode } from 'react';
import styles from './states.module.css';

/** Nothing to show: meaning, and next step. */
export function Empty({ what, way, children }: { what: string; way: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.what}>{what}</p>
      <p className={styles.way}>{way}</p>
      {children}
    </div>
  );
}
