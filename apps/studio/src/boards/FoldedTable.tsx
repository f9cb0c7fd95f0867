import { type ReactNode, useState } from 'react';
import styles from './Board.module.css';

/** A table under its name, which opens it. Its query is asked when it is opened, and its name stays above it. */
export function FoldedTable({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{name}</h2>
      </summary>
      {isOpen && children}
    </details>
  );
}
