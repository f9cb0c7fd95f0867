import { type ReactNode, useState } from 'react';
import styles from './Board.module.css';

/** A collapsed table: its name opens it and stays above it. Its query is sent when it is opened. */
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
